import { type FormEvent, useState } from 'react'
import { api, type Me } from '../../client/api.ts'
import { NameField } from '../../parts/name-field.tsx'
import { invitedText } from '../../text/waiting-room.ts'

/** Asks for a name. Playing needs no account. With `sit` there is a second button, for a seat. */
export function NameForm({
  done,
  join = invitedText.join,
  sit,
}: {
  readonly done: (me: Me) => void
  readonly join?: string
  readonly sit?: (() => void) | undefined
}) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return setWrong(invitedText.nameMissing)
    const { submitter } = event.nativeEvent as SubmitEvent
    const taken = (me: Me): void => {
      if (submitter?.matches('[value=sit]')) sit?.()
      done(me)
    }
    api.takeName(name.trim()).then(taken, (error: Error) => setWrong(error.message))
  }
  return (
    <form className="name-form" onSubmit={submit}>
      <NameField label={invitedText.yourName} name={name} set={setName} />
      {wrong && <p role="alert">{wrong}</p>}
      <div className="name-form__buttons">
        {sit && (
          <button type="submit" value="sit" className="button button--main">
            {invitedText.takeSeat}
          </button>
        )}
        <button type="submit" className={sit ? 'button' : 'button button--main'}>
          {join}
        </button>
      </div>
      <p className="name-form__note">{invitedText.noAccount}</p>
    </form>
  )
}
