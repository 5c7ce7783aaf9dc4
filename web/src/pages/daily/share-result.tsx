import { type DailyResult, shareText } from '@holdout/table/daily'
import { useState } from 'react'
import { pageLink } from '../../client/address.ts'
import { challengeOfDeal, type DailyDeal, dailyGame } from '../../client/daily.ts'
import { dailyText } from '../../text/daily.ts'

/** Shares a result by the device's own dialog, or copies it: the shape of the game and a link to the board. */
export function ShareResult({ deal, result }: { readonly deal: DailyDeal; readonly result: DailyResult }) {
  const [said, setSaid] = useState('')
  const about = dailyGame(deal.game)
  if (!about) return null
  const share = async (): Promise<void> => {
    const link = pageLink(`/daily/${deal.day}/${deal.game}`)
    const { title } = about
    const text = shareText({ ...challengeOfDeal(about, deal), title }, result, link)
    if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
      await navigator.share({ text }).catch(() => {}) // the person closed the dialog
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      setSaid(dailyText.shared)
    } catch {
      prompt(dailyText.copyByHand, text)
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {dailyText.share}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
