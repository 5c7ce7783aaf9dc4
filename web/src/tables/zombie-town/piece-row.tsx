import { buildingAt, type SurvivorView, type View } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { bulletsOf, titleOf } from './data.ts'
import { Drawing } from './drawing.tsx'
import { PIECE, readPiece } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

/** The pieces that the map cannot show one by one: figures at the same place, piles of a building, cards of a pile. */
const KINDS = ['figure', 'stack', 'back']

export function hasPieceRow({ selection }: Picking): boolean {
  return selection.next.some(piece => KINDS.includes(readPiece(piece).kind))
}

/** These pieces, drawn side by side. */
export function PieceRow({ pick, names }: { readonly pick: Picking; readonly names: Names }) {
  const pieces = pick.selection.next.filter(piece => KINDS.includes(readPiece(piece).kind))
  if (pieces.length === 0) return null
  return (
    <ul className="zt-pieces">
      {pieces.map(piece => {
        const { kind, of } = readPiece(piece)
        const words = wordsOf(kind, of, pick.view, names)
        return (
          <li key={piece}>
            <button
              {...pick.selection.button(piece)}
              className={`zt-piece zt-piece--${kind} can ${colorClass(of, pick.view)} ${pick.selection.mark(piece)}`}
              aria-label={words}
            >
              {kind === 'figure' ? <Drawing of={figureOf(of, pick.view)} /> : <i className="back" aria-hidden="true" />}
              <span>{kind === 'back' ? of : words}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function wordsOf(kind: string, of: string, view: View, names: Names): string {
  if (kind === 'back') return text.pieces.position(Number(of))
  if (kind === 'stack') return of === 'unexplored' ? text.pieces.unexplored : text.pieces.stored(names[of] ?? of)
  if (of === 'moved' || of === 'unmoved') return text.pieces[of]
  const survivor = survivorOf(view, of)
  if (survivor) return describeSurvivor(survivor)
  const seat = view.pawns.find(({ pawn }) => pawn === of)?.seat ?? ''
  return text.pieces.pawn(names[seat] ?? seat, of)
}

function figureOf(of: string, view: View): string {
  if (of === 'moved' || of === 'unmoved') return 'zombie'
  return survivorOf(view, of) ? 'survivor' : 'pawn'
}

function colorClass(of: string, { pawns }: View): string {
  return pawns.some(({ pawn }) => pawn === of) ? `zt-is-${of}` : ''
}

function survivorOf({ pawns, buildings }: View, id: string): SurvivorView | undefined {
  const all = [...pawns.flatMap(({ carried }) => carried), ...buildings.flatMap(({ survivors }) => survivors)]
  return all.find(survivor => survivor.id === id)
}

export function describeSurvivor({ gun }: SurvivorView): string {
  return text.pieces.survivor(gun && titleOf(gun.card), gun ? bulletsOf(gun).left : 0)
}

/** The player's own survivors that the dock shows: carried by the pawn, in its building, or part of a choice. */
export function survivorsShown({ view, me, pawn, selection }: Picking): readonly SurvivorView[] {
  const acting = view.pawns.find(other => other.pawn === pawn)
  const places = new Set([acting?.at ?? null, view.asked?.at ?? null])
  const placed = [...places].flatMap(at => {
    const building = buildingAt(view, at)
    return building && building.owner === me?.seat ? building.survivors : []
  })
  const own = [
    ...view.pawns.filter(({ seat }) => seat === me?.seat).flatMap(({ carried }) => carried),
    ...view.buildings.filter(({ owner }) => owner === me?.seat).flatMap(({ survivors }) => survivors),
  ]
  const used = own.filter(({ id }) => selection.uses(PIECE.survivor(id)).length > 0)
  return [...new Set([...(acting?.carried ?? []), ...placed, ...used])]
}
