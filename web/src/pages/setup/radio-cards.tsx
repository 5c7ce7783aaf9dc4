import { Icon } from '../../parts/icon.tsx'

export interface RadioCard {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly icon?: string
}

/** Radio buttons as cards, each with a line of help. Arrow keys move between them. */
export function RadioCards({
  name,
  label,
  value,
  cards,
  set,
}: {
  readonly name: string
  readonly label: string
  /** null: none is selected. */
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
