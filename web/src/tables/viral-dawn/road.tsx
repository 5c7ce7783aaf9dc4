import { ROAD } from '@holdout/viral-dawn/table'
import { type CSSProperties, lazy, Suspense } from 'react'
import { seatColor } from '../../parts/seat-badge.tsx'
import { Car } from './cars.tsx'
import { useDrawn } from './drawn.ts'
import { text } from './text.ts'

const Scenery = lazy(() => import('./scenery.tsx'))

/** The road to the Safe Zone with a car at the mile of each player. `near` is how near dawn is, from 0 to 1. */
export function Road({ near }: { readonly near: number }) {
  const { view, names, splits, winner } = useDrawn()
  const { players } = view
  const lanes = lanesOf(players.length)
  const said = players.map(({ seat, place }) => text.night.runner(names[seat], splits[place].miles, resourcesOf(place)))
  function resourcesOf(place: number): number {
    return 4 - splits[place].missing.length
  }
  return (
    <div className="vd-scene" style={{ '--near': near } as CSSProperties} data-open={winner !== null}>
      <Suspense fallback={null}>
        <Scenery />
      </Suspense>
      <p className="vd-gate" aria-hidden="true">
        <span>{text.road.gate}</span>
      </p>
      {SIGNS.map(mile => (
        <span key={mile} className="vd-mile" aria-hidden="true" style={{ '--f': depthOf(mile) } as CSSProperties}>
          {mile}
        </span>
      ))}
      <div className="vd-cars" role="img" aria-label={text.night.label(said)}>
        {players.map(({ seat, place }, index) => {
          const { miles } = splits[place]
          return (
            <span
              key={seat}
              className="vd-car"
              style={
                {
                  '--f': depthOf(winner === seat ? GONE : miles),
                  '--size': depthOf(miles) ** 0.72,
                  '--lane': winner === seat ? 0 : lanes[index],
                  '--seat': seatColor(index),
                  zIndex: 40 - miles,
                } as CSSProperties
              }
              data-low={miles < 3}
              data-over={miles > ROAD}
              data-gone={winner === seat}
            >
              <Car of={index} />
              <b>
                {miles <= 15 && <small>{text.road.mile}</small>}
                {miles > ROAD ? text.road.past(miles, miles - ROAD) : miles}
              </b>
            </span>
          )
        })}
      </div>
    </div>
  )
}

const SIGNS = [5, 10, 15]
/** The mile at which the car of the winner is out of sight. */
const GONE = 26

/** How near to the viewer a mile lies: 1 at the start, less with each mile. */
function depthOf(miles: number): number {
  return 1 / (1 + 0.12 * miles)
}

/** The lane of each player, from -1 to 1: the first player drives in the middle. */
function lanesOf(players: number): readonly number[] {
  const order = players < 5 ? [1, 0, 2, 3] : [1, 2, 0, 3, 4, 5]
  const used = order.filter(index => index < players)
  return Array.from({ length: players }, (_, index) => ((used.indexOf(index) + 0.5) / players) * 2 - 1)
}
