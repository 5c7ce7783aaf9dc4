import { type RefObject, useLayoutEffect, useState } from 'react'

/** The size of an element in pixels; null before it is drawn. */
export function useSize(
  ref: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(now => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return size
}
