import { type FormEvent, useId, useState } from 'react'
import { formText } from '../../text/account.ts'

interface Field {
  readonly name: string
  readonly title: string
  readonly help?: string
  readonly max: number
  /** The autocomplete hint for the browser. */
  readonly complete: string
  readonly secret?: boolean
}

/** A few fields, one button, and the error of the server. */
export function SmallForm({
  fields,
  button,
  act,
}: {
  readonly fields: readonly Field[]
  readonly button: string
  readonly act: (values: Readonly<Record<string, string>>) => Promise<unknown>
}) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const missing = fields.find(({ name }) => !values[name]?.trim())
    if (missing) return setWrong(formText.required(missing.title))
    setBusy(true)
    const given = fields.map(({ name, secret }) => [name, secret ? values[name] : values[name].trim()] as const)
    act(Object.fromEntries(given))
      .then(
        () => setWrong(null),
        (error: Error) => setWrong(error.message),
      )
      .finally(() => setBusy(false))
  }
  return (
    <form className="name-form" onSubmit={submit}>
      {fields.map(({ name, title, help, max, complete, secret }) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{title}</label>
          <input
            id={`${id}-${name}`}
            className="input"
            type={secret ? 'password' : 'text'}
            value={values[name] ?? ''}
            maxLength={max}
            autoComplete={complete}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={help ? `${id}-${name}-help` : undefined}
            onChange={event => setValues({ ...values, [name]: event.target.value })}
          />
          {help && (
            <small id={`${id}-${name}-help`} className="name-form__note">
              {help}
            </small>
          )}
        </div>
      ))}
      {wrong && <p role="alert">{wrong}</p>}
      <button type="submit" className="button" disabled={busy}>
        {button}
      </button>
    </form>
  )
}
