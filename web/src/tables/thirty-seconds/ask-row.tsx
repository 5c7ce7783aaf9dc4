import { plain } from '@holdout/engine'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { textOfCard } from '@holdout/thirty-seconds/table'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { anchorsOf, rowOf } from './anchors.ts'
import { bare } from './pictures.ts'

/** What can be aimed at, as buttons in thumb's reach; the digit is the key, and stands on the alley too. */
export function Targets({ view, pick, targets }: { view: View; pick: Narrowing<Move>; targets: readonly string[] }) {
  const places = targets.filter(anchor => anchor.startsWith('at:'))
  if (places.length === 0) return null
  return (
    <div className="targets">
      {places.map(anchor => {
        const at = Number(anchor.slice(3))
        const zombie = view.rows[rowOf(at) - 1]?.zombies[(at % 10) - 1]
        return (
          <button key={anchor} type="button" className="button button--open" onClick={() => pick.press(anchor)}>
            <kbd>{targets.indexOf(anchor) + 1}</kbd> {zombie ? textOfCard(zombie.zombie).title : 'The row itself'}{' '}
            <small>row {rowOf(at)}</small>
          </button>
        )
      })}
    </div>
  )
}

/** Everything that is not a thing on the table: actions, answers, and the ways in which one thing can be done. */
export function AskRow({
  pick,
  choose,
  names,
  view,
}: {
  pick: Narrowing<Move>
  choose: (move: Move) => void
  names: Names
  view: View
}) {
  const { state } = useRoom()
  const acts = [
    ...new Set(
      pick.picked.length === 0
        ? state.scene.choices.flatMap(({ move }) =>
            move.move === 'stomp' || move.move === 'knock-down' ? [move.move] : [],
          )
        : [],
    ),
  ]
  const plainMoves = pick.picked.length === 0 ? pick.open.filter(({ move }) => !isDrawn(move, view)) : pick.left
  if (acts.length + plainMoves.length === 0) return null
  return (
    <div className="ask-row">
      {acts.map(act => (
        <button key={act} type="button" className="button button--open" onClick={() => pick.press(`act:${act}`)}>
          {act === 'stomp' ? 'Head Stomp (1E) …' : 'Knock down (1E) …'}
        </button>
      ))}
      {plainMoves.map(({ move, say }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={`button button--open ${move === pick.hint ? 'is-hinted' : ''}`}
          aria-label={plain(say, names)}
          onClick={() => choose(move)}
        >
          <span>
            <Phrase of={say} names={names} />
          </span>
        </button>
      ))}
    </div>
  )
}

/** Whether the board or the kit has something to press for this move. */
function isDrawn(move: Move, view: View): boolean {
  if (move.move === 'choose') return true
  const first = anchorsOf(move, view).at(0)
  if (!first?.startsWith('card:')) return first !== undefined
  const shown = [
    ...(view.search ?? []),
    ...(view.lookedAt ?? []),
    ...(view.hand ?? []),
    ...(view.zombieHand ?? []),
    ...view.warehouse,
  ]
  return shown.some(card => card !== null && (first === `card:${card}` || first === `card:${bare(card)}`))
}
