import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OnlineTable } from '../../client/online-table.ts'
import { useStore } from '../../client/store.ts'

/** What people say to each other. Whoever does not want to hear somebody mutes them, on this device. */
export function Chat({ client }: { readonly client: OnlineTable }) {
  const { chat } = useStore(client.online)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [muted, setMuted] = useState<readonly string[]>([])
  const end = useRef<HTMLLIElement>(null)
  const { length } = chat
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    void client.say(text.trim()).then(answer => {
      setWrong(answer.ok ? null : answer.say)
      if (answer.ok) setText('')
    })
  }
  const heard = chat.filter(({ name }) => !muted.includes(name))
  return (
    <section className="panel chat" aria-label="Chat">
      <h2>Chat</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className="chat__lines" tabIndex={0} aria-live="polite">
        {heard.length === 0 && <li className="chat__empty">Nobody has said anything yet.</li>}
        {heard.map(({ id, name, text: said }) => (
          <li key={id}>
            <b>{name}</b> {said}{' '}
            <button type="button" className="chat__mute" onClick={() => setMuted([...muted, name])}>
              mute
            </button>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {muted.length > 0 && (
        <button type="button" className="button button--quiet" onClick={() => setMuted([])}>
          Hear {muted.join(', ')} again
        </button>
      )}
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
          onChange={event => setText(event.target.value)}
          placeholder="Say something"
        />
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </section>
  )
}
