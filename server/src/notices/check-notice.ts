import type { ClaimedNotice, NoticeSettings, NoticeStore } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { CONNECTED_MS, seatOfUser } from '../tables/table-setup.ts'
import type { TableInMemory } from '../tables/table-state.ts'
import type { NoticeFacts } from './message.ts'

/** Time after which the presence of a person who seems connected is looked up again, in ms. */
const LOOK_AGAIN_MS = 5_000

/** Send it, drop it, or decide later. */
export type NoticeVerdict =
  | { readonly send: NoticeFacts }
  | { readonly drop: 'gone' | 'muted' | 'seen' | 'passed' }
  | { readonly later: number }

interface CheckDeps {
  readonly store: Pick<Store, 'lastSeen'> & { readonly notices: NoticeStore }
  readonly registry: TableRegistry
  now(): number
}

/** Whether a notice is still worth sending: the turn has not passed, and the person has not seen it at the table. */
export async function checkNotice(
  notice: ClaimedNotice,
  { when, muted }: NoticeSettings,
  { store, registry, now }: CheckDeps,
): Promise<NoticeVerdict> {
  const { table: id, user, kind, seq, at } = notice
  if (muted.includes(id)) return { drop: 'muted' }
  const seen = (await store.lastSeen(id))[user] ?? 0
  if (seen >= at) return { drop: 'seen' }
  // Connected shortly before: they look at the table, or their node has stopped. The next look shows which.
  const isHere = seen > now() - CONNECTED_MS
  const isElsewhere = when === 'away' && (await store.notices.lastSeenAnywhere(user)) > now() - CONNECTED_MS
  const isTurn = kind === 'turn' || kind === 'seat'
  if (isTurn && (await store.notices.latestTurn(id, user)) !== seq) return { drop: 'passed' }
  const table = await registry.table(id)
  if (!table) return { drop: 'gone' }
  const facts = await table.inTurn(() => (isCurrent(table.state, notice) ? factsOf(table.state, notice) : null))
  if (facts === null) return { drop: 'passed' }
  return isHere || isElsewhere ? { later: now() + LOOK_AGAIN_MS } : { send: facts }
}

function isCurrent({ setup, status, live }: TableInMemory, { user, kind }: ClaimedNotice): boolean {
  const own = seatOfUser(setup, user)
  const isFull = setup.seats.every(seat => seat.kind !== 'open')
  switch (kind) {
    case 'turn':
    case 'seat':
      return status === 'playing' && own?.kind === 'person' && (live?.waitedFor().includes(own.seat) ?? false)
    case 'full':
      return status === 'waiting' && own !== null && isFull
    case 'rematch':
      return status === 'waiting' && own === null && setup.host.user !== user && !isFull
    case 'chat':
      return own !== null
  }
}

/** The public facts for the message: nothing of the match but whose turn it is, and the time left. */
function factsOf(state: TableInMemory, { table, user, kind }: ClaimedNotice): NoticeFacts {
  const { seats } = state.infoFor(null)
  const own = seatOfUser(state.setup, user)?.seat
  const others = seats.filter(seat => seat.seat !== own && seat.kind !== 'open').map(({ name }) => name)
  const isTurn = kind === 'turn' || kind === 'seat'
  return { kind, table, game: state.game.title, others, left: isTurn && own ? shownTimeLeft(state, own) : null }
}

function shownTimeLeft(state: TableInMemory, seat: string): number | null {
  const clocks = state.live?.countdowns(state.now()) ?? []
  const left = clocks.filter(({ seats, running }) => running && seats.includes(seat)).map(clock => clock.left)
  return left.length === 0 ? null : Math.min(...left)
}
