import { type AnyMove, type BoardPart, type BoardPiece, CLOCK, type Seat, type Who } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, someSeats, told } from '../look.ts'
import { difference } from '../plain.ts'
import { imagine } from './worlds.ts'

/** The generic table and the terminal draw these pieces, and find the moves to offer by their ids. */
export const piecesAreInOrder: Property = {
  name: 'the pieces on the board have unique ids and titles, keep secrets, and are there for the moves that name them',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    const viewers: readonly Who[] = [...look.seats, 'table']
    const boards = new Map(viewers.map(who => [who, boardOf(look, look.state, who)]))
    for (const [who, board] of boards) {
      refuseTwice(who, board)
      for (const part of board) refuseOddPart(look, who, part)
    }
    refuseTelling(look, boards)
    refuseMissing(look, boards)
  },
}

function boardOf({ game }: CheckedPosition, state: CheckedPosition['state'], who: Who): readonly BoardPart[] {
  return game.words.board(game.view(state, who))
}

function piecesOn(board: readonly BoardPart[]): BoardPiece[] {
  return board.flatMap(({ pieces = [] }) => pieces)
}

function refuseTwice(who: Who, board: readonly BoardPart[]): void {
  const ids = piecesOn(board).map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) throw new FoundFault(`each piece id once on the board of ${who}`, `"${twice}" twice`)
}

function refuseOddPart(look: CheckedPosition, who: Who, { title, seat, pieces = [] }: BoardPart): void {
  if (seat !== undefined && !look.seats.includes(seat))
    throw new FoundFault(`"${title}" on the board of ${who} to belong to one of ${look.seats.join(', ')}`, seat)
  for (const piece of pieces) {
    const where = `the piece "${piece.id}" in "${title}" on the board of ${who}`
    if (piece.id === '') throw new FoundFault(`an id for every piece in "${title}" on the board of ${who}`, 'none')
    if (piece.title.trim() === '') throw new FoundFault(`a title for ${where}`, 'none')
    if (piece.faceDown && (piece.mark !== undefined || piece.top !== undefined))
      throw new FoundFault(`${where} to show only its back`, `it is face down and shows "${piece.mark ?? piece.top}"`)
  }
}

/** A board must not depend on what is hidden from its viewer, such as the face of a card that lies face down. */
function refuseTelling(look: CheckedPosition, boards: ReadonlyMap<Who, readonly BoardPart[]>): void {
  for (const seat of someSeats(look)) {
    const world = imagine(look, look.state, seat)
    for (const who of [seat, 'table']) {
      const found = difference(boards.get(who), boardOf(look, world, who))
      if (found)
        throw new FoundFault(
          `the board of ${who} to stay the same in every state that determinize makes for ${seat}`,
          `board: ${found}`,
        )
    }
  }
}

/** A seat must see the pieces that its moves name, or it could not choose them. */
function refuseMissing(look: CheckedPosition, boards: ReadonlyMap<Who, readonly BoardPart[]>): void {
  const all = new Set([...boards.values()].flatMap(board => piecesOn(board).map(({ id }) => id)))
  if (all.size === 0) return
  for (const way of look.ways) {
    if (way.seat === CLOCK) continue
    const seen = new Set(piecesOn(boards.get(way.seat) ?? []).map(({ id }) => id))
    const missing = namesIn(way.move, look.seats).find(name => all.has(name) && !seen.has(name))
    if (missing !== undefined)
      throw new FoundFault(
        `the piece "${missing}" of ${told(way)} on the board that ${way.seat} sees`,
        'it is only on the board of others',
        way,
      )
  }
}

function namesIn(move: AnyMove, seats: readonly Seat[]): readonly string[] {
  return Object.values(move)
    .map(String)
    .filter(name => !seats.includes(name))
}
