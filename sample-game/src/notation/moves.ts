import { didYouMean, InputError } from '@holdout/engine'
import { SUPPLIES } from '../data/load.ts'
import { type Move, SEATS } from '../state.ts'

const ALL_MOVES: readonly Move[] = [
  ...SUPPLIES.flatMap((card): Move[] => [
    { move: 'play', card, to: 'door' },
    { move: 'play', card, to: 'bag' },
    { move: 'brace', card },
  ]),
  { move: 'pass' },
  { move: 'listen' },
  { move: 'concede' },
  { move: 'step-back' },
  ...SEATS.map((seat): Move => ({ move: 'time-out', seat })),
]
const BY_TEXT = new Map(ALL_MOVES.map(move => [writeMove(move), move]))

export function writeMove(move: Move): string {
  switch (move.move) {
    case 'play':
      return `play ${move.card} ${move.to}`
    case 'brace':
      return `brace ${move.card}`
    case 'time-out':
      return `time-out ${move.seat}`
    default:
      return move.move
  }
}

export function readMove(text: string): Move {
  const tidy = text.trim().replace(/\s+/g, ' ')
  const move = BY_TEXT.get(tidy)
  if (move !== undefined) return move
  const near = didYouMean(tidy, [...BY_TEXT.keys()])
  throw new InputError(`found "${tidy}", expected a move such as play food-2 door, brace food-2 or step-back${near}`)
}
