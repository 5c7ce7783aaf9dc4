import type { RemoteTable } from '@holdout/client'
import type { Result } from '@holdout/engine'
import type { ChatLine, TableInfo, TableNote } from '@holdout/protocol'
import { type FormEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepLastRead } from '../../client/online-chat.ts'
import { readStored, writeStored } from '../../client/storage.ts'
import { storeOf, useStore } from '../../client/store.ts'
import { chatText } from '../../text/online-table.ts'

/** How many hidden people this device remembers. A mark is valid at one table only, so old ones are useless. */
const MOST_HIDDEN = 100

/** The marks of the people whose messages this device hides. */
const hidden = storeOf<readonly string[]>(hiddenBefore(), marks => void writeStored('muted', marks.slice(-MOST_HIDDEN)))

/** The chat lines without those of hidden people. */
export function useHeard(lines: readonly ChatLine[]): readonly ChatLine[] {
  const marks = useStore(hidden)
  return lines.filter(({ by }) => !marks.includes(by))
}

/**
 * The chat of a table. A person can hide another's messages on this device; the host can mute a person for everyone.
 */
export function Chat({ client }: { readonly client: RemoteTable }) {
  const { chat, hasEarlierChat, table } = useStore(client.online)
  const heard = useHeard(chat)
  const hiddenLines = chat.filter(line => !heard.includes(line))
  const mine = table && markOf(table)
  const isMuted = table?.muted.some(({ by }) => by === mine) ?? false
  const lines = inOrder(heard, table?.notes ?? [])
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useId() // the chat can be on the page twice: beside the board and in a sheet
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll, and only the list scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  const earlier = useEarlier(client, list, chat[0]?.id)
  // Lines on the page count as read, in the waiting room too. A narrow window hides the column beside the board.
  const lastLine = chat.at(-1)?.id ?? 0
  useEffect(() => {
    if (list.current?.checkVisibility()) keepLastRead(client.id, lastLine)
  }, [client.id, lastLine])
  const live = earlier.loading ? 'off' : 'polite' // earlier lines are not read out
  const muted = table?.muted ?? []
  const others = muted.filter(({ by }) => by !== mine)
  const showError = (answer: Result): boolean => {
    if (!answer.ok) setWrong(answer.text)
    return answer.ok
  }
  const mute = (by: string, on: boolean): void => {
    setWrong(null)
    void client.request({ type: 'mute', by, on }).then(showError)
  }
  const send = async (message: string): Promise<boolean> => {
    setWrong(null) // not when it is answered: an earlier message may be stored after a later one was rejected
    return showError(await client.request({ type: 'chat', text: message }))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') void send(text.trim()).then(sent => sent && setText(''))
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className="chat__lines" tabIndex={0} aria-label={chatText.messages} aria-live={live} ref={list}>
        {hasEarlierChat && (
          <li className="chat__earlier">
            <button
              type="button"
              className="button button--quiet"
              disabled={earlier.loading}
              onClick={() => void earlier.load().then(showError)}
            >
              {chatText.earlier}
            </button>
          </li>
        )}
        {lines.length === 0 && (
          <li className="chat__empty">
            {hiddenLines.length === 0 ? chatText.none : chatText.hidden(hiddenLines.length, namesIn(hiddenLines))}
          </li>
        )}
        {lines.map(line =>
          'note' in line ? (
            <li key={line.key} className="chat__note">
              {line.note.text}
            </li>
          ) : (
            <li key={line.key}>
              <time dateTime={new Date(line.at).toISOString()}>{chatText.time(line.at, Date.now())}</time>{' '}
              <b>{line.said.name}</b> {table && isWatching(table, line.said) && <small>{chatText.spectator}</small>}{' '}
              {line.said.text}
              {line.said.by !== mine && (
                <>
                  <button
                    type="button"
                    className="chat__mute"
                    aria-label={chatText.hideName(line.said.name)}
                    onClick={() => hidden.set([...hidden.value, line.said.by])}
                  >
                    {chatText.hide}
                  </button>
                  {table?.youHost && !muted.some(({ by }) => by === line.said.by) && (
                    <button
                      type="button"
                      className="chat__mute"
                      aria-label={chatText.muteName(line.said.name)}
                      onClick={() => mute(line.said.by, true)}
                    >
                      {chatText.mute}
                    </button>
                  )}
                </>
              )}
            </li>
          ),
        )}
      </ol>
      {hiddenLines.length > 0 && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => hidden.set(hidden.value.filter(mark => !hiddenLines.some(({ by }) => by === mark)))}
        >
          {chatText.show(namesIn(hiddenLines))}
        </button>
      )}
      {isMuted && (
        <p className="chat__muted" id={`${input}-muted`}>
          {chatText.youAreMuted}
        </p>
      )}
      {others.length > 0 && <p className="chat__muted">{chatText.mutedByHost(others.map(({ name }) => name))}</p>}
      {table?.youHost &&
        muted.map(({ by, name }) => (
          <button key={by} type="button" className="button button--quiet" onClick={() => mute(by, false)}>
            {chatText.unmute(name)}
          </button>
        ))}
      {wrong && !isMuted && <p role="alert">{wrong}</p>}
      {table && !isMuted && (
        <ul className="chat__phrases" aria-label={chatText.phrases}>
          {chatText.quick[momentOf(table)].map(phrase => (
            <li key={phrase}>
              <button type="button" onClick={() => void send(phrase)}>
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="chat__form" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={input}>
          {chatText.message}
        </label>
        <input
          id={input}
          className="input"
          value={isMuted ? '' : text}
          disabled={isMuted}
          maxLength={500}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
          placeholder={isMuted ? '' : chatText.message}
          aria-describedby={isMuted ? `${input}-muted` : undefined}
        />
        <button type="submit" className="button" disabled={isMuted}>
          {chatText.send}
        </button>
      </form>
    </div>
  )
}

/** Loads earlier chat lines. The lines that are on the screen stay where they are. */
function useEarlier(client: RemoteTable, list: RefObject<HTMLOListElement | null>, first: number | undefined) {
  const [loading, setLoading] = useState(false)
  const before = useRef<{ readonly height: number; readonly top: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier lines are the reason to scroll
  useLayoutEffect(() => {
    if (before.current && list.current)
      list.current.scrollTop = before.current.top + list.current.scrollHeight - before.current.height
    before.current = null
  }, [first])
  const load = async (): Promise<Result> => {
    setLoading(true)
    if (list.current) before.current = { height: list.current.scrollHeight, top: list.current.scrollTop }
    const answer = await client.loadEarlierChat()
    setLoading(false)
    return answer
  }
  return { loading, load }
}

/** A chat line, or a note about a change by the host. */
type Line = { readonly key: string; readonly at: number } & ({ readonly said: ChatLine } | { readonly note: TableNote })

/** Chat lines and notes, oldest first. */
function inOrder(said: readonly ChatLine[], notes: readonly TableNote[]): Line[] {
  const lines: Line[] = [
    ...said.map(line => ({ key: `chat-${line.id}`, at: line.at, said: line })),
    ...notes.map(note => ({ key: `note-${note.id}`, at: note.at, note })),
  ]
  return lines.sort((a, b) => a.at - b.at)
}

/** The situation at a table, for its quick messages. */
function momentOf({ status, pausedBy }: TableInfo): keyof typeof chatText.quick {
  return status === 'playing' && pausedBy !== null ? 'paused' : status
}

/** The mark of this person; null if the server does not know them at this table yet. */
function markOf({ seats, watching }: TableInfo): string | null {
  return seats.find(({ you }) => you)?.by ?? watching.find(({ you }) => you)?.by ?? null
}

/** Whether a line was written by a spectator. */
function isWatching({ seats, status }: TableInfo, { by }: ChatLine): boolean {
  return status !== 'waiting' && !seats.some(seat => seat.by === by)
}

function namesIn(lines: readonly ChatLine[]): string[] {
  return [...new Set(lines.map(({ name }) => name))]
}

function hiddenBefore(): readonly string[] {
  const kept = readStored('muted')
  return Array.isArray(kept) ? kept.filter(mark => typeof mark === 'string') : []
}
