import type { DailyOverview } from '@holdout/protocol'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { commonText } from '../../text/common.ts'
import { dailyText } from '../../text/daily.ts'

/** The hash that the server published before the day, and the secret after it. */
export function DealCheck({ day }: { readonly day: string }) {
  const [overview, setOverview] = useState<DailyOverview | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const load = (open: boolean): void => {
    if (open) api.daily().then(setOverview, (error: Error) => setWrong(error.message))
  }
  const opened = overview?.opened.find(one => one.day === day)
  const commitment = opened?.commitment ?? overview?.committed.find(one => one.day === day)?.commitment
  return (
    <details className="daily-check" onToggle={event => load(event.currentTarget.open)}>
      <summary>{dailyText.check}</summary>
      {wrong ? <p role="alert">{wrong}</p> : !overview && <p>{commonText.loading}</p>}
      {commitment && (
        <p>
          {dailyText.committed(day)} <code>{commitment}</code>
        </p>
      )}
      {overview && (
        <p>
          {opened ? (
            <>
              {dailyText.opened} <code>{opened.secret}</code>
            </>
          ) : (
            dailyText.notOpened
          )}
        </p>
      )}
    </details>
  )
}
