import { type Chance, InputError, knownWord, type Notation } from '@holdout/engine'
import { COLORS, playerAt, SEATS, seatOf } from '../codes.ts'
import { FACES, idOf } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import { pawnCount } from '../setup.ts'
import { isAlive, type State } from '../state.ts'
import { readMove, words, writeMove } from './moves.ts'
import { place } from './place.ts'
import { vocabulary } from './vocabulary.ts'
import { zones } from './zones.ts'

/** The step that `run` starts. */
function readStep(text: string, options?: Options): { step: string } {
  const [name, ...rest] = words(text)
  const [, example] = vocabulary.steps[knownWord(name, Object.keys(vocabulary.steps), 'one of the steps')]
  const wrong = (): InputError => new InputError(`found "${text}", expected for example "${example}"`)
  const pawns = COLORS.slice(0, options && pawnCount(options))
  const pawn = (word: string): number => COLORS.indexOf(knownWord(word, pawns, 'a pawn'))
  const player = (word: string): number => playerAt(knownWord(word, SEATS.slice(0, options?.players), 'a seat'))
  const count = name === 'damage' ? [2, 3] : name === 'event' ? [2, 3] : example.split(' ').length === 1 ? [0] : [1]
  if (!count.includes(rest.length)) throw wrong()
  switch (name) {
    case 'pass-turn':
      return step({ step: name, to: player(rest[0]) })
    case 'flee':
      return step({ step: name, pawn: pawn(rest[0]) })
    case 'damage': {
      const cause = knownWord(rest[1], ['zombie', 'fight', 'trap'], 'a cause')
      if (rest[2] !== undefined && rest[2] !== 'flees') throw wrong()
      return step({ step: name, pawn: pawn(rest[0]), cause, flees: rest[2] === 'flees' })
    }
    case 'event': {
      const events = FACES.filter(({ kind }) => kind === 'event').map(({ id }) => id)
      const card = FACES.findIndex(({ id }) => id === knownWord(rest[0], events, 'an event'))
      const of = rest[2] === undefined ? null : pawn(rest[2])
      return step({ step: 'resolve-event', card, player: player(rest[1]), pawn: of })
    }
    default:
      return { step: name }
  }
}

const step = (record: { step: string } & Record<string, unknown>): { step: string } => record

export const notation: Notation<State, Move, Options> = {
  zones,
  place: (options, given, chance: Chance, runs) => place(options, given, chance, runs),
  writeMove,
  readMove,
  piece: item => (typeof item === 'number' ? idOf(item) : String(item)),
  readStep,
  scores: s =>
    Object.fromEntries(s.kills.map((_, player) => [seatOf(player), isAlive(s, player) ? scoreOf(s, player).total : 0])),
  vocabulary,
}
