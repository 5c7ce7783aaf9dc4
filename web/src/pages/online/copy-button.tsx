import { useState } from 'react'
import { copyText } from '../../text/tables.ts'

/** Copies a link. On a page without https the browser forbids it; then the link is shown to copy by hand. */
export function CopyButton({
  link,
  title,
  label,
}: {
  readonly link: string
  readonly title: string
  /** For screen readers, where the title is not unique on the page. */
  readonly label?: string
}) {
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('by-hand')
    }
  }
  if (state === 'by-hand')
    return (
      <input
        className="input copy-by-hand"
        readOnly
        value={link}
        aria-label={copyText.byHand(label ?? title)}
        ref={field => field?.select()}
      />
    )
  return (
    <button type="button" className="button" aria-label={label} onClick={() => void copy()}>
      {state === 'copied' ? copyText.copied : title}
      <span className="visually-hidden" role="status">
        {state === 'copied' && copyText.linkCopied}
      </span>
    </button>
  )
}
