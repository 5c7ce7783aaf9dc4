import { plain } from '@holdout/engine'
import { oddsOf } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { OddsMark } from '../../table/odds-mark.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import type { Option } from './data.ts'
import { isLooking, LookedCards } from './looked-cards.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

interface AnswersProps {
  readonly pick: Picking
  readonly names: Names
}

/** The choices that are drawn neither on the map nor in the hand; null if there are none. */
export function Answers({ pick, names }: AnswersProps) {
  const { options, left, walking, view } = pick
  // While a path is being walked, its steps are chosen already.
  const rest = walking ? [] : options.filter(({ move }) => hasButton(pick, move))
  const canRest = options.some(({ move }) => move.move === 'zombie') || pick.resting
  if (left.length === 0 && rest.length === 0 && !isLooking(pick) && !canRest && !view.looked) return null
  return (
    <section className="zt-answers" aria-label={text.answers.label}>
      <LookedCards pick={pick} names={names} />
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

/** Moves without another piece, as text buttons; positions in a pile as card backs. */
function Row({ list, pick, names }: AnswersProps & { readonly list: readonly Option[] }) {
  const backs = list.some(({ move }) => move.move === 'position')
  return (
    <div className={backs ? 'zt-row zt-row--backs' : 'zt-row'}>
      {list.map(({ move, text }) => {
        const piece = PIECE.button(move)
        const words = plain(text, names)
        return (
          <button
            {...pick.button(piece)}
            key={piece}
            className={`${backs ? 'back' : 'button button--open'} ${pick.mark(piece)}`}
            aria-label={words}
          >
            {backs && move.move === 'position' ? move.number : words}
            <OddsMark of={oddsOf(pick.view, move)} word />
          </button>
        )
      })}
    </div>
  )
}

/** The moves that fit the selected pieces, where no further piece tells them apart. */
function LeftRow({ list, pick, names }: AnswersProps & { readonly list: readonly Option[] }) {
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
