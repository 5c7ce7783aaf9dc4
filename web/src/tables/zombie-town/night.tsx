import { type View, zombieMoves } from '@holdout/zombie-town/table'
import { happened, type News } from './data.ts'
import { text } from './text.ts'

/** The days so far, and how many zombies move after each turn. */
export function Night({ view, news }: { readonly view: View; readonly news: News }) {
  const { day, lastDay } = view
  const owed = zombieMoves(view)
  const left = lastDay - day
  const turned = happened(news, 'day-changed').length > 0
  return (
    <div className="zt-night">
      <p className="visually-hidden">{text.night.day(day, lastDay)}</p>
      <ol aria-hidden="true" style={{ '--days': lastDay } as React.CSSProperties}>
        {Array.from({ length: lastDay }, (_, i) => (
          <li key={i} className={i + 1 < day ? 'is-past' : i + 1 === day ? `is-now ${turned ? 'is-new' : ''}` : ''}>
            {i + 1}
          </li>
        ))}
      </ol>
      <p>
        <b>{text.night.zombies(owed)}</b> {text.night.move(owed)}
        {left > 0 ? text.night.daysLeft(left + 1) : text.night.lastDay}
      </p>
    </div>
  )
}
