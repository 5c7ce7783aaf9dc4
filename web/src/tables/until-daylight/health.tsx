import { text } from './text.ts'

/** Health as a row of pips: one for each point, the lost ones empty. */
export function Health({ health, damage }: { readonly health: number; readonly damage: number }) {
  const left = Math.max(0, health - damage)
  return (
    <span
      className={`dl-health ${left <= 2 ? 'is-low' : ''}`}
      role="img"
      aria-label={text.area.health(left, health)}
      title={text.area.health(left, health)}
    >
      {Array.from({ length: health }, (_, i) => (
        <i key={i} className={i < left ? '' : 'is-lost'} />
      ))}
      <b>{left}</b>
    </span>
  )
}
