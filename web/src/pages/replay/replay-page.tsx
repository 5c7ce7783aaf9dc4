import { type MatchRecord, readRecord, type Seat } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '../../client/api.ts'
import { type OpenDesk, openDesk } from '../../client/desk.ts'
import { recordOf } from '../../client/saves.ts'
import { unpackRecord } from '../../client/share-link.ts'
import { Cannot } from '../../parts/cannot.tsx'
import type { TableModule } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
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

/** A recorded game: one of this device, or one that came inside a link. */
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
  if (wrong !== null) return <Cannot heading="This game cannot be replayed." error={wrong} />
  if (!opened)
    return (
      <main className="page" aria-busy="true">
        <h1 className="visually-hidden">Replay</h1>
        <p>Fetching the recording …</p>
      </main>
    )
  return <ReplayRoom {...opened} id={id} />
}

async function open(id: string, packed: string | null, desk: OpenDesk): Promise<Opened> {
  const online = packed === null && id.startsWith(ONLINE)
  const seats = online ? ownSeats(id.slice(ONLINE.length)) : null
  const record = packed !== null ? await fromLink(packed) : online ? await fromServer(id) : recordOf(id)
  if (!record) throw new Error('There is no game of that name on this device.')
  const reel = await desk.ask(desk.desk.load(record))
  return { desk, reel, record, module: await loadTable(reel.slug), own: seats ? await seats : peopleIn(record) }
}

/** Games of the server have this before their name. */
const ONLINE = 'online-'

/** The seats that the server has for this person. A game can be watched without knowing them. */
async function ownSeats(table: string): Promise<readonly Seat[]> {
  try {
    return (await api.table(table)).seats.filter(({ you }) => you).map(({ seat }) => seat)
  } catch {
    return []
  }
}

/** Of a game on this device: the seats that people played here. */
function peopleIn({ meta }: MatchRecord): readonly Seat[] {
  const table = meta?.table as { people?: Record<string, unknown> } | undefined
  return Object.keys(table?.people ?? {})
}

async function fromServer(id: string): Promise<MatchRecord> {
  return readRecord(JSON.stringify(await api.record(id.slice(ONLINE.length))), 'the server')
}

async function fromLink(packed: string): Promise<MatchRecord> {
  let text: string
  try {
    text = await unpackRecord(packed)
  } catch {
    throw new Error('The link is damaged: part of it may have been cut off when it was copied.')
  }
  return readRecord(text, 'the link')
}
