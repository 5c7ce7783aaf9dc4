import type { OptionSpec } from '@holdout/engine'
import { useEffect, useState } from 'react'

type NumberSpec = Extract<OptionSpec<unknown>, { type: 'number' }>

/**
 * A number one types. What is in range counts at once, except 0, which often means "none" and would fold the field away under the
 * fingers; that, and what is out of range, counts when one leaves the field, and the engine says what is wrong with it.
 */
export function NumberField({
  spec,
  value,
  set,
  help,
}: {
  readonly spec: NumberSpec
  readonly value: unknown
  readonly set: (value: unknown) => void
  readonly help: string
}) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const leave = (): void => {
    const read = readNumber(text)
    if (read !== value) set(read)
  }
  return (
    <span className="number-field">
      <input
        className="input"
        inputMode="numeric"
        aria-label={spec.title}
        aria-describedby={help}
        value={text}
        onChange={event => {
          setText(event.target.value)
          const read = readNumber(event.target.value)
          if (typeof read === 'number' && read > 0 && read >= spec.min && read <= spec.max) set(read)
        }}
        onBlur={leave}
        onKeyDown={event => event.key === 'Enter' && leave()}
      />
      <span>
        {spec.unit} <small>{rangeOf(spec)}</small>
      </span>
    </span>
  )
}

/** What is no number stays a text: the engine refuses it by name. */
function readNumber(text: string): number | string {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text
}

function rangeOf({ min, max, zero }: NumberSpec): string {
  return `${min} to ${max}${zero && min > 0 ? `, or 0: ${zero}` : ''}`
}
