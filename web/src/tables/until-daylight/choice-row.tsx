import { plain } from '@holdout/engine'
import type { Move } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { anchorsOf } from './anchors.ts'
import { text } from './text.ts'

/** All choices that are not pieces on the table: Next, crafting, dice, answers, and variants of one move. */
export function ChoiceRow({
  pick,
  choose,
  names,
  drawn,
}: {
  readonly pick: Narrowing<Move>
  readonly choose: (move: Move) => void
  readonly names: Names
  readonly drawn: ReadonlySet<string>
}) {
  // A player who can start the search does not need the ready button.
  const starts = pick.open.some(({ move }) => move.move === 'launch')
  const moves =
    pick.picked.length > 0
      ? pick.left
      : pick.open.filter(({ move }) => !drawn.has(anchorsOf(move)[0] ?? '') && !(starts && move.move === 'ready'))
  if (moves.length === 0) return null
  return (
    <ul className="asking" aria-label={text.prompt.choices}>
      {moves.map(({ move, say }) => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            className={`button button--open ${move.move === 'next' ? 'asking__next' : ''} ${move === pick.hint ? 'is-hinted' : ''}`}
            aria-label={plain(say, names)}
            {...movePointer(move)}
            onClick={() => choose(move)}
          >
            <span>
              <Phrase of={say} names={names} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
