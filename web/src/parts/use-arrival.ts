import { type RefObject, useEffect, useRef } from 'react'
import { hasMoved } from '../client/address.ts'

/** For the h1 of a page: sets the title of the browser tab, and moves focus to the heading after a change of page. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (!hasMoved) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return heading
}
