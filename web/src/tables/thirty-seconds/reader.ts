import type { FocusEvent, PointerEvent } from 'react'

/** Shows the full text of a card in the prompt; null ends it. */
export type Reader = (card: { readonly title: string; readonly text: string } | null) => void

/**
 * The handlers of a piece whose text is shown on hover or keyboard focus. Not on touch or press: the text could move
 * the piece away during the press.
 */
export function readOn(read: Reader, title: string, text: string) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && read({ title, text }),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && read(null),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && read({ title, text }),
    onBlur: () => read(null),
  }
}
