import { type FormEvent, useState } from 'react'
import { api, type Me } from '../../client/api.ts'

/** A name is all it takes: no account, no mail. */
export function NameForm({ done }: { readonly done: (me: Me) => void }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return setWrong('Any name will do, but it needs at least one letter.')
    api.takeName(name.trim()).then(done, (error: Error) => setWrong(error.message))
  }
  return (
    <form className="name-form" onSubmit={submit}>
      <label className="field">
        <span>Your name at the table</span>
        <input
          className="input"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={event => setName(event.target.value)}
        />
      </label>
      {wrong && <p role="alert">{wrong}</p>}
      <button type="submit" className="button button--main">
        Come in
      </button>
      <p className="name-form__note">No account is needed. This device remembers who you are.</p>
    </form>
  )
}
