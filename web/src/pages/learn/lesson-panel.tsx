import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { firstGame } from '../../learn/lessons.ts'
import type { ScreenBox } from '../../parts/screen-box.ts'
import { useChoosing } from '../../table/choosing.ts'
import { useSession } from '../../table/session.ts'
import { learnText } from '../../text/learn.ts'
import type { LessonStep } from '../../worker/lesson-table.ts'
import { placePanel } from './place-panel.ts'
import { Spotlight } from './spotlight.tsx'
import { isLit, litElement, useLit } from './use-lit.ts'

/** A step of the lesson: its words beside the piece they speak of, and the buttons to go on, go back and leave. */
export function LessonPanel({
  slug,
  now,
  next,
  back,
  skip,
  finish,
}: {
  readonly slug: string
  readonly now: LessonStep
  readonly next: () => void
  readonly back: () => void
  readonly skip: () => void
  /** Remembers that the lesson is done. */
  readonly finish: () => void
}) {
  const room = useSession()
  const reads = now.wanted === null
  const last = now.step === now.of - 1
  const button = useRef<HTMLButtonElement>(null)
  // In a step without a move, Enter presses Next.
  useEffect(() => {
    if (reads) button.current?.focus({ preventScroll: true })
  }, [reads])
  const { state } = room
  const { hint, askHint } = useChoosing()
  const { seq } = state.scene
  // The hint lights the pieces of the move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move of the lesson
  useEffect(() => {
    if (!reads) askHint(true)
  }, [reads, now.step, seq])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll after a new step, a move or a hint
  useEffect(() => {
    const frame = requestAnimationFrame(scrollToHint)
    return () => cancelAnimationFrame(frame)
  }, [now.step, seq, hint])
  const lit = useLit(!reads)
  const shakes = useOnlyLit(!reads)
  const { ref, box } = usePlace(lit, `${now.step}/${now.done}`)
  const [showing, setShowing] = useState(false)
  useShowMe(
    showing,
    `${now.step}/${seq}`,
    () => setShowing(false),
    now.wanted && (() => room.follow(now.wanted?.move as never)),
  )
  return (
    <>
      {lit && <Spotlight target={lit} panel={box} shakes={shakes} />}
      <section ref={ref} className="lesson__panel" aria-label={learnText.lesson}>
        <header>
          <h2>{now.title}</h2>
          <span>{learnText.stepOf(now.step + 1, now.of)}</span>
          <Link href="/learn" className="lesson__leave" aria-label={learnText.leave}>
            ✕
          </Link>
        </header>
        <p className="lesson__words" aria-live="polite">
          {now.done ? learnText.wellDone(now.learned) : now.words}
        </p>
        <p className="lesson__ways">
          {now.step > 0 && (
            <button type="button" className="button button--quiet" onClick={back}>
              {learnText.back}
            </button>
          )}
          {reads ? (
            <button
              ref={button}
              type="button"
              className={last ? 'button button--quiet' : 'button button--main'}
              onClick={next}
            >
              {last ? learnText.finish : learnText.next}
            </button>
          ) : (
            <>
              <button type="button" className="button button--quiet" onClick={skip}>
                {learnText.skip}
              </button>
              <button type="button" className="button button--open" disabled={showing} onClick={() => setShowing(true)}>
                {learnText.showMe}
              </button>
            </>
          )}
          {reads && last && (
            <Link href={firstGame(slug)} className="button button--main" onClick={finish}>
              {learnText.playFirstGame}
            </Link>
          )}
        </p>
      </section>
    </>
  )
}

const PHONE = '(max-width: 47.5rem)'

/** Places the words beside the piece. */
function usePlace(lit: ScreenBox | null, step: string) {
  const ref = useRef<HTMLElement>(null)
  const [box, setBox] = useState<ScreenBox | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size depends on the words of the step
  useLayoutEffect(() => {
    const place = (): void => {
      const { current } = ref
      if (!current) return
      const { offsetWidth: width, offsetHeight: height } = current
      const keep = [...document.querySelectorAll('[data-keep-in-view]')].map(piece => piece.getBoundingClientRect())
      // On a wide screen there is room beside the board, and pieces on it are pointed at.
      const dock =
        (matchMedia(PHONE).matches && document.querySelector('.frame__dock')?.getBoundingClientRect()) || null
      const at = placePanel({ width, height }, lit, { width: innerWidth, height: innerHeight }, keep, dock)
      current.style.translate = `${at.left}px ${at.top}px`
      setBox({ ...at, width, height })
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [lit, step])
  return { ref, box }
}

/** While a piece is lit, presses on other parts of the table do nothing. Returns how many there were. */
function useOnlyLit(on: boolean): number {
  const [shakes, setShakes] = useState(0)
  useEffect(() => {
    setShakes(0)
    if (!on) return
    const guard = (event: MouseEvent): void => {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('.frame__board, .frame__dock')) return
      if (isLit(target) || !litElement()) return
      event.preventDefault()
      event.stopPropagation()
      setShakes(count => count + 1)
    }
    addEventListener('click', guard, true)
    return () => removeEventListener('click', guard, true)
  }, [on])
  return shakes
}

/** The time between two presses of "Show me", in ms, and how many there are at most. */
const BETWEEN = 600
const MOST = 8

/** Presses the lit pieces one after the other, until the move is made. */
function useShowMe(on: boolean, at: string, done: () => void, make: (() => void) | null): void {
  const latest = useRef({ done, make })
  latest.current = { done, make }
  const started = useRef<string | null>(null)
  const press = useCallback((presses: number): void => {
    const lit = litElement()
    if (presses >= MOST || !lit) {
      latest.current.make?.()
      latest.current.done()
    } else lit.click()
  }, [])
  useEffect(() => {
    if (!on) {
      started.current = null
      return
    }
    // The move is made: the table shows the next position.
    if (started.current !== null && started.current !== at) return latest.current.done()
    started.current = at
    let presses = 0
    const timer = setInterval(() => press(presses++), BETWEEN)
    return () => clearInterval(timer)
  }, [on, at, press])
}

/** Scrolls to the hinted place, or to the player's own place. */
function scrollToHint(): void {
  const board = document.querySelector('.frame__board')
  const place = board?.querySelector('.is-hinted, .is-hint') ?? board?.querySelector('[data-own-place]')
  place?.scrollIntoView({ block: 'center', inline: 'center' })
}
