import type { Scene } from '@holdout/table'
import { plain } from '@holdout/words'
import { type Move, oddsOf, type View } from '@holdout/zombie-town/table'
import { lazy, Suspense } from 'react'
import type { Names } from '../../parts/names.ts'
import { OddsMark } from '../../table/odds-mark.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import type { Option } from './data.ts'
import { isLooking, LookedCards } from './looked-cards.tsx'
import { hasPieceRow, PieceRow } from './piece-row.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

const Duel = lazy(async () => ({ default: (await import('./duel.tsx')).Duel }))

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
  const { options, left, walking, view, step, selection } = pick
  // While a path is being walked, its steps are chosen already.
  // Guns to drop are next to the guns.
  const rest = walking
    ? []
    : options.filter(({ move }) => move.move !== 'drop-gun' && selection.uses(PIECE.button(move)).length > 0)
  const canRest = options.some(({ move }) => move.move === 'zombie') || pick.resting
  const isDrawn = isLooking(pick) || hasPieceRow(pick) || view.looked
  const isDuel = step === 'challenge' && rest.length > 0
  if (left.length === 0 && rest.length === 0 && !isDrawn && !canRest) return null
  return (
    <section className="zt-answers" data-large={isLooking(pick) || isDuel || undefined} aria-label={text.answers.label}>
      {isDuel && (
        <Suspense fallback={null}>
          <Duel view={view} names={names} />
        </Suspense>
      )}
      <LookedCards scene={scene} pick={pick} names={names} />
      <PieceRow pick={pick} names={names} />
      {left.length > 0 && (
        <div className="zt-row">
          {left.map(({ move, text }) => (
            <button
              type="button"
              key={JSON.stringify(move)}
              className={`button button--open ${pick.draft === move ? 'is-chosen' : pick.hint === move ? 'is-hinted' : ''}`}
              {...movePointer(move)}
              onClick={() => pick.choose(move)}
            >
              {plain(text, names)}
              <OddsMark of={oddsOf(view, move)} word />
            </button>
          ))}
        </div>
      )}
      {rest.length > 0 && <Row list={rest} pick={pick} names={names} />}
      {canRest && (
        <div className="zt-row">
          <button
            type="button"
            className={`button ${pick.resting ? 'is-chosen' : ''}`}
            aria-pressed={pick.resting}
            onClick={() => pick.rest(!pick.resting)}
          >
            {pick.resting ? text.answers.stopAutoMove : text.answers.autoMove(view.asked?.left ?? 0)}
          </button>
        </div>
      )}
    </section>
  )
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
            {...pick.selection.button(piece)}
            key={piece}
            className={`button button--open ${pick.selection.mark(piece)}`}
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
