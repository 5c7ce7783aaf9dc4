import { text } from './text.ts'

/** Health as a wheel: one segment for each point, lost points fill clockwise, the number is the health left. */
export function Wheel({ health, damage }: { readonly health: number; readonly damage: number }) {
  const left = Math.max(0, health - damage)
  const turn = health === 0 ? 0 : (damage / health) * 360
  return (
    <span
      className={`dl-wheel ${left <= 2 ? 'is-low' : ''}`}
      role="img"
      aria-label={text.area.health(left, health)}
      title={text.area.health(left, health)}
      style={{ '--hurt': `${turn}deg`, '--step': `${health === 0 ? 360 : 360 / health}deg` } as React.CSSProperties}
    >
      <b>{left}</b>
    </span>
  )
}
