import { type FormEvent, useState } from 'react'
import { api, type Me } from '../../client/api.ts'
import { invitedText } from '../../text/waiting-room.ts'

/** Asks for a name. Playing needs no account. */
export function NameForm({ done }: { readonly done: (me: Me) => void }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return setWrong(invitedText.nameMissing)
    api.takeName(name.trim()).then(done, (error: Error) => setWrong(error.message))
  }
  return (
    <form className="name-form" onSubmit={submit}>
      <label className="field">
        <span>{invitedText.yourName}</span>
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
        {invitedText.join}
      </button>
      <p className="name-form__note">{invitedText.noAccount}</p>
    </form>
  )
}
