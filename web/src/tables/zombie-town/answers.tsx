import type { Scene } from '@holdout/table'
import { plain } from '@holdout/words'
import { type Move, oddsOf, type View } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { OddsMark } from '../../table/odds-mark.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import type { Option } from './data.ts'
import { isLooking, LookedCards } from './looked-cards.tsx'
import { hasPieceRow, PieceRow } from './piece-row.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

interface AnswersProps {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly names: Names
}

interface RowProps extends Omit<AnswersProps, 'scene'> {
  readonly list: readonly Option[]
}

/** The choices that are drawn neither on the map nor in the hand; null if there are none. */
export function Answers({ scene, pick, names }: AnswersProps) {
  const { options, left, walking, view } = pick
  // While a path is being walked, its steps are chosen already.
  const rest = walking ? [] : options.filter(({ move }) => hasButton(pick, move))
  const canRest = options.some(({ move }) => move.move === 'zombie') || pick.resting
  const isDrawn = isLooking(pick) || hasPieceRow(pick) || view.looked
  if (left.length === 0 && rest.length === 0 && !isDrawn && !canRest) return null
  return (
    <section className="zt-answers" aria-label={text.answers.label}>
      <LookedCards scene={scene} pick={pick} names={names} />
      <PieceRow pick={pick} names={names} />
      {left.length > 0 && <LeftRow list={left} pick={pick} names={names} />}
      {rest.length > 0 && <Row list={rest} pick={pick} names={names} />}
      {canRest && <ForMe pick={pick} />}
    </section>
  )
}

/** Whether a move has a button of its own in this row. Guns to drop are next to the guns. */
function hasButton({ usesOf }: Picking, move: Option['move']): boolean {
  return move.move !== 'drop-gun' && usesOf(PIECE.button(move)).length > 0
}

/** Moves without another piece, as text buttons. */
function Row({ list, pick, names }: RowProps) {
  return (
    <div className="zt-row">
      {list.map(({ move, text }) => {
        const piece = PIECE.button(move)
        const words = plain(text, names)
        return (
          <button
            {...pick.button(piece)}
            key={piece}
            className={`button button--open ${pick.mark(piece)}`}
            aria-label={words}
          >
            {words}
            <OddsMark of={oddsOf(pick.view, move)} word />
          </button>
        )
      })}
    </div>
  )
}

/** The moves that fit the selected pieces. */
function LeftRow({ list, pick, names }: RowProps) {
  return (
    <div className="zt-row">
      {list.map(({ move, text }) => (
        <button
          type="button"
          key={JSON.stringify(move)}
          className={`button button--open ${pick.draft === move ? 'is-chosen' : pick.hint === move ? 'is-hinted' : ''}`}
          {...movePointer(move)}
          onClick={() => pick.choose(move)}
        >
          {plain(text, names)}
          <OddsMark of={oddsOf(pick.view, move)} word />
        </button>
      ))}
    </div>
  )
}

/** Lets a bot move the zombies, because many zombies are many presses. */
function ForMe({ pick }: { readonly pick: Picking }) {
  const left = pick.view.asked?.left ?? 0
  return (
    <div className="zt-row">
      <button
        type="button"
        className={`button ${pick.resting ? 'is-chosen' : ''}`}
        aria-pressed={pick.resting}
        onClick={() => pick.rest(!pick.resting)}
      >
        {pick.resting ? text.answers.stopAutoMove : text.answers.autoMove(left)}
      </button>
    </div>
  )
}
