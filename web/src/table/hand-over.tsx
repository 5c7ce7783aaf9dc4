import { useEffect, useRef } from 'react'
import { openedText } from '../text/opened.ts'
import './hand-over.css'

/** Asks to pass the device to the next player. Meanwhile the page contains no player's hidden cards. */
export function HandOver({ name, ready }: { readonly name: string; readonly ready: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      className="hand-over"
      aria-label={openedText.handOver.title(name)}
      onCancel={event => event.preventDefault()}
    >
      <h2>{openedText.handOver.title(name)}</h2>
      <p>{openedText.handOver.help}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only button on the screen */}
      <button type="button" className="button button--main" autoFocus onClick={ready}>
        {openedText.handOver.ready(name)}
      </button>
    </dialog>
  )
}
