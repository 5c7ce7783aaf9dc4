import { ENTRANCES } from '@holdout/until-dawn/table'
import type { CSSProperties } from 'react'
import { useChoosing } from '../../table/choosing.ts'
import { Cabin } from './cabin.tsx'
import { Entrance } from './entrance.tsx'
import { useForecast } from './forecast.ts'
import { Forest } from './forest.tsx'
import { layoutOf } from './layout.ts'
import { Piles, Waiting } from './piles.tsx'
import { Reveal } from './playback.tsx'
import { RunArrow } from './run-arrow.tsx'
import type { Stage } from './stage.ts'
import { useFlights } from './use-flights.ts'
import type { Picking } from './use-picking.ts'
import { useSize } from './use-size.ts'

/** The clearing with the cabin and its four entrances. */
export function Board({ stage, picking }: { readonly stage: Stage; readonly picking: Picking }) {
  const { ref, width, height, rem } = useSize<HTMLDivElement>()
  const layout = layoutOf(width, height, rem)
  const { preview } = useChoosing()
  const forecast = useForecast(picking.asked === null)
  // Between the stacks of a phone an arrow is in the way until its move is chosen.
  const runs = layout.phone && preview === null ? [] : forecast.runs
  useFlights(ref, stage)
  const { card, em, top, aside, piles } = layout
  const sizes = {
    fontSize: em,
    '--row': `${top}px`,
    '--aside': `${aside}px`,
    '--piles': `${piles}px`,
    '--card': `${card.width}px`,
    '--long': `${card.long}px`,
  } as CSSProperties
  return (
    <div
      ref={ref}
      className={`ud-board always-night ${layout.phone ? 'ud-board--phone' : ''} ${layout.phone && piles < 3 * em ? 'ud-board--low' : ''}`}
      style={sizes}
      data-asked={picking.asked ?? undefined}
    >
      <Forest passed={stage.time / stage.night} owed={stage.time - stage.zombieTime} />
      {width > 0 && (
        <>
          {ENTRANCES.map(at => (
            <Entrance key={at} at={at} stage={stage} layout={layout} picking={picking} forecast={forecast} />
          ))}
          <Cabin stage={stage} layout={layout} picking={picking} losses={forecast.losses} />
          <Waiting stage={stage} />
          <Piles stage={stage} />
          {runs.map(({ from, to }, i) => (
            <RunArrow key={i} board={ref} from={from} to={to} />
          ))}
          <Reveal reveal={stage.reveal} />
        </>
      )}
    </div>
  )
}
