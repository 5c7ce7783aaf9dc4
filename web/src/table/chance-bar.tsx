import type { Seat } from '@holdout/engine'
import { useEffect, useState } from 'react'
import type { WorkerTable } from '../client/local-table.ts'
import { SeatBadge, seatColor } from '../parts/seat-badge.tsx'
import { chanceBarText, percent } from '../text/analysis.ts'
import type { Prospect, Prospects } from '../worker/prospects-now.ts'
import { useSession } from './session.ts'
import './chance-bar.css'

/**
 * The current chance of winning of every seat, and the expected score if the game has one, above the table. Only if one
 * person plays at this device.
 */
export default function ChanceBar({ client }: { readonly client: WorkerTable }) {
  const { state } = useSession()
  const { scene, seats, names, people } = state
  const [prospects, setProspects] = useState<Prospects | null>(null)
  const shown = people.length === 1 && scene.outcome === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every move
  useEffect(() => {
    if (!shown) return
    let stale = false
    client.prospects().then(
      found => stale || setProspects(found),
      () => stale || setProspects(null),
    )
    return () => {
      stale = true
    }
  }, [client, scene.seq, scene.seat, shown])
  if (!shown || !prospects) return null
  const team = seats.length === 1 || new Set(seats.map(({ seat, side }) => side ?? seat)).size === 1
  const rows = team ? seats.filter(({ seat }) => seat === people[0]) : seats
  const nameOf = (seat: Seat): string => names[seat] ?? seat
  const prospectOf = (seat: Seat): Prospect => prospects[seat] ?? { chance: 0, score: null }
  return (
    <section
      className="chance-bar"
      data-rows={rows.length}
      title={rows.some(({ seat }) => prospectOf(seat).score) ? chanceBarText.title : chanceBarText.label}
      aria-label={`${chanceBarText.label}: ${rows.map(({ seat }) => chanceBarText.seat(nameOf(seat), prospectOf(seat))).join(', ')}`}
    >
      {rows.map(({ seat }) => {
        const place = seats.findIndex(other => other.seat === seat)
        return (
          <span
            key={seat}
            className="chance-bar__seat"
            style={{ flexGrow: Math.max(0.02, prospectOf(seat).chance), borderColor: seatColor(place) }}
          >
            {rows.length > 1 && <SeatBadge place={place} />}
            <b>
              {rows.length === 1 && `${nameOf(seat)} `}
              {percent(prospectOf(seat).chance)}
            </b>
            {prospectOf(seat).score && <span className="chance-bar__score">{prospectOf(seat).score}</span>}
          </span>
        )
      })}
      {team && <span style={{ flexGrow: 1 - prospectOf(people[0]).chance }} />}
    </section>
  )
}
