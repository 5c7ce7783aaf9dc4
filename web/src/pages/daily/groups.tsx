import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { dailyText } from '../../text/daily.ts'
import { NameForm } from '../online/name-form.tsx'
import { setMe, useMe } from '../online/use-me.ts'

/** The groups of this person: create, join and leave them. `show` changes the group of the board. */
export function Groups({
  groups,
  setGroups,
  show,
}: {
  readonly groups: readonly string[]
  readonly setGroups: (groups: readonly string[]) => void
  readonly show: (code: string | null) => void
}) {
  const { me } = useMe()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    if (me) api.dailyGroups().then(setGroups, (error: Error) => setWrong(error.message))
  }, [me, setGroups])
  if (!me) return <NameForm done={setMe} join={dailyText.newGroup} />
  const done = (now: readonly string[], shown: string | null): void => {
    setGroups(now)
    show(shown)
    setCode('')
    setWrong(null)
  }
  const fail = (error: Error): void => setWrong(error.message)
  const join = (event: FormEvent): void => {
    event.preventDefault()
    const given = code.trim().toLowerCase()
    api.joinDailyGroup(given, me.name).then(now => done(now, given), fail)
  }
  return (
    <>
      <form className="daily-join" onSubmit={join}>
        <label className="field">
          <span>{dailyText.groupCode}</span>
          <input
            className="input"
            value={code}
            maxLength={16}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={event => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {dailyText.joinGroup}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void api.newDailyGroup(me.name).then(made => done(made.groups, made.code), fail)}
        >
          {dailyText.newGroup}
        </button>
      </form>
      {wrong && <p role="alert">{wrong}</p>}
      {groups.map(group => (
        <p key={group} className="page__row">
          <b>{dailyText.group(group)}</b>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void api.leaveDailyGroup(group).then(now => done(now, null), fail)}
          >
            {dailyText.leaveGroup(group)}
          </button>
        </p>
      ))}
    </>
  )
}
