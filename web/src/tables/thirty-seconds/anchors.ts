import type { Move, View } from '@holdout/thirty-seconds/table'

/** The row of a place in the alley; the place itself counts from the bottom. */
export const rowOf = (target: number): number => Math.floor(target / 10)

/** What one presses for a move, in order. A move without anything to press stands in the row of plain buttons. */
export function anchorsOf(move: Move, view: View): readonly string[] {
  switch (move.move) {
    case 'walk':
    case 'dash':
      return [`row:${view.row + move.by}`]
    case 'attack':
      return [`slot:${move.slot}`, `at:${move.target}`]
    case 'again':
    case 'give':
    case 'rise':
    case 'bite':
    case 'trip':
    case 'grab':
      return [`at:${move.target}`]
    case 'stomp':
    case 'knock-down':
      return [`act:${move.move}`, `at:${move.target}`]
    case 'shamble':
    case 'advance':
      return [`at:${move.target}`, `row:${rowOf(move.target) + move.by}`]
    case 'pick-up':
      return [`floor:${move.card}`]
    case 'drop':
      return [`slot:${move.slot}`]
    case 'confront':
      return [`slot:${move.slot}`]
    case 'trade':
      return [`card:${move.card}`, `card:${move.other}`]
    case 'play':
      return playAnchors(move, view)
    case 'equip':
    case 'use':
    case 'discard':
    case 'place':
    case 'send':
    case 'deploy':
    case 'shriek':
    case 'keep-card':
    case 'break-in':
    case 'take':
    case 'block':
      return [`card:${move.card}`]
    default:
      return []
  }
}

function playAnchors(move: Extract<Move, { move: 'play' }>, view: View): string[] {
  const anchors = [`card:${move.card}`]
  if ('slot' in move) anchors.push(`slot:${move.slot}`)
  if ('target' in move) {
    anchors.push(`at:${move.target}`)
    if ('by' in move) anchors.push(`row:${rowOf(move.target) + move.by}`)
    if ('second' in move) anchors.push(`at:${move.second}`)
  } else if ('by' in move) anchors.push(`row:${view.row + move.by}`)
  return anchors
}
