import type { AnyMove } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { useEffect, useRef } from 'react'
import { useEveryKey } from './keys.ts'
import { useAtMove } from './use-at-move.ts'

/** Marks a piece that stands for exactly one move: hover or keyboard focus then previews it. */
export function movePointer(move: AnyMove | null | undefined): { readonly 'data-move'?: string } {
  return move ? { 'data-move': JSON.stringify(move) } : {}
}

/** The legal move of the piece under the mouse pointer or, failing that, of the piece with visible keyboard focus. */
export function usePointed(scene: Scene): AnyMove | null {
  const [text, setText] = useAtMove<string>(scene)
  const check = useRef(() => {})
  useEffect(() => {
    let hovered: Element | null = null
    let last: string | null = null
    const update = (): void => {
      const { activeElement } = document
      const focused = activeElement?.matches(':focus-visible') ? activeElement : null
      const now = moveOn(hovered) ?? moveOn(focused)
      if (now !== last) setText(now)
      last = now
    }
    check.current = update
    const hover = (event: PointerEvent): void => {
      // A finger has no hover: its first press drafts the move, which previews it.
      if (event.pointerType === 'touch') return
      hovered = event.target instanceof Element ? event.target : null
      update()
    }
    const leave = (): void => {
      hovered = null
      update()
    }
    // A press can change the move of the piece under the pointer, so `pointermove` checks again.
    document.addEventListener('pointerover', hover)
    document.addEventListener('pointermove', hover)
    document.documentElement.addEventListener('pointerleave', leave)
    document.addEventListener('focusin', update)
    document.addEventListener('focusout', update)
    return () => {
      document.removeEventListener('pointerover', hover)
      document.removeEventListener('pointermove', hover)
      document.documentElement.removeEventListener('pointerleave', leave)
      document.removeEventListener('focusin', update)
      document.removeEventListener('focusout', update)
    }
  }, [setText])
  useEveryKey(() => check.current(), 'keyup') // a press by a key can change it too
  if (text === null) return null
  return scene.choices.find(({ move }) => JSON.stringify(move) === text)?.move ?? null
}

function moveOn(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-move]')?.dataset.move ?? null
}
