import { plain } from '@holdout/engine'
import { type Move, oddsOf, type View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

/** The plain buttons: Next, building, answers, and what to do with the selected card. */
export function ChoiceRow({
  view,
  pick,
  names,
}: {
  readonly view: View
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const buttons = pick.open
    .filter(({ move }) => !isNeedless(move, view, pick))
    .flatMap(({ move, text }) => {
      const piece = nextOf(move, view, pick.picked)
      return piece ? [{ piece, move, say: text }] : []
    })
  return (
    <ul className="dl-asking" aria-label={text.prompt.choices}>
      {buttons.map(({ piece, move, say }) => (
        <li key={piece}>
          <button
            {...pick.button(piece)}
            className={`button button--open ${move.move === 'next' ? 'dl-asking__next' : ''} ${stateOf(piece, pick)}`}
            aria-label={plain(say, names)}
          >
            <span>{shortLabel(move, piece, view) ?? <Phrase of={say} names={names} />}</span>{' '}
            <OddsMark of={oddsOf(view, move)} word />
          </button>
        </li>
      ))}
    </ul>
  )
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
function shortLabel(move: Move, piece: string, { attack }: View): string | null {
  if ('amount' in move && piece === PIECE.amount(move.amount)) return text.prompt.amount(move.amount)
  const roll = move.move === 'roll' && attack?.choices.find(({ ammo }) => ammo === move.ammo)
  return roll ? text.prompt.roll(roll.dice, roll.ammo) : null
}

/** With one person at the table, a player who can start the search does not need the ready button. */
export function isNeedless(move: Move, view: View, { open }: Pick<Selection<Move>, 'open'>): boolean {
  return move.move === 'ready' && view.options.people < 2 && open.some(other => other.move.move === 'launch')
}
