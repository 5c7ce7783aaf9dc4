import type { MatchRecord } from '@holdout/engine'
import { useState } from 'react'
import { endText } from '../../text/end.ts'
import { shareLink } from './share.ts'

/** Shares the result and a link by the device's own dialog, or copies them. Names no cards. */
export function ShareButton({
  words,
  id,
  record,
}: {
  readonly words: string
  readonly id: string | null
  readonly record: MatchRecord | null
}) {
  const [said, setSaid] = useState('')
  const share = async (): Promise<void> => {
    const url = shareLink(id, record)
    if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
      await navigator.share({ text: words, url }).catch(() => {}) // the person closed the dialog
      return
    }
    const text = `${words}\n${url}`
    try {
      await navigator.clipboard.writeText(text)
      setSaid(endText.shared)
    } catch {
      prompt(endText.copyByHand, text)
    }
  }
  return (
    <div className="end-share">
      <span className="end-share__words">{words}</span>
      <button type="button" className="button" onClick={() => void share()}>
        {endText.share}
      </button>
      <span className="end-share__said" role="status">
        {said}
      </span>
    </div>
  )
}
