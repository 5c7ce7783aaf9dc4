import { useState } from 'react'

/** Copies a link. A page that came without encryption may not: then the link is shown, to be copied by hand. */
export function CopyButton({
  link,
  title,
  label,
}: {
  readonly link: string
  readonly title: string
  /** For a screen reader, where the title alone does not say which of several. */
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
        aria-label={`${label ?? title}: copy it from here`}
        ref={field => field?.select()}
      />
    )
  return (
    <button type="button" className="button" aria-label={label} onClick={() => void copy()}>
      {state === 'copied' ? 'Copied' : title}
      <span className="visually-hidden" role="status">
        {state === 'copied' && 'The link is copied.'}
      </span>
    </button>
  )
}

/** The address of something in this app, to be sent to others. */
export function linkTo(path: string): string {
  return `${location.href.split('#')[0]}#${path}`
}
