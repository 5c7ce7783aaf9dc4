import { useLayoutEffect, useRef, useState } from 'react'

/** The size of an element and of a rem, in px. The element's size is 0 before it is in the page. */
export function useSize<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [size, setSize] = useState({ width: 0, height: 0, rem: 16 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize(now => (now.width === width && now.height === height && now.rem === rem ? now : { width, height, rem }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
