import { useState } from 'react'

/** The link is the invitation: whoever has it may sit down. */
export function Invite({ id }: { readonly id: string }) {
  const link = `${location.href.split('#')[0]}#/table/${id}`
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      setCopied(false) // the browser does not allow it; the field can be selected by hand
    }
  }
  return (
    <section className="panel invite">
      <label className="field">
        <span>Link for your friends</span>
        <input className="input" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <p className="invite__code">
        or the code <b>{id}</b>
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy link'}
      </button>
    </section>
  )
}
