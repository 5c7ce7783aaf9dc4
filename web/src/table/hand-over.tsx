import { useEffect, useRef } from 'react'
import './hand-over.css'

/** The screen goes to somebody else: nothing of anybody's hand is in the page meanwhile. */
export function HandOver({ name, ready }: { readonly name: string; readonly ready: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      className="hand-over"
      aria-label={`Pass the screen to ${name}`}
      onCancel={event => event.preventDefault()}
    >
      <h2>Pass the screen to {name}.</h2>
      <p>Nobody else should look. The table waits, and so do all clocks.</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing that can be done now */}
      <button type="button" className="button button--main" autoFocus onClick={ready}>
        I am {name}
      </button>
    </dialog>
  )
}
