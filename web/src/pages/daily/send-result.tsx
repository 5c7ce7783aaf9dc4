import { type FormEvent, useEffect, useState } from 'react'
import { type DailyPlay, dailyPlays } from '../../client/daily.ts'
import { sendDaily } from '../../client/daily-send.ts'
import { useStore } from '../../client/store.ts'
import { NameField } from '../../parts/name-field.tsx'
import { dailyText } from '../../text/daily.ts'
import { setMe, useMe } from '../online/use-me.ts'

/** Sends a result at once if this person has a name; otherwise asks for one. Says what became of it. */
export function SendResult({ play }: { readonly play: DailyPlay }) {
  const { id, ticket, result } = play
  const { sent } = useStore(dailyPlays).find(one => one.id === id) ?? play
  const { me, wrong } = useMe()
  const [name, setName] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const mustSend = ticket !== null && result !== null && sent === false
  const known = me?.name
  useEffect(() => {
    if (!mustSend || known === undefined) return
    setBusy(true)
    sendDaily(id, known)
      .catch((error: Error) => setFailed(error.message))
      .finally(() => setBusy(false))
  }, [mustSend, known, id])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return
    setBusy(true)
    setFailed(null)
    sendDaily(id, name.trim())
      .then(() => setMe({ name: name.trim(), login: null }))
      .catch((error: Error) => setFailed(error.message))
      .finally(() => setBusy(false))
  }
  if (ticket === null) return <p>{dailyText.localOnly}</p>
  if (sent === true) return <p role="status">{dailyText.sent}</p>
  if (typeof sent === 'string') return <p role="alert">{dailyText.rejected(sent)}</p>
  if (busy) return <p role="status">{dailyText.sending}</p>
  return (
    <>
      {(failed ?? wrong) && (
        <p role="alert">
          {failed ?? wrong} {dailyText.waiting}
        </p>
      )}
      {me === null && (
        <form className="daily-name" onSubmit={submit}>
          <NameField label={dailyText.name} name={name} set={setName} required />
          <button type="submit" className="button button--main">
            {dailyText.send}
          </button>
        </form>
      )}
    </>
  )
}
