import type { MatchRecord } from '@holdout/engine'
import { useState } from 'react'
import { endText } from '../../text/end.ts'
import { EndPicture } from './end-picture.tsx'
import { shareLink } from './share.ts'

/**
 * The result as a paper card with the whole text that is shared. A press shares it with a link by the device's own
 * dialog, or copies it. Names no cards.
 */
export function ShareCard({
  title,
  words,
  picture,
  id,
  record,
}: {
  readonly title: string
  readonly words: string
  readonly picture: string
  readonly id: string | null
  readonly record: MatchRecord | null
}) {
  const [said, setSaid] = useState('')
  const share = async (): Promise<void> => {
    const url = shareLink(id, record)
    const sentence = endText.shareLine(title, words)
    if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
      await navigator.share({ text: sentence, url }).catch(() => {}) // the person closed the dialog
      return
    }
    const text = `${sentence}\n${url}`
    try {
      await navigator.clipboard.writeText(text)
      setSaid(endText.shared)
    } catch {
      prompt(endText.copyByHand, text)
    }
  }
  return (
    <div className="end-share">
      <button type="button" className="end-share__card" onClick={() => void share()}>
        <EndPicture drawing={picture} className="end-share__picture" />
        <span className="end-share__words">
          <b>{endText.shareTitle(title)}</b>
          <span>{words}</span>
        </span>
        <span className="end-share__do">{endText.share}</span>
      </button>
      <span className="end-share__said" role="status">
        {said}
      </span>
    </div>
  )
}
