// Small sounds, made on the spot; off unless asked for.

import type { Fact } from "../protocol";

export type Sound = "dice" | "piece" | "coins" | "event" | "turn" | "end";

type Heard = (fact: Fact) => boolean;
const HEARD: readonly (readonly [Sound, Heard])[] = [
  ["event", ({ kind, from }) => kind === "event" && from === undefined],
  ["dice", ({ kind, to }) => kind === "rolled" || ((kind === "die" || kind === "black") && to !== undefined)],
  ["piece", ({ kind }) => kind === "citizen" || kind === "cube"],
  ["coins", ({ kind }) => kind === "deniers"],
];

/** What is heard of some facts: each sound once, the most important first, two at most. */
export function soundsOf(facts: readonly Fact[], over = false): Sound[] {
  const sounds = HEARD.filter(([, heard]) => facts.some(heard)).map(([sound]) => sound);
  return (over ? ["end" as const, ...sounds] : sounds).slice(0, 2);
}

interface Note {
  readonly at: number; // seconds from now
  readonly pitch: number; // hertz; 0 is a knock of noise
  readonly long: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

const bell = (pitches: readonly number[], gap: number, loud = 0.11): Note[] =>
  pitches.map((pitch, k) => ({ at: k * gap, pitch, long: 0.9, loud, wave: "triangle" }));
const knock = (at: number, loud: number): Note => ({ at, pitch: 0, long: 0.05, loud });

const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: bell([587.3, 880], 0.16),
  end: bell([392, 493.9, 587.3, 784], 0.22),
  event: [...bell([146.8, 138.6], 0.28, 0.16)],
  dice: [0, 0.07, 0.12, 0.2, 0.26, 0.38].map((at, k) => knock(at, 0.28 - k * 0.035)),
  piece: [{ at: 0, pitch: 180, long: 0.09, loud: 0.2, wave: "sine" }, knock(0, 0.16)],
  coins: [2093, 2637, 3136].map((pitch, k) => ({ at: k * 0.06, pitch, long: 0.18, loud: 0.05, wave: "sine" })),
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A short burst of noise, as of wood on wood. */
function burst(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.06, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 3;
  return buffer;
}

function sing(context: AudioContext, note: Note, begin: number): void {
  const gain = context.createGain();
  const start = begin + note.at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(note.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.long);
  gain.connect(context.destination);
  const source = note.pitch ? context.createOscillator() : context.createBufferSource();
  if (source instanceof OscillatorNode) {
    source.frequency.value = note.pitch;
    source.type = note.wave ?? "sine";
  } else {
    source.buffer = noise ??= burst(context);
  }
  source.connect(gain);
  source.start(start);
  source.stop(start + note.long + 0.05);
}

/** Let sounds be heard, one after the other. */
export function play(...sounds: readonly Sound[]): void {
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume();
    sounds.forEach((sound, k) => {
      for (const note of SOUNDS[sound]) sing(context, note, context.currentTime + 0.02 + k * 0.3);
    });
  } catch {
    // no sound then
  }
}
