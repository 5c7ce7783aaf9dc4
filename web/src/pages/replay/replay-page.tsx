import { type MatchRecord, readRecord, type Seat } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '../../client/api.ts'
import { type OpenDesk, openDesk } from '../../client/desk.ts'
import { recordOf } from '../../client/saves.ts'
import { unpackRecord } from '../../client/share-link.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import type { TableModule } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
import { errorText } from '../../text/errors.ts'
import { replayText } from '../../text/replay.ts'
import type { Reel } from '../../worker/messages.ts'
import { ReplayRoom } from './replay-room.tsx'

interface Opened {
  readonly desk: OpenDesk
  readonly reel: Reel
  readonly record: MatchRecord
  readonly module: TableModule
  /** The viewer's own seats; empty for a spectator. */
  readonly own: readonly Seat[]
}

/** A replay of a game: from this device, from the server, or packed into a link. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const [search] = useSearchParams()
  const packed = search.get('game')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [wrong, setWrong] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    const desk = openDesk()
    open(id, packed, desk)
      .then(found => gone || setOpened(found))
      .catch((error: unknown) => gone || setWrong(error as Error))
    return () => {
      gone = true
      desk.close()
    }
  }, [id, packed])
  if (wrong !== null) return <ErrorPage heading={replayText.failed} error={wrong} />
  if (!opened)
    return (
      <main className="page" aria-busy="true">
        <h1 className="visually-hidden">{replayText.title}</h1>
        <p>{replayText.loading}</p>
      </main>
    )
  return <ReplayRoom {...opened} id={id} />
}

async function open(id: string, packed: string | null, desk: OpenDesk): Promise<Opened> {
  const online = packed === null && id.startsWith(ONLINE)
  const seats = online ? ownSeats(id.slice(ONLINE.length)) : null
  const record = packed !== null ? await fromLink(packed) : online ? await fromServer(id) : recordOf(id)
  if (!record) throw new Error(replayText.notHere)
  const reel = await desk.ask(desk.desk.load(record))
  return { desk, reel, record, module: await loadTable(reel.slug), own: seats ? await seats : peopleIn(record) }
}

/** The prefix of the ids of online games. */
const ONLINE = 'online-'

/** This person's seats at an online table; none if the server does not answer. */
async function ownSeats(table: string): Promise<readonly Seat[]> {
  try {
    return (await api.table(table)).seats.filter(({ you }) => you).map(({ seat }) => seat)
  } catch {
    return []
  }
}

/** The seats that people played in a game on this device. */
function peopleIn({ meta }: MatchRecord): readonly Seat[] {
  const table = meta?.table as { people?: Record<string, unknown> } | undefined
  return Object.keys(table?.people ?? {})
}

async function fromServer(id: string): Promise<MatchRecord> {
  return readRecord(JSON.stringify(await api.record(id.slice(ONLINE.length))), errorText.server)
}

async function fromLink(packed: string): Promise<MatchRecord> {
  let text: string
  try {
    text = await unpackRecord(packed)
  } catch {
    throw new Error(replayText.damagedLink)
  }
  return readRecord(text, errorText.link)
}
