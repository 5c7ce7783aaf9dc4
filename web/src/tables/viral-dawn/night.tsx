import { ROAD, SUITS } from '@holdout/viral-dawn/table'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { useDrawn } from './drawn.ts'
import { whenOf } from './standings.ts'
import { text } from './text.ts'

/** The progress of all players to the Safe Zone. */
export function Night() {
  const { view, names, splits } = useDrawn()
  const { players, game, options } = view
  const { lap, turn } = whenOf(view)
  const runners = players.map(({ seat, place }, index) => ({
    seat,
    index,
    miles: splits[place].miles,
    missing: splits[place].missing.length,
  }))
  const abreast = (miles: number, index: number): number =>
    runners.filter(other => other.miles === miles && other.index < index).length
  const said = runners.map(({ seat, miles, missing }) => text.night.runner(names[seat], miles, SUITS.length - missing))
  return (
    <div className="vd-night">
      <span className="vd-night__when">
        {options.games > 1 && text.night.game(game)}
        {text.night.lap(lap, turn)}
      </span>
      <span className="vd-race" role="img" aria-label={text.night.label(said)}>
        {runners.map(({ seat, index, miles }) => (
          <span
            key={seat}
            className="vd-race__runner"
            style={{
              left: `${3 + Math.min(1, miles / ROAD) * 94}%`,
              marginLeft: `${abreast(miles, index) * (miles > ROAD / 2 ? -1.3 : 1.3)}rem`,
            }}
          >
            <SeatBadge place={index} />
          </span>
        ))}
      </span>
      <span className="vd-night__goal">{text.night.goal}</span>
    </div>
  )
}
