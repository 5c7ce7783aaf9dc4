import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { keepTipsSeen } from '../../learn/first-visit.ts'
import { lessonOf } from '../../learn/lessons.ts'
import type { ScreenBox } from '../../parts/screen-box.ts'
import { learnText } from '../../text/learn.ts'
import { tipsText } from '../../text/tips.ts'
import { isClockRunning, useSession } from '../session.ts'
import type { Tip } from '../table-props.ts'
import { placeTip } from './place-tip.ts'
import './first-tips.css'

/** The tips of any table. `undo`: whether the rules allow it here. */
const tipsFor = (undo: boolean): readonly Tip[] => [
  { at: '.prompt', say: undo ? tipsText.prompt : tipsText.promptWithoutUndo },
  { at: '.frame button.can, .frame .button--open, .frame__board', say: tipsText.glow },
  { at: '.frame__menu', say: tipsText.menu },
]

/** What the player can press now: a tip does not stand on it if another place is free. */
const PRESSABLE = '.frame button:is(.can, .is-end, .button--main, .button--open)'

/**
 * Points at three things, one after the other, at a player's first table of a game. Covers neither them nor the prompt,
 * and waits while a clock runs.
 */
export default function FirstTips() {
  const { state, module } = useSession()
  const { slug, scene, phase, clocks, undoBlocked } = state
  const [tip, setTip] = useState(0)
  const [box, setBox] = useState<ScreenBox | null>(null)
  const asked = phase.kind === 'ask'
  const [own, setOwn] = useState<readonly Tip[] | 'standard' | null>(null)
  useEffect(() => {
    if (module.loadTips) void module.loadTips().then(found => setOwn(found.tips))
    else setOwn('standard')
  }, [module])
  // A table with a clock does not promise Undo, nor one whose rules forbid it. Other reasons change from move to move.
  const tips = own === null || own === 'standard' ? tipsFor(clocks.length === 0 && !undoBlocked?.rule) : own
  const { at, say } = tips[Math.min(tip, tips.length - 1)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again after each move
  useLayoutEffect(() => {
    const look = (): void =>
      setBox(before => {
        const found = boxOf(at)
        return JSON.stringify(found) === JSON.stringify(before) ? before : found
      })
    look()
    // What it points at also moves when something else on the table grows or arrives.
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [at, asked, scene.seq])
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current || !box) return
    const { offsetWidth: width, offsetHeight: height } = current
    const prompt = at === '.prompt' ? null : boxOf('.prompt')
    const controls = [...document.querySelectorAll(PRESSABLE)].map(one => one.getBoundingClientRect())
    const place = placeTip(box, prompt, controls, { width, height }, { width: innerWidth, height: innerHeight })
    current.style.left = `${place.left}px`
    current.style.top = `${place.top}px`
  })
  if (own === null || tip >= tips.length || !asked || !box || isClockRunning(state, module)) return null
  const end = (): void => {
    keepTipsSeen(slug)
    setTip(tips.length)
  }
  const last = tip === tips.length - 1
  return (
    <>
      <span className="tip-ring" style={box} aria-hidden="true" />
      <section ref={panel} className="tip" aria-label={tipsText.label}>
        <p role="status">{say}</p>
        <p className="tip__buttons">
          <span>{tipsText.count(tip + 1, tips.length)}</span>
          {last && lessonOf(slug) && (
            <Link href={`/learn/${slug}`} className="button button--quiet">
              {learnText.inFiveMinutes}
            </Link>
          )}
          {!last && (
            <button type="button" className="button button--quiet" onClick={end}>
              {tipsText.skip}
            </button>
          )}
          <button type="button" className="button" onClick={() => (last ? end() : setTip(tip + 1))}>
            {last ? tipsText.done : tipsText.next}
          </button>
        </p>
      </section>
    </>
  )
}

/** The first visible element, with a little room around it. */
function boxOf(selector: string): ScreenBox | null {
  for (const one of selector.split(', ')) {
    const rect = document.querySelector(one)?.getBoundingClientRect()
    if (!rect || rect.width === 0 || rect.top > innerHeight || rect.bottom < 0) continue
    const left = Math.max(2, rect.left - 4)
    const top = Math.max(2, rect.top - 4)
    return {
      left,
      top,
      width: Math.min(innerWidth - 2, rect.right + 4) - left,
      height: Math.min(innerHeight - 2, rect.bottom + 4) - top,
    }
  }
  return null
}
