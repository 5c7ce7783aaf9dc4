import { type MatchRecord, readRecord, type Seat } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { type OpenDesk, openDesk } from '../../client/desk.ts'
import { isOnline, tableOf } from '../../client/online-id.ts'
import { recordOf } from '../../client/saves.ts'
import { unpackRecord } from '../../client/share-link.ts'
import type { TableModule } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
import { errorText } from '../../text/errors.ts'
import { replayText } from '../../text/replay.ts'
import type { ReplayInfo } from '../../worker/messages.ts'

/** A record with the worker that replays it and the table that shows it. */
export interface OpenReplay {
  readonly desk: OpenDesk
  readonly reel: ReplayInfo
  readonly record: MatchRecord
  readonly module: TableModule
  /** The viewer's own seats; empty for a spectator. */
  readonly own: readonly Seat[]
  /** The only seat of the viewer, if it has no name: the viewer is `You` there. Null for a link from someone else. */
  readonly you: Seat | null
}

/**
 * Opens a record of this device, of the server, or packed into a link, until the page leaves. Returns null while it
 * loads.
 */
export function useOpenReplay(id: string, packed: string | null): OpenReplay | Error | null {
  const [opened, setOpened] = useState<OpenReplay | Error | null>(null)
  useEffect(() => {
    let gone = false
    const desk = openDesk()
    open(id, packed, desk)
      .then(found => gone || setOpened(found))
      .catch((error: unknown) => gone || setOpened(error as Error))
    return () => {
      gone = true
      desk.close()
    }
  }, [id, packed])
  return opened
}

async function open(id: string, packed: string | null, desk: OpenDesk): Promise<OpenReplay> {
  const online = packed === null && isOnline(id)
  const seats = online ? ownSeats(tableOf(id)) : null
  const record = packed !== null ? await fromLink(packed) : online ? await fromServer(id) : recordOf(id)
  if (!record) throw new Error(replayText.notHere)
  const reel = await desk.ask(desk.desk.load(record))
  const own = seats ? await seats : peopleIn(record)
  const you = packed === null ? youIn(reel, own) : null
  return { desk, reel, record, module: await loadTable(reel.slug), own, you }
}

function youIn({ names, seats }: ReplayInfo, own: readonly Seat[]): Seat | null {
  const mine = own.length === 1 ? seats.find(({ seat }) => seat === own[0]) : undefined
  return mine && names[mine.seat] === mine.title ? mine.seat : null
}

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
  return readRecord(JSON.stringify(await api.record(tableOf(id))), errorText.server)
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
