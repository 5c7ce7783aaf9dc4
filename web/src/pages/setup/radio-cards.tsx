import { Icon } from '../../parts/icon.tsx'

export interface RadioCard {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly icon?: string
}

/** One of a few, each with a line about it. Native radio buttons: arrow keys move between them. */
export function RadioCards({
  name,
  label,
  value,
  cards,
  set,
}: {
  readonly name: string
  readonly label: string
  /** null: none of them as it stands. */
  readonly value: string | null
  readonly cards: readonly RadioCard[]
  readonly set: (id: string) => void
}) {
  return (
    <div className="radio-cards" role="radiogroup" aria-label={label}>
      {cards.map(({ id, title, help, icon }) => (
        <label key={id} className="radio-card">
          <input type="radio" name={name} checked={id === value} onChange={() => set(id)} />
          {icon && <Icon of={icon} />}
          <b>{title}</b>
          <small>{help}</small>
        </label>
      ))}
    </div>
  )
}
