import type { PuzzleEntry } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { puzzlesText as text } from '../../text/puzzles.ts'
import type { PuzzleAnswer, PuzzleState } from '../../worker/puzzle-table.ts'

/** The goal of a puzzle, and what the player's move was worth. */
export function PuzzlePanel({
  entry,
  now: { goal, answer },
  rating,
  isPractice,
  instead,
  solve,
  next,
}: {
  readonly entry: PuzzleEntry
  readonly now: PuzzleState['puzzle']
  /** null: the answer does not count, or there is none yet. */
  readonly rating: { readonly before: number; readonly after: number } | null
  readonly isPractice: boolean
  /** The puzzle of the link is gone. */
  readonly instead: boolean
  readonly solve: () => void
  readonly next: () => void
}) {
  const isOver = answer !== null && answer.kind !== 'wrong'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOver) button.current?.focus({ preventScroll: true })
  }, [isOver])
  return (
    <section className="puzzle__panel" aria-label={text.panel} data-answer={answer?.kind}>
      <header>
        <h2>{goal}</h2>
        <span className="puzzle__grade">
          {text.panel}{' '}
          <span role="img" aria-label={text.gradeName(entry.grade)}>
            {text.grade(entry.grade)}
          </span>
        </span>
      </header>
      <div className="puzzle__words" aria-live="polite">
        {answer ? <Answer answer={answer} /> : <p>{instead ? `${text.gone} ${text.ask}` : text.ask}</p>}
        {answer && rating && <p>{text.change(rating.before, rating.after)}</p>}
        {answer && isPractice && <p>{text.practice}</p>}
      </div>
      {answer && (
        <p className="puzzle__ways">
          {isOver ? (
            <button ref={button} type="button" className="button button--main" onClick={next}>
              {text.next}
            </button>
          ) : (
            <>
              <button type="button" className="button" onClick={solve}>
                {text.showSolution}
              </button>
              <button type="button" className="button button--quiet" onClick={next}>
                {text.next}
              </button>
            </>
          )}
        </p>
      )}
      <Link href="/puzzles" className="puzzle__leave" aria-label={text.leave}>
        ✕
      </Link>
    </section>
  )
}

function Answer({ answer: { kind, move, why, cost } }: { readonly answer: PuzzleAnswer }) {
  return (
    <>
      <p>
        <b>{text[kind]}</b> {plain(move)}
      </p>
      <p>
        {kind === 'wrong' ? text.loses(cost) : text.gains(cost)} {why}
        {kind === 'wrong' && ` ${text.tryAgain}`}
      </p>
    </>
  )
}
