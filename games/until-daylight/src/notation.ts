import { InputError, type Notation } from '@holdout/engine'
import { type Box, SOURCES, type Source } from './data/box.ts'
import { readMove, writeMove } from './notation/moves.ts'
import { placeTable } from './notation/place.ts'
import { known, words, zonesFor } from './notation/zones.ts'
import type { Options } from './options.ts'
import { type Move, placeOf, type Question, type State } from './state.ts'

const PLAIN: Readonly<Record<string, Question>> = {
  'set-up': { step: 'first-player' },
  round: { step: 'round' },
  'combat-phase': { step: 'combat-phase' },
  fate: { step: 'fate' },
  wave: { step: 'wave', change: 0 },
  'characters-attack': { step: 'characters-attack' },
  'enemies-attack': { step: 'enemies-attack' },
  'save-survivors': { step: 'save-survivors' },
  'combat-ends': { step: 'combat-ends' },
  'turn-ends': { step: 'turn-ends' },
}

/** `wave`, `area p1`, `draw p1 2`, `damage p1 2 raider`, `event p1 ev-rats` and the plain steps. */
function readStep(box: Box, text: string): Question {
  const [word, seat, ...rest] = words(text)
  if (seat === undefined && Object.hasOwn(PLAIN, word)) return PLAIN[word]
  const who = placeOf(seat ?? '')
  if (who >= 0) {
    if (word === 'area') return { step: 'area-attacked', at: who }
    if (word === 'draw') return { step: 'draw', who, left: Number(rest[0] ?? 1) }
    if (word === 'damage')
      return { step: 'damage', who, points: Number(rest[0]), source: known(rest[1] ?? '', SOURCES) as Source }
    if (word === 'event') return { step: 'event', who, card: box.kinds.get(known(rest[0] ?? '', box.names)) as number }
  }
  throw new InputError(
    `found "${text}", expected one of the steps: ${Object.keys(PLAIN).join(', ')}, area p1, draw p1 2, damage p1 2 raider, event p1 ev-rats`,
  )
}

export function notationFor(box: Box): Notation<State, Move, Options> {
  return {
    zones: options => zonesFor(box, options),
    place: (options, given, chance) => placeTable(box, options, given, chance),
    writeMove,
    readMove,
    piece: item => (typeof item === 'number' ? box.names[item] : String(item)),
    readStep: text => readStep(box, text),
  }
}
