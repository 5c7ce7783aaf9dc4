import { companionText } from '../../text/companion.ts'

/** A number between minus and plus buttons. Disabled buttons stay in place, so that nothing shifts. */
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
  /** null: it cannot be lower. */
  readonly less: (() => void) | null
  readonly more: (() => void) | null
}) {
  return (
    <fieldset className="counter" aria-label={label}>
      <span className="counter__label">{label}</span>
      <button
        type="button"
        className="counter__press"
        aria-label={companionText.oneLess(label)}
        disabled={less === null}
        onClick={less ?? undefined}
      >
        −
      </button>
      <output className="counter__value">{say}</output>
      <button
        type="button"
        className="counter__press"
        aria-label={companionText.oneMore(label)}
        disabled={more === null}
        onClick={more ?? undefined}
      >
        +
      </button>
    </fieldset>
  )
}
