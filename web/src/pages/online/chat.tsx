import type { ChatLine } from '@holdout/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readKept, writeKept } from '../../client/kept.ts'
import type { OnlineTable } from '../../client/online-table.ts'
import { storeOf, useStore } from '../../client/store.ts'
import type { Answer } from '../../client/table-client.ts'
import { listed } from '../../parts/save-words.ts'

/** So many are remembered; a mark means somebody at one table, so old ones are of no use. */
const MOST_MUTED = 100

/** The marks of those whom this device does not want to hear. */
const muted = storeOf<readonly string[]>(mutedBefore(), marks => void writeKept('muted', marks.slice(-MOST_MUTED)))

/** What is heard: everything but those who are muted. */
export function useHeard(lines: readonly ChatLine[]): readonly ChatLine[] {
  const marks = useStore(muted)
  return lines.filter(({ by }) => !marks.includes(by))
}

/**
 * What people say to each other. Whoever does not want to hear somebody mutes them, on this device; the host may silence them for
 * all.
 */
export function Chat({ client }: { readonly client: OnlineTable }) {
  const { chat, table } = useStore(client.online)
  const heard = useHeard(chat)
  const unheard = chat.filter(line => !heard.includes(line))
  const mine = table?.seats.find(({ you }) => you)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const last = heard.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll, and only the list scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  const silenced = table?.silenced ?? []
  const told = (answer: Answer): boolean => {
    setWrong(answer.ok ? null : answer.say)
    return answer.ok
  }
  const silence = (by: string, on: boolean): void => void client.silence(by, on).then(told)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    void client.say(text.trim()).then(answer => told(answer) && setText(''))
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className="chat__lines" tabIndex={0} aria-label="What was said" aria-live="polite" ref={list}>
        {heard.length === 0 && <li className="chat__empty">Nobody has said anything yet.</li>}
        {heard.map(({ id, name, by, seat, text: said }) => (
          <li key={id}>
            <b>{name}</b> {said}
            {(mine === undefined || seat !== mine.seat) && (
              <>
                <button
                  type="button"
                  className="chat__mute"
                  aria-label={`Mute ${name}`}
                  onClick={() => muted.set([...muted.value, by])}
                >
                  mute
                </button>
                {table?.youHost && !silenced.some(one => one.by === by) && (
                  <button
                    type="button"
                    className="chat__mute"
                    aria-label={`Silence ${name} for all`}
                    onClick={() => silence(by, true)}
                  >
                    silence
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {unheard.length > 0 && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => muted.set(muted.value.filter(mark => !unheard.some(({ by }) => by === mark)))}
        >
          Hear {listed([...new Set(unheard.map(({ name }) => name))])} again
        </button>
      )}
      {silenced.length > 0 && (
        <p className="chat__silenced">
          {listed(silenced.map(({ name }) => name))} {silenced.length > 1 ? 'have' : 'has'} been silenced by the host.
        </p>
      )}
      {table?.youHost &&
        silenced.map(({ by, name }) => (
          <button key={by} type="button" className="button button--quiet" onClick={() => silence(by, false)}>
            Let {name} speak again
          </button>
        ))}
      {wrong && <p role="alert">{wrong}</p>}
      <form className="chat__form" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="chat-text">
          Say something
        </label>
        <input
          id="chat-text"
          className="input"
          value={text}
          maxLength={500}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
          placeholder="Say something"
        />
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </div>
  )
}

function mutedBefore(): readonly string[] {
  const kept = readKept('muted')
  return Array.isArray(kept) ? kept.filter(mark => typeof mark === 'string') : []
}
