import { chanceText } from '@holdout/knowledge'
import { type Move, oddsOf, STREET, strikersIn, type View } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** A row that the Survivor or a zombie can move to, with the cost and the strikes on the way. */
export function WalkStep({
  row,
  view,
  pick,
}: {
  readonly row: number
  readonly view: View
  readonly pick: Selection<Move>
}) {
  const piece = PIECE.row(row)
  if (!pick.can(piece) && !pick.isPicked(piece)) return null
  const to = row === STREET ? text.alley.toStreet : text.alley.toRow(row)
  const words = pick.open.map(choice => plain(choice.text)).find(say => new RegExp(`to ${to}(?!\\d)`).test(say))
  const price = /\((\dE|free)\)/.exec(words ?? '')?.[1]
  const move = pick.makes(piece)
  const isWalk = move?.move === 'walk'
  const goal = view.asked === 'place-horde' ? text.alley.placeHere : text.alley.goHere
  return (
    <button
      {...pick.button(piece)}
      data-keep-in-view
      className={`ts-step ${pick.mark(piece)}`}
      aria-label={words ?? text.alley.goTo(to)}
    >
      <b>
        {isWalk ? (move.by > 0 ? text.alley.forward : text.alley.back) : goal} {price}
        {isWalk && <kbd>{move.by > 0 ? 'D' : 'A'}</kbd>}
      </b>
      {isWalk && <Strikes view={view} move={move} />}
    </button>
  )
}

/** The strikes that a step causes, and the chance to be hurt. */
function Strikes({ view, move }: { view: View; move: Extract<Move, { move: 'walk' }> }) {
  const count = move.by > 0 ? strikersIn(view, view.row).length : 0
  const { counts } = useStore(settings)
  const odds = count > 0 && counts ? oddsOf(view, move) : null
  return (
    <>
      <em className={count === 0 ? 'ts-strikes--none' : 'ts-strikes'}>{text.alley.strikes(count)}</em>
      {odds && <em className="ts-strikes__odds">{text.alley.hurt(chanceText(odds.chance))}</em>}
    </>
  )
}
