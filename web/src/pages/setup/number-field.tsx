import type { OptionSpec } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { optionsText } from '../../text/setup.ts'

type NumberSpec = Extract<OptionSpec<unknown>, { type: 'number' }>

/**
 * A number field. A value in range takes effect while typing, except 0: it often means "none" and would hide the field.
 * 0 and values out of range take effect on blur, and the engine reports what is wrong with them.
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
        {spec.unit} <small>{optionsText.range(spec.min, spec.max, spec.zero)}</small>
      </span>
    </span>
  )
}

/** A text that is not a number stays a text, so that the engine rejects it with its name. */
function readNumber(text: string): number | string {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text
}
