import { dayAfter, weekOf } from '@holdout/table/daily'
import { dailyText } from '../../text/daily.ts'
import './week-dots.css'

/** The days of this week: played, today, and to come. */
export function WeekDots({ today, played }: { readonly today: string; readonly played: ReadonlySet<string> }) {
  const monday = weekOf(today)
  return (
    <ol className="week-dots" aria-label={dailyText.week}>
      {dailyText.weekDays.map((name, i) => {
        const day = dayAfter(monday, i)
        const isDone = played.has(day)
        return (
          <li key={name} data-done={isDone} data-today={day === today}>
            <span aria-hidden="true">{isDone ? '✓' : name[0]}</span>
            <span className="visually-hidden">{isDone ? dailyText.dayDone(name) : dailyText.dayOpen(name)}</span>
          </li>
        )
      })}
    </ol>
  )
}
