import { InputError, knownWord, type Notation } from '@holdout/engine'
import { placeOf, seatOf } from '../codes.ts'
import { type Box, SOURCES, type Source } from '../data/box.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { experience, type Question, type State } from '../state.ts'
import { readMove, seatsOf, writeMove } from './moves.ts'
import { placeTable } from './place.ts'
import { vocabularyOf } from './vocabulary.ts'
import { words, zonesFor } from './zones.ts'

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
function readStep(box: Box, text: string, options?: Options): Question {
  const [word, seat, ...rest] = words(text)
  const { steps } = vocabularyOf(box)
  const [, example] = steps[knownWord(word, Object.keys(steps), 'one of the steps')]
  const wrong = (): InputError => new InputError(`found "${text}", expected for example "${example}"`)
  if (Object.hasOwn(PLAIN, word)) {
    if (seat !== undefined) throw wrong()
    return PLAIN[word]
  }
  const who = placeOf(knownWord(seat, seatsOf(options), 'a seat'))
  const [first, second, ...more] = rest
  const most = word === 'area' ? 0 : word === 'damage' ? 2 : 1
  if (rest.length > most || more.length) throw wrong()
  if (word === 'area') return { step: 'area-attacked', at: who }
  if (word === 'event') {
    const events = box.rubbleKinds.filter(({ type }) => type === 'event').map(({ id }) => id)
    return { step: 'event', who, card: box.kinds.get(knownWord(first, events, 'an event')) as number }
  }
  const count = Number(first ?? 1)
  if (!Number.isInteger(count) || count < 1 || count > 20) throw wrong()
  if (word === 'draw') return { step: 'draw', who, left: count }
  return { step: 'damage', who, points: count, source: knownWord(second, SOURCES, 'a source') as Source }
}

const FIGHT_STEPS = [
  'combat-phase',
  'fate',
  'wave',
  'characters-attack',
  'enemies-attack',
  'save-survivors',
  'combat-ends',
  'turn-ends',
]

/** Why a step cannot run in this position; null if it can. */
function missingFor(s: State, { step }: { readonly step: string }): string | null {
  if ((FIGHT_STEPS.includes(step) || step === 'area-attacked') && s.receiver === null)
    return 'there is no receiver; name "turn: combat" and "receiver: p1"'
  if (step === 'turn-ends' && s.turn === null) return 'it is no player\'s turn; name "turn: combat p1"'
  if (step === 'first-player') return s.phase === 'set-up' ? null : 'setup is over; name "turn: set-up"'
  return s.phase === 'set-up' ? 'setup is not over' : null
}

export function notationFor(box: Box): Notation<State, Move, Options> {
  return {
    zones: options => zonesFor(box, options),
    place: (options, given, chance) => placeTable(box, options, given, chance),
    writeMove,
    readMove: (text, options) => readMove(box, text, options),
    piece: item => (typeof item === 'number' ? box.names[item] : String(item)),
    readStep: (text, options) => readStep(box, text, options),
    missingFor,
    scores: s => Object.fromEntries(s.players.map((_, place) => [seatOf(place), experience(s, place)])),
    vocabulary: vocabularyOf(box),
  }
}
