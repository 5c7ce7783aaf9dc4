/** A number between a minus and a plus. What cannot go on stays in place, so that nothing shifts under the thumb. */
export function Counter({
  label,
  value,
  say = String(value),
  less,
  more,
}: {
  readonly label: string
  readonly value: number
  readonly say?: string
  /** null: it cannot go lower. */
  readonly less: (() => void) | null
  readonly more: (() => void) | null
}) {
  return (
    <fieldset className="counter" aria-label={label}>
      <span className="counter__label">{label}</span>
      <button
        type="button"
        className="counter__press"
        aria-label={`${label}: one less`}
        disabled={less === null}
        onClick={less ?? undefined}
      >
        −
      </button>
      <output className="counter__value">{say}</output>
      <button
        type="button"
        className="counter__press"
        aria-label={`${label}: one more`}
        disabled={more === null}
        onClick={more ?? undefined}
      >
        +
      </button>
    </fieldset>
  )
}
