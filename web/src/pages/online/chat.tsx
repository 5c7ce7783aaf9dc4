import type { ChatLine, TableInfo, TableNote } from '@holdout/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readKept, writeKept } from '../../client/kept.ts'
import { keepLastRead } from '../../client/online-chat.ts'
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
  const mine = table && markOf(table)
  const isSilenced = table?.silenced.some(({ by }) => by === mine) ?? false
  const lines = inOrder(heard, table?.notes ?? [])
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll, and only the list scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  // What stands on the page has been read, in the waiting room too.
  const lastLine = chat.at(-1)?.id ?? 0
  useEffect(() => keepLastRead(client.id, lastLine), [client.id, lastLine])
  const silenced = table?.silenced ?? []
  const others = silenced.filter(({ by }) => by !== mine)
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
        {lines.length === 0 && <li className="chat__empty">{emptyWords(unheard)}</li>}
        {lines.map(line =>
          'note' in line ? (
            <li key={line.key} className="chat__note">
              {line.note.text}
            </li>
          ) : (
            <li key={line.key}>
              <b>{line.said.name}</b> {table && isWatching(table, line.said) && <small>(watching)</small>}{' '}
              {line.said.text}
              {line.said.by !== mine && (
                <>
                  <button
                    type="button"
                    className="chat__mute"
                    aria-label={`Mute ${line.said.name}`}
                    onClick={() => muted.set([...muted.value, line.said.by])}
                  >
                    mute
                  </button>
                  {table?.youHost && !silenced.some(({ by }) => by === line.said.by) && (
                    <button
                      type="button"
                      className="chat__mute"
                      aria-label={`Silence ${line.said.name} for all`}
                      onClick={() => silence(line.said.by, true)}
                    >
                      silence
                    </button>
                  )}
                </>
              )}
            </li>
          ),
        )}
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
      {isSilenced && (
        <p className="chat__silenced" id="chat-silenced">
          The host has silenced you at this table.
        </p>
      )}
      {others.length > 0 && (
        <p className="chat__silenced">
          {listed(others.map(({ name }) => name))} {others.length > 1 ? 'have' : 'has'} been silenced by the host.
        </p>
      )}
      {table?.youHost &&
        silenced.map(({ by, name }) => (
          <button key={by} type="button" className="button button--quiet" onClick={() => silence(by, false)}>
            Let {name} speak again
          </button>
        ))}
      {wrong && !isSilenced && <p role="alert">{wrong}</p>}
      <form className="chat__form" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="chat-text">
          Say something
        </label>
        <input
          id="chat-text"
          className="input"
          value={isSilenced ? '' : text}
          disabled={isSilenced}
          maxLength={500}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
          placeholder={isSilenced ? '' : 'Say something'}
          aria-describedby={isSilenced ? 'chat-silenced' : undefined}
        />
        <button type="submit" className="button" disabled={isSilenced}>
          Send
        </button>
      </form>
    </div>
  )
}

/** A line of the chat, or one about what the host changed. */
type Line = { readonly key: string; readonly at: number } & ({ readonly said: ChatLine } | { readonly note: TableNote })

/** What was said and what the host changed, oldest first. */
function inOrder(said: readonly ChatLine[], notes: readonly TableNote[]): Line[] {
  const lines: Line[] = [
    ...said.map(line => ({ key: `chat-${line.id}`, at: line.at, said: line })),
    ...notes.map(note => ({ key: `note-${note.id}`, at: note.at, note })),
  ]
  return lines.sort((a, b) => a.at - b.at)
}

/** The mark of whoever looks; null if the server does not know them here yet. */
function markOf({ seats, watching }: TableInfo): string | null {
  return seats.find(({ you }) => you)?.by ?? watching.find(({ you }) => you)?.by ?? null
}

/** Whether a line was written by somebody without a seat in the match. */
function isWatching({ seats, status }: TableInfo, { by }: ChatLine): boolean {
  return status !== 'gathering' && !seats.some(seat => seat.by === by)
}

function emptyWords(hidden: readonly ChatLine[]): string {
  if (hidden.length === 0) return 'Nobody has said anything yet.'
  const names = listed([...new Set(hidden.map(({ name }) => name))])
  return `${hidden.length === 1 ? '1 message is' : `${hidden.length} messages are`} hidden: you muted ${names}.`
}

function mutedBefore(): readonly string[] {
  const kept = readKept('muted')
  return Array.isArray(kept) ? kept.filter(mark => typeof mark === 'string') : []
}
