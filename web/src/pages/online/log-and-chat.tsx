import type { RemoteTable } from '@holdout/client'
import { type ReactNode, useState } from 'react'
import { readStored, writeStored } from '../../client/storage.ts'
import { chatText } from '../../text/online-table.ts'
import { Chat } from './chat.tsx'

type Side = 'log' | 'chat'

/** The column beside the board: the log or the chat. The device remembers which. */
export function LogAndChat({
  client,
  log,
  unread,
}: {
  readonly client: RemoteTable
  readonly log: ReactNode
  readonly unread: number
}) {
  const [side, setSide] = useState<Side>(readStored('side') === 'chat' ? 'chat' : 'log')
  const show = (chosen: Side): void => {
    setSide(chosen)
    writeStored('side', chosen)
  }
  return (
    <>
      <nav className="log-and-chat" aria-label={chatText.beside}>
        {(['log', 'chat'] as const).map(one => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => show(one)}>
            {chatText.sides[one]}
            {one === 'chat' && side !== 'chat' && unread > 0 && (
              <>
                <b className="online-unread" aria-hidden="true">
                  {unread}
                </b>
                <span className="visually-hidden">{chatText.unread(unread)}</span>
              </>
            )}
          </button>
        ))}
      </nav>
      {side === 'log' ? log : <Chat client={client} />}
    </>
  )
}
