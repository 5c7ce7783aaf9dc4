import { plain } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import {
  damageOf,
  type Move,
  oddsOf,
  rowOfTarget,
  textOfCard,
  titleOf,
  type View,
  zombieOn,
} from '@holdout/thirty-seconds/table'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { handOf, isOnPad, PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

/** Everything that is not a piece on the table: target buttons, actions, answers, and moves that need a last choice. */
export function AskRow({
  pick,
  choose,
  names,
  scene,
  targets,
}: {
  readonly pick: Selection<Move>
  readonly choose: (move: Move) => void
  readonly names: Names
  readonly scene: Scene<View, Move>
  /** The possible targets; the index in the list gives its key. */
  readonly targets: readonly string[]
}) {
  const { view } = scene
  const buttons = inWarehouse(view)
    .map(card => [PIECE.card(card), titleOf(card)] as const)
    .filter(([piece]) => pick.can(piece))
  const moves =
    pick.picked.length === 0
      ? pick.open.filter(({ move }) => !isOnPad(move, view) && pathsOf(move, scene).length === 0)
      : pick.left
  return (
    <div className="ts-ask-row">
      {targets.map((piece, i) => (
        <Target key={piece} piece={piece} digit={i + 1} view={view} pick={pick} />
      ))}
      {buttons.map(([piece, words]) => (
        <button
          key={piece}
          {...pick.button(piece)}
          className={`button button--open ${pick.isHinted(piece) ? 'is-hinted' : ''}`}
        >
          {words}
        </button>
      ))}
      {moves.map(({ move, text }, i) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          data-move={JSON.stringify(move)}
          className={`button button--open ${move === pick.hint ? 'is-hinted' : ''}`}
          aria-label={plain(text, names)}
          onClick={() => choose(move)}
        >
          {pick.picked.length > 0 && targets.length === 0 && i < 9 && <kbd>{i + 1}</kbd>}
          <span>
            <Phrase of={text} names={names} />
          </span>
        </button>
      ))}
    </div>
  )
}

/** The kinds of zombies that the viewer sees in the warehouse and does not also hold. */
function inWarehouse({ warehouse, ...view }: View): readonly string[] {
  const known = warehouse.filter(card => card !== null)
  return [...new Set(known)].filter(card => !handOf({ warehouse, ...view })?.includes(card))
}

/** A possible target. Its digit is the key, and is also shown in the alley. */
function Target({ piece, digit, view, pick }: { piece: string; digit: number; view: View; pick: Selection<Move> }) {
  const at = Number(readPiece(piece).of)
  const zombie = zombieOn(view, at)
  const move = pick.makes(piece)
  const damage = move && damageOf(view, move)
  return (
    <button {...pick.button(piece)} className={`ts-target ${pick.mark(piece)}`}>
      <kbd>{digit}</kbd>
      <span>
        <b>{zombie ? textOfCard(zombie.zombie).title : text.alley.row(rowOfTarget(at))}</b>{' '}
        {zombie && text.zombie.row(rowOfTarget(at))}
      </span>
      <span className="ts-target__odds">
        {damage && (damage.kills ? text.zombie.kills : text.zombie.damage(damage.points))}{' '}
        <OddsMark of={move && oddsOf(view, move)} />
      </span>
    </button>
  )
}
