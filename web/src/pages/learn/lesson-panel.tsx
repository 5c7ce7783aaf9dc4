import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useRoom } from '../../table/room.ts'
import type { LessonNow } from '../../worker/lesson-stage.ts'

/** The teacher's words above the table: what to know, what to do, and the ways on, back and out. */
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
  // Where there is only something to read, Enter goes on.
  useEffect(() => {
    if (reads) button.current?.focus({ preventScroll: true })
  }, [reads])
  const { hint, state } = room
  const { seq } = state.scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step, a move or a hint is the reason to look elsewhere
  useEffect(() => {
    const frame = requestAnimationFrame(lookThere)
    return () => cancelAnimationFrame(frame)
  }, [now.step, seq, hint])
  return (
    <section className="lesson__panel" aria-label="Lesson">
      <header>
        <h2>{now.title}</h2>
        <span>
          {now.step + 1} of {now.of}
        </span>
        <Link href="/learn" className="lesson__leave" aria-label="Leave the lesson; it goes on where you left it">
          ✕
        </Link>
      </header>
      <p className="lesson__words" aria-live="polite">
        {now.done ? 'Well done.' : now.words}
      </p>
      <p className="lesson__ways">
        {now.step > 0 && (
          <button type="button" className="button button--quiet" onClick={back}>
            Back
          </button>
        )}
        {reads ? (
          <button ref={button} type="button" className="button button--main" onClick={next}>
            {last ? 'Finish' : 'Next'}
          </button>
        ) : (
          <>
            <button type="button" className="button button--quiet" onClick={skip}>
              Skip
            </button>
            <button type="button" className="button button--open" onClick={room.askHint}>
              Show me
            </button>
          </>
        )}
      </p>
    </section>
  )
}

/** The lesson takes room from the board: what a hint marks, or where one stands, is brought into sight. */
function lookThere(): void {
  const board = document.querySelector('.frame__board')
  const place = board?.querySelector('.is-hinted') ?? board?.querySelector('.standee')
  place?.scrollIntoView({ block: 'center', inline: 'center' })
}
