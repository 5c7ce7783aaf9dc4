import type { ReactNode } from 'react'

/** A row of radio buttons that look like one bar. Arrow keys move between them. */
export function Segments<T extends string | number>({
  name,
  label,
  value,
  choices,
  set,
}: {
  readonly name: string
  readonly label: string
  /** null: no choice is checked. */
  readonly value: T | null
  readonly choices: readonly (readonly [T, ReactNode])[]
  readonly set: (value: T) => void
}) {
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {choices.map(([choice, title]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => set(choice)} />
          <span>{title}</span>
        </label>
      ))}
    </div>
  )
}
