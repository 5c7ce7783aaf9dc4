import { didYouMean, InputError } from '@holdout/engine'
import type { Move } from '../moves.ts'
import { ENTRANCES } from '../state.ts'
import { PLACES, words } from './words.ts'

export function writeMove(move: Move): string {
  switch (move.move) {
    case 'barricade':
    case 'shoot':
    case 'jasper':
      return `${move.move} ${PLACES[move.at]}`
    case 'place':
      return `place ${move.at === 'bite-pile' ? 'bite' : PLACES[move.at]}`
    case 'use-jasper':
      return `use-jasper ${move.use ? 'yes' : 'no'}`
    case 'time-out':
      return `time-out ${move.seat}`
    default:
      return move.move
  }
}

const ALL_MOVES: readonly Move[] = [
  ...ENTRANCES.flatMap((at): Move[] => [
    { move: 'barricade', at },
    { move: 'shoot', at },
    { move: 'jasper', at },
    { move: 'place', at },
  ]),
  { move: 'place', at: 'bite-pile' },
  { move: 'use-jasper', use: true },
  { move: 'use-jasper', use: false },
  { move: 'treat' },
  { move: 'pass' },
  { move: 'advance' },
  { move: 'concede' },
  { move: 'time-out', seat: 'john' },
]

export function readMove(text: string): Move {
  const tidy = words(text).join(' ')
  const move = ALL_MOVES.find(candidate => writeMove(candidate) === tidy)
  if (move) return move
  const all = ALL_MOVES.map(writeMove)
  throw new InputError(`found "${tidy}", expected a move: ${all.join('; ')}${didYouMean(tidy, all)}`)
}
