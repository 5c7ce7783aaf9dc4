import { useEffect, useState } from 'react'
import { api, type NoticeChannel, type MyNotices as Settings } from '../../client/api.ts'
import { canPush, removeThisBrowser, thisBrowser } from '../../client/push.ts'
import { useStore } from '../../client/store.ts'
import { allowNotices, permission } from '../../client/turn-notices.ts'
import { Segments } from '../../parts/segments.tsx'
import { noticeSettingsText as text } from '../../text/notice-settings.ts'
import { settingsText } from '../../text/settings.ts'
import { SmallForm } from '../online/small-form.tsx'

const NIGHT = { from: '22:00', to: '08:00' }

/** How the server reaches this person while no page is open; nothing where there is no server or no name yet. */
export default function MyNotices() {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => void api.notices().then(setSettings, () => {}), [])
  if (!settings) return null
  const show = (answer: Promise<Settings>): void =>
    void answer.then(setSettings).then(
      () => setSaid(null),
      (error: Error) => setSaid(error.message),
    )
  const again = async (done: Promise<unknown>): Promise<void> => {
    await done
    setSettings(await api.notices())
  }
  const test = async (): Promise<string> => {
    const failed = (await api.testNotices()).filter(({ ok }) => !ok)
    const titleOf = (id: string): string => titleIn(settings.channels.find(one => one.id === id))
    setSettings(await api.notices()) // a subscription that is gone was removed
    return failed.length === 0
      ? text.tested
      : failed.map(({ id, reason }) => `${titleOf(id)}: ${reason ?? ''}`).join(' ')
  }
  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className="settings">
        <div className="settings__row">
          <b>{text.when}</b>
          <small>{text.help}</small>
          <Segments
            name="notices-when"
            label={text.when}
            value={settings.when}
            choices={[
              ['always', text.always],
              ['away', text.away],
              ['never', text.never],
            ]}
            set={when => show(api.changeNotices({ when }))}
          />
        </div>
        <Quiet quiet={settings.quiet} set={quiet => show(api.changeNotices({ quiet }))} />
        <Channels
          settings={settings}
          remove={id => show(id === thisBrowser()?.id ? removeThisBrowser().then(api.notices) : api.removeChannel(id))}
          confirm={(id, code) => again(api.confirmMail(id, code))}
        />
        <AddBrowser settings={settings} added={() => show(api.notices())} />
        <SmallForm
          fields={[{ name: 'url', title: text.webhook, help: text.webhookHelp, max: 1000, complete: 'off' }]}
          button={text.addWebhook}
          act={({ url }) => again(api.addWebhook(url))}
        />
        {settings.mail && (
          <SmallForm
            fields={[{ name: 'address', title: text.mail, help: text.mailHelp, max: 200, complete: 'email' }]}
            button={text.addMail}
            act={({ address }) => again(api.addMail(address))}
          />
        )}
        {settings.channels.some(({ confirmed }) => confirmed) && (
          <button
            type="button"
            className="button"
            onClick={() => void test().then(setSaid, (error: Error) => setSaid(error.message))}
          >
            {text.test}
          </button>
        )}
        {said && <p role="status">{said}</p>}
      </div>
    </section>
  )
}

function titleIn(channel: NoticeChannel | undefined): string {
  if (!channel) return ''
  const to = channel.id === thisBrowser()?.id ? text.thisBrowser : channel.to
  return `${text.kinds[channel.kind]}: ${to}`
}

function Quiet({
  quiet,
  set,
}: {
  readonly quiet: Settings['quiet']
  readonly set: (quiet: Settings['quiet']) => void
}) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const change = (part: Partial<typeof NIGHT>): void => set({ ...(quiet ?? NIGHT), ...part, zone: timeZone })
  return (
    <div className="settings__row">
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => (target.checked ? change({}) : set(null))}
        />
        <span>{text.quiet}</span>
      </label>
      {quiet && (
        <div className="page__row">
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              {text[end]}{' '}
              <input
                className="input"
                type="time"
                required
                value={quiet[end]}
                onChange={({ target }) => target.value !== '' && change({ [end]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  )
}

function Channels({
  settings: { channels },
  remove,
  confirm,
}: {
  readonly settings: Settings
  readonly remove: (id: string) => void
  readonly confirm: (id: string, code: string) => Promise<void>
}) {
  return (
    <div className="settings__row">
      <b>{text.channels}</b>
      {channels.length === 0 && <small>{text.none}</small>}
      {channels.map(channel => (
        <div key={channel.id}>
          <p className="page__row">
            <span>
              {titleIn(channel)}
              {!channel.confirmed && ` (${text.unconfirmed})`}
            </span>
            <button
              type="button"
              className="button button--quiet"
              aria-label={text.remove(titleIn(channel))}
              onClick={() => remove(channel.id)}
            >
              {text.removeButton}
            </button>
          </p>
          {!channel.confirmed && (
            <SmallForm
              fields={[{ name: 'code', title: text.code(channel.to), max: 40, complete: 'one-time-code' }]}
              button={text.confirm}
              act={({ code }) => confirm(channel.id, code)}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Asks the browser for permission, and adds it as a channel. */
function AddBrowser({ settings: { channels }, added }: { readonly settings: Settings; readonly added: () => void }) {
  const allowed = useStore(permission)
  if (!canPush() || channels.some(({ id }) => id === thisBrowser()?.id)) return null
  if (allowed === 'denied') return <small role="status">{settingsText.blocked}</small>
  return (
    <button type="button" className="button" onClick={() => void allowNotices().then(added)}>
      {text.addBrowser}
    </button>
  )
}
