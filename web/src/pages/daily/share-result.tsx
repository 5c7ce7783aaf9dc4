import { type DailyResult, scoreText, shapeOf, shareText } from '@holdout/table/daily'
import { useState } from 'react'
import { pageLink } from '../../client/address.ts'
import { challengeOfDeal, type DailyDeal, dailyGame } from '../../client/daily.ts'
import { download } from '../../client/files.ts'
import { pictureOf } from '../../parts/game-picture.tsx'
import { dailyText } from '../../text/daily.ts'

/** Whether this device has a dialog of its own to share, which is better than a copy only where there is no mouse. */
function sharesItself(): boolean {
  return matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function'
}

/**
 * Shares a result by the device's own dialog, or copies its text and saves its picture: the shape of the game, the
 * score and a link to the board.
 */
export function ShareResult({ deal, result }: { readonly deal: DailyDeal; readonly result: DailyResult }) {
  const [said, setSaid] = useState('')
  const about = dailyGame(deal.game)
  if (!about) return null
  const challenge = challengeOfDeal(about, deal)
  const link = pageLink(`/daily/${deal.day}/${deal.game}`)
  const text = shareText({ ...challenge, title: about.title }, result, link)
  const share = async (): Promise<void> => {
    if (sharesItself()) {
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
  const sharePicture = async (): Promise<void> => {
    const { resultPicture } = await import('./result-picture.ts')
    const { plan, number, title } = challenge
    const picture = await resultPicture({
      head: `${dailyText.title} ${dailyText.number(number)} · ${title}`,
      title: about.title,
      lines: shapeOf(plan, result),
      full: plan.shape.full,
      empty: plan.shape.empty,
      said: [
        `${result.won ? dailyText.won : dailyText.lost} · ${dailyText.moves(result.moves)}`,
        scoreText(plan, result),
      ],
      link: link.replace(/^https?:\/\//, ''),
      drawing: pictureOf(deal.game),
    })
    const name = `holdout-${deal.day}-${deal.game}.png`
    const files = [new File([picture], name, { type: picture.type })]
    if (sharesItself() && navigator.canShare?.({ files })) await navigator.share({ files, text }).catch(() => {})
    else {
      download(name, picture)
      setSaid(dailyText.pictureSaved(name))
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {dailyText.share}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void sharePicture().catch((error: Error) => setSaid(dailyText.noPicture(error.message)))}
      >
        {dailyText.sharePicture}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
