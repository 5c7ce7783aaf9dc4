import crown from 'icon:crown'
import { useState } from 'react'
import { Counter } from '../../pages/companion/counter.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import type { Stored } from '../stored-state.ts'
import { SeatLetter } from './seat-letter.tsx'
import { daylightText, fightersText } from './text.ts'
import { count, type Fighter, gainXp, healthOf, hurt, isDead, left, type Night, nameOf } from './tracker.ts'

/** The damage wheels of all characters. Minus adds damage, plus heals; the name opens experience and tokens. */
export function Fighters({ night, leads }: { readonly night: Stored<Night>; readonly leads: boolean }) {
  const { state, set } = night
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className="fighters">
        {state.fighters.map((fighter, place) => (
          <li key={fighter.character}>
            <FighterCard
              fighter={fighter}
              place={place}
              leads={leads && state.leader === place}
              open={() => setOpen(place)}
              turn={points => set(hurt(state, place, points))}
            />
          </li>
        ))}
      </ul>
      {open !== null && <Ledger night={night} place={open} close={() => setOpen(null)} />}
    </>
  )
}

function FighterCard({
  fighter,
  place,
  leads,
  open,
  turn,
}: {
  readonly fighter: Fighter
  readonly place: number
  readonly leads: boolean
  readonly open: () => void
  readonly turn: (points: number) => void
}) {
  const name = nameOf(fighter.character)
  const health = healthOf(fighter.character)
  const remains = health - fighter.damage
  const low = remains <= 2
  const style = { '--step': `${360 / health}deg`, '--hurt': `${(360 / health) * fighter.damage}deg` }
  return (
    <article className={`fighter ${leads ? 'is-leader' : ''} ${low ? 'is-low' : ''}`}>
      <button type="button" className="fighter__name" onClick={open} aria-label={fightersText.open(name)}>
        <SeatLetter place={place} />
        <span>{name}</span>
        <span className="fighter__xp">
          {leads && (
            <>
              <Icon of={crown} title={fightersText.leader} />{' '}
            </>
          )}
          {low && !isDead(fighter) && fightersText.low(remains)}
          {fightersText.xp(fighter.xp)}
        </span>
      </button>
      <button
        type="button"
        className="fighter__press is-hurt"
        aria-label={fightersText.takesDamage(name)}
        onClick={() => turn(1)}
      >
        −
      </button>
      <p
        className="fighter__wheel"
        style={style as React.CSSProperties}
        role="img"
        aria-label={fightersText.healthLeft(name, remains, health)}
      >
        <b>{remains}</b>
        <small>{fightersText.of(health)}</small>
      </p>
      <button
        type="button"
        className="fighter__press is-heal"
        aria-label={fightersText.heals(name)}
        onClick={() => turn(-1)}
      >
        +
      </button>
    </article>
  )
}

const COUNTED = [
  ['barricades', fightersText.counted.barricades],
  ['traps', fightersText.counted.traps],
  ['survivors', fightersText.counted.survivors],
] as const

function Ledger({
  night,
  place,
  close,
}: {
  readonly night: Stored<Night>
  readonly place: number
  readonly close: () => void
}) {
  const { state, set } = night
  const fighter = state.fighters[place]
  return (
    <Sheet title={nameOf(fighter.character)} close={close}>
      <div className="stack">
        <Counter
          label={fightersText.experience}
          value={fighter.xp}
          less={fighter.xp > 0 ? () => set(gainXp(state, place, -1)) : null}
          more={() => set(gainXp(state, place, 1))}
        />
        {COUNTED.map(([what, title]) => (
          <Counter
            key={what}
            label={title}
            value={fighter[what]}
            less={fighter[what] > 0 ? () => set(count(state, place, what, -1)) : null}
            more={left(state, what) > 0 ? () => set(count(state, place, what, 1)) : null}
          />
        ))}
        <p>{fightersText.inTheBox(left(state, 'barricades'), left(state, 'traps'))}</p>
        <p role="status">
          {state.leader === null
            ? daylightText.noLeader
            : daylightText.leader(nameOf(state.fighters[state.leader].character))}{' '}
          {fightersText.leaderRule}
        </p>
      </div>
    </Sheet>
  )
}
