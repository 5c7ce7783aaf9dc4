/** Asks how a person wants to be called. */
export function NameField({
  label,
  name,
  set,
  className = 'field',
  required = false,
}: {
  readonly label: string
  readonly name: string
  readonly set: (name: string) => void
  readonly className?: string
  readonly required?: boolean
}) {
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        className="input"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        required={required}
        onChange={event => set(event.target.value)}
      />
    </label>
  )
}
