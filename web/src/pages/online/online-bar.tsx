import { useEffect, useState } from 'react'
import type { OnlineTable } from '../../client/online-table.ts'
import { useStore } from '../../client/store.ts'
import type { Answer } from '../../client/table-client.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { Chat } from './chat.tsx'
import './online.css'

/** What an online table has besides the game: the connection, who is away, chat, rematch. */
export function OnlineBar({ client }: { readonly client: OnlineTable }) {
  const { table, connected, chat } = useStore(client.online)
  const [talking, setTalking] = useState(false)
  const [read, setRead] = useState(0)
  const [wrong, setWrong] = useState<string | null>(null)
  const now = useSeconds()
  if (!table) return null
  const told = (answer: Promise<Answer>): void => void answer.then(result => setWrong(result.ok ? null : result.say))
  const mine = table.seats.find(({ you }) => you)
  const away = table.seats.filter(({ awayUntil, you }) => awayUntil !== null && !you)
  const unread = Math.max(0, chat.length - read)
  return (
    <>
      <div className="online-bar">
        {!connected && (
          <p className="online-bar__lost" role="status">
            The connection is lost. Trying again; nothing of the game is.
          </p>
        )}
        {connected && mine === undefined && <p className="online-bar__note">You are watching.</p>}
        {away.map(({ seat, name, awayUntil }) => (
          <div key={seat} className="online-bar__away" role="status">
            <p>
              {name} is away
              {(awayUntil ?? 0) > now ? `; ${Math.ceil(((awayUntil ?? 0) - now) / 1000)} s to come back` : '.'}
            </p>
            {(awayUntil ?? 0) <= now && mine && (
              <>
                <button type="button" className="button" onClick={() => told(client.decideAway(seat, 'wait'))}>
                  Wait
                </button>
                <button type="button" className="button" onClick={() => told(client.decideAway(seat, 'bot'))}>
                  Let a bot play
                </button>
                <button type="button" className="button" onClick={() => told(client.decideAway(seat, 'end'))}>
                  End the game
                </button>
              </>
            )}
          </div>
        ))}
        {mine?.standIn && (
          <button type="button" className="button button--open" onClick={() => told(client.comeBack())}>
            A bot plays for you: take your seat back
          </button>
        )}
        {table.status === 'over' && mine && (
          <button type="button" className="button button--open" onClick={() => told(client.rematch())}>
            Rematch
          </button>
        )}
        {wrong && <p role="alert">{wrong}</p>}
        <button
          type="button"
          className="button online-bar__chat"
          onClick={() => {
            setTalking(true)
            setRead(chat.length)
          }}
        >
          Chat{unread > 0 && ` (${unread})`}
        </button>
      </div>
      {talking && (
        <Sheet
          title="Chat"
          close={() => {
            setTalking(false)
            setRead(client.online.value.chat.length)
          }}
        >
          <Chat client={client} />
        </Sheet>
      )}
    </>
  )
}

/** The time of day, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
