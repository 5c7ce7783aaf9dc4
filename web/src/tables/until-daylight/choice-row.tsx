import type { Move, View } from '@holdout/until-daylight/table'
import { plain } from '@holdout/words'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import type { Selection } from '../../table/selection.ts'
import { PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'
import { isPayment, type Plan } from './use-plan.ts'

/** The plain buttons: answers, and what to do with the selected card. */
export function ChoiceRow({
  view,
  plan,
  pick,
  names,
}: {
  readonly view: View
  readonly plan: Plan | null
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const buttons = pick.open
    .filter(({ move }) => !isOnBoard(move, view))
    .flatMap(({ move, text }) => {
      const piece = nextOf(move, view, pick.picked)
      return piece ? [{ piece, move, say: text }] : []
    })
  return (
    <ul className="dl-asking" aria-label={text.prompt.choices}>
      {plan && (
        <li>
          <button
            {...pick.button(PIECE.confirm)}
            className={`button button--main dl-asking__confirm ${pick.isHinted(PIECE.confirm) ? 'can is-hinted' : 'can'}`}
            onClick={() => plan.confirm()}
          >
            {text.plan.confirm}
          </button>
        </li>
      )}
      {plan?.isChanged && (
        <li>
          <button type="button" className="button" onClick={() => plan.arrange()}>
            {text.plan.arrange}
          </button>
        </li>
      )}
      {buttons.map(({ piece, move, say }) => (
        <li key={piece}>
          <button
            {...pick.button(piece)}
            className={`button ${move.move === 'discard' ? 'dl-asking__discard' : 'button--open'} ${stateOf(piece, pick)}`}
            aria-label={plain(say, names)}
          >
            <span>{shortLabel(move, piece) ?? <Phrase of={say} names={names} />}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Whether a move has its button elsewhere: at the enemies, at the piles, in the middle, or beside the bag. */
function isOnBoard(move: Move, { phase }: View): boolean {
  if (isPayment(move) || move.move === 'build') return true
  return ['roll', 'launch', 'ready'].includes(move.move) || (move.move === 'next' && phase === 'search')
}

function stateOf(piece: string, pick: Selection<Move>): string {
  return pick.isPicked(piece) ? 'is-chosen' : pick.isHinted(piece) ? 'is-hinted' : ''
}

/** The plain button that comes next for a move, or that has chosen it. */
function nextOf(move: Move, view: View, picked: readonly string[]): string | null {
  for (const path of pathsOf(move, view)) {
    const piece = path[Math.min(picked.length, path.length - 1)]
    if (readPiece(piece).kind === 'button' && picked.every((one, i) => one === path[i])) return piece
  }
  return null
}

/** A label that fits where many similar buttons are next to each other. */
function shortLabel(move: Move, piece: string): string | null {
  return 'amount' in move && piece === PIECE.amount(move.amount) ? text.prompt.amount(move.amount) : null
}
