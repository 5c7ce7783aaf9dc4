import { rulesText } from '../text/rules.ts'

/** The field to search rules in one's own words. */
export function RulesField({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: string
  readonly change: (typed: string) => void
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type="search"
        value={value}
        onChange={event => change(event.target.value)}
        placeholder={rulesText.searchHint}
      />
    </label>
  )
}
