import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useRoom } from '../../table/room.ts'
import { learnText } from '../../text/learn.ts'
import type { LessonNow } from '../../worker/lesson-stage.ts'

/** The lesson above the table: its text, and the buttons to go on, go back and leave. */
export function LessonPanel({
  now,
  next,
  back,
  skip,
}: {
  readonly now: LessonNow
  readonly next: () => void
  readonly back: () => void
  readonly skip: () => void
}) {
  const room = useRoom()
  const reads = now.wanted === null
  const last = now.step === now.of - 1
  const button = useRef<HTMLButtonElement>(null)
  // In a step without a move, Enter presses Next.
  useEffect(() => {
    if (reads) button.current?.focus({ preventScroll: true })
  }, [reads])
  const { hint, state } = room
  const { seq } = state.scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll after a new step, a move or a hint
  useEffect(() => {
    const frame = requestAnimationFrame(scrollToHint)
    return () => cancelAnimationFrame(frame)
  }, [now.step, seq, hint])
  return (
    <section className="lesson__panel" aria-label={learnText.lesson}>
      <header>
        <h2>{now.title}</h2>
        <span>{learnText.stepOf(now.step + 1, now.of)}</span>
        <Link href="/learn" className="lesson__leave" aria-label={learnText.leave}>
          ✕
        </Link>
      </header>
      <p className="lesson__words" aria-live="polite">
        {now.done ? learnText.wellDone : now.words}
      </p>
      <p className="lesson__ways">
        {now.step > 0 && (
          <button type="button" className="button button--quiet" onClick={back}>
            {learnText.back}
          </button>
        )}
        {reads ? (
          <button ref={button} type="button" className="button button--main" onClick={next}>
            {last ? learnText.finish : learnText.next}
          </button>
        ) : (
          <>
            <button type="button" className="button button--quiet" onClick={skip}>
              {learnText.skip}
            </button>
            <button type="button" className="button button--open" onClick={() => room.askHint()}>
              {learnText.showMe}
            </button>
          </>
        )}
      </p>
    </section>
  )
}

/** Scrolls to the hinted place, or to the player's own place: the lesson panel leaves less room for the board. */
function scrollToHint(): void {
  const board = document.querySelector('.frame__board')
  const place = board?.querySelector('.is-hinted') ?? board?.querySelector('[data-own-place]')
  place?.scrollIntoView({ block: 'center', inline: 'center' })
}
