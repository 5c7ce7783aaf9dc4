import { type ReactNode, useEffect, useId, useRef } from 'react'

/** A modal question. Escape means no, and so does the button that has the focus. */
export function Question({
  ask,
  yes,
  no,
  answer,
  children,
}: {
  readonly ask: string
  readonly yes: string
  readonly no: string
  readonly answer: (yes: boolean) => void
  readonly children?: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog ref={ref} className="question" aria-labelledby={title} onClose={() => answer(false)}>
      <h2 id={title}>{ask}</h2>
      {children}
      <div className="question__answers">
        <button type="button" className="button" onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" className="button question__yes" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
