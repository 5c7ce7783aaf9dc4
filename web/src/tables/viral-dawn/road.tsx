import car from 'icon:city-car'
import { ROAD, resourceOf, type Standing, SUITS } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useDrawn } from './drawn.ts'
import { RESOURCE_ICON } from './icons.ts'
import { text } from './text.ts'

/** The resources of a layout, and its miles on a road of 20. On a phone, how far a rival is, for beginners. */
export function Road({ split, own }: { readonly split: Standing; readonly own: boolean }) {
  const { narrow, help } = useDrawn()
  const { missing, miles, short } = split
  const isCounted = narrow && help && !own && short !== null && short > 0
  const over = Math.max(0, miles - ROAD)
  const covered = SUITS.filter(suit => !missing.includes(suit)).map(resourceOf)
  return (
    <footer className="vd-way">
      <span className="vd-covered" aria-hidden="true">
        {SUITS.map(suit => (
          <span key={suit} data-there={!missing.includes(suit)}>
            <Icon of={RESOURCE_ICON[suit]} />
          </span>
        ))}
      </span>
      <span className="vd-road" role="img" aria-label={text.road.label(miles, ROAD, covered)}>
        <span className="vd-road__driven" style={{ width: `${Math.min(100, percent(miles))}%` }} />
        {over > 0 && <span className="vd-road__over" style={{ width: `${Math.min(40, percent(over))}%` }} />}
        {/* Its middle stays half a car from both ends of the road, however short the road is. */}
        <span className="vd-road__car" style={{ left: `clamp(0.5em, ${percent(miles)}%, 100% - 0.5em)` }}>
          <Icon of={car} />
        </span>
      </span>
      <b className="vd-way__miles" aria-hidden="true">
        {over > 0 ? text.road.over(over) : miles}
        {over === 0 && <small>{narrow && !own ? text.road.miles : text.road.of(ROAD)}</small>}
      </b>
      {isCounted && (
        <span className="vd-way__short" data-near={short === 1}>
          {text.road.short(short)}
        </span>
      )}
      {own && (
        <span className="vd-way__zone" aria-hidden="true">
          {text.road.safeZone}
        </span>
      )}
    </footer>
  )
}

/** The part of the road, in percent. */
function percent(miles: number): number {
  return (miles * 100) / ROAD
}
