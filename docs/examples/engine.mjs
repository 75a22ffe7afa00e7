// A small engine for Troyes in JavaScript: node docs/examples/engine.mjs
//
// It needs no rules: every `go` lists the options. It builds when it can, passes last, and otherwise
// takes what comes first; the position it is given says much more (docs/engine.md).
import { createInterface } from 'node:readline'

const say = (line) => process.stdout.write(line + '\n')
let position = null

function choose(options) {
  const score = ([, name]) =>
    name === 'cathedral' ? 3
      : name === 'pass' || name === 'yield' ? 0
      : name.startsWith('reroll') || name === 'flip' || name === 'recruit' ? 1
      : 2
  return options.reduce((best, option) => (score(option) > score(best) ? option : best))
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.trim().split(' ')
  if (word === 'troyes') {
    say('id name builder 1')
    say('troyesok')
  } else if (word === 'isready') {
    say('readyok')
  } else if (word === 'newgame') {
    position = null
  } else if (word === 'position') {
    position = JSON.parse(rest.join(' '))
  } else if (word === 'go') {
    const options = rest.slice(rest.indexOf('options') + 1).map((text) => text.split('='))
    say(`info string round ${position.round}, ${options.length} options`)
    say(`bestmove ${choose(options)[0]}`)
  } else if (word === 'quit') {
    break
  }
}
process.exit(0)
