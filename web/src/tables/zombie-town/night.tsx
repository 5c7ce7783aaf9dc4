import type { View } from '@holdout/zombie-town/table'
import { happened, many, type News } from './data.ts'

/** The days as one night that ends: how far it has got, and how many zombies each turn will move. */
export function Night({ view, news }: { readonly view: View; readonly news: News }) {
  const { day, lastDay } = view
  const owed = (day + view.options['extra-zombies']) * (view.players.length === 2 ? 2 : 1)
  const left = lastDay - day
  const turned = happened(news, 'day-changed').length > 0
  return (
    <div className="zt-night">
      <p className="visually-hidden">
        Day {day} of {lastDay}.
      </p>
      <ol aria-hidden="true" style={{ '--days': lastDay } as React.CSSProperties}>
        {Array.from({ length: lastDay }, (_, i) => (
          <li key={i} className={i + 1 < day ? 'is-past' : i + 1 === day ? `is-now ${turned ? 'is-new' : ''}` : ''}>
            {i + 1}
          </li>
        ))}
      </ol>
      <p>
        <b>{many(owed, 'zombie')}</b> {owed === 1 ? 'moves' : 'move'} after each turn ·{' '}
        {left > 0 ? `${many(left + 1, 'day')} to hold` : 'the last day'}
      </p>
    </div>
  )
}
