// Small sounds, made on the spot; off unless asked for.

let audio: AudioContext | null = null;

/** Two soft bell notes: it is your turn. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [k, frequency] of [587.3, 880].entries()) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const start = now + k * 0.16;
      tone.frequency.value = frequency;
      tone.type = "triangle";
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 1);
    }
  } catch {
    // no sound then
  }
}
