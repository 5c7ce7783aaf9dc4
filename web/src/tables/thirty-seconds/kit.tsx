import heart from 'icon:hearts'
import abilityStar from 'icon:star-formation'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Selection } from '../../table/selection.ts'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import type { Reader } from './reader.ts'
import { text } from './text.ts'

/** The viewer's meters, gear and hand. */
export function Kit({ view, pick, read }: { view: View; pick: Selection<Move>; read: Reader }) {
  return (
    <div className="ts-kit">
      <Meters view={view} />
      {(view.who !== 'zombie' || view.slots.some(Boolean)) && <Gear view={view} pick={pick} read={read} />}
      <Hand view={view} pick={pick} read={read} />
    </div>
  )
}

function Meters({ view }: { view: View }) {
  const mine = view.who !== 'zombie'
  return (
    <div className="ts-me">
      <Meter title={text.player.energy} count={view.energy} mark={<i className="ts-arrow" />} />
      {mine ? (
        <Meter title={text.player.health} count={view.health} mark={<Icon of={heart} />} className="ts-hearts" />
      ) : null}
      <Meter
        title={(view.ability && text.roles.tricks[view.ability]?.replace('.', '')) || text.player.tokens}
        count={view.tokens}
        mark={
          <i className="ts-ability-token">
            <Icon of={abilityStar} />
          </i>
        }
      />
    </div>
  )
}

function Meter({
  title,
  count,
  mark,
  className = '',
}: {
  title: string
  count: number
  mark: React.ReactNode
  className?: string
}) {
  return (
    <p className={`ts-meter ${className}`}>
      <span>{title}</span>
      <span className="ts-meter-marks" aria-hidden="true">
        {Array.from({ length: Math.min(count, 6) }, (_, i) => (
          <span key={i}>{mark}</span>
        ))}
      </span>
      <b>{count}</b>
    </p>
  )
}
