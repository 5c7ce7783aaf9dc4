import { useEffect, useMemo, useRef, useState } from 'react'
import { useOptionalGameInfo } from '../../client/game-info.ts'
import { useEveryKey } from '../keys.ts'
import { useSession } from '../session.ts'
import { faceOn, NAMED, type Told } from './names.ts'
import './explainer.css'

/** How long the pointer rests on a name, and a finger on it, before it is explained, in ms. */
const HOVER = 350
const PRESS = 450

interface Shown {
  readonly face: Told
  /** The name. It may disappear, such as with its sheet. */
  readonly of: Element
  readonly at: DOMRect
  /** Opened by a press: it stays until the next press. */
  readonly stays: boolean
}

/** Explains the name under the pointer, the focus or a resting finger, with the card's own text. */
export function Explainer() {
  const info = useOptionalGameInfo(useSession().state.slug)
  const faces = useMemo(() => new Map((info?.cards ?? []).map(face => [face.id, face])), [info])
  const [shown, setShown] = useState<Shown | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const hideNow = useRef(() => {})

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const on = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)
    const show = (element: Element | null, stays: boolean): boolean => {
      const face = faceOn(element, faces)
      if (!face || !element) return false
      const of = element.closest(NAMED) ?? element
      setShown({ face, of, at: of.getBoundingClientRect(), stays })
      return true
    }
    const hide = (): void => {
      clearTimeout(timer)
      setShown(null)
    }
    hideNow.current = hide
    let last = ''
    const over = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      // A sheet that opens under a resting pointer is not pointed at.
      if (pointerType === 'touch' || last === `${clientX}/${clientY}`) return
      last = `${clientX}/${clientY}`
      clearTimeout(timer)
      setShown(now => (now?.stays ? now : null))
      if (faceOn(on(target), faces)) timer = setTimeout(() => show(on(target), false), HOVER)
    }
    const down = ({ target, pointerType }: PointerEvent): void => {
      hide()
      held = false
      if (pointerType !== 'touch') return
      timer = setTimeout(() => {
        held = show(on(target), true)
      }, PRESS)
    }
    const up = (): void => clearTimeout(timer)
    const click = (event: MouseEvent): void => {
      const target = on(event.target)
      if (held) {
        // The press has explained the piece; it must not play it too.
        event.preventDefault()
        event.stopPropagation()
        held = false
      } else if (target?.closest('.log__card, .tells')) show(target, true)
    }
    const focus = ({ target }: FocusEvent): void => {
      const element = on(target)
      if (!element?.matches(':focus-visible')) return
      if (!show(element.matches(NAMED) ? element : element.querySelector(NAMED), false)) setShown(null)
    }
    const menu = (event: Event): void => {
      if (held) event.preventDefault()
    }
    const listeners = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['focusin', focus],
      ['contextmenu', menu],
      ['wheel', hide],
      ['touchmove', hide],
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true)
    }
  }, [faces])

  useEveryKey(({ key }) => key === 'Escape' && hideNow.current())

  // In the top layer, so that it is also above an open sheet.
  useEffect(() => {
    const { current } = box
    if (!shown || !current) return
    current.showPopover()
    const { width, height } = current.getBoundingClientRect()
    const above = shown.at.top - height - GAP
    const left = shown.at.left + shown.at.width / 2 - width / 2
    current.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
    current.style.top = `${above >= GAP ? above : Math.min(shown.at.bottom + GAP, innerHeight - height - GAP)}px`
    const gone = new MutationObserver(() => {
      if (!shown.of.isConnected) setShown(null)
    })
    gone.observe(document.body, { childList: true, subtree: true })
    return () => {
      gone.disconnect()
      current.hidePopover()
    }
  }, [shown])
  return (
    <div
      ref={box}
      className="explainer paper"
      popover="manual"
      role="tooltip"
      aria-live="polite"
      data-ready={faces.size > 0}
    >
      {shown && (
        <>
          <p>
            <b>{shown.face.title}</b> {shown.face.kind && <small>{shown.face.kind}</small>}
          </p>
          <p>{shown.face.text}</p>
        </>
      )}
    </div>
  )
}

/** The distance to the name and to the edge of the window, in px. */
const GAP = 8
