import { loadGame, SLUGS } from '@holdout/catalog'
import { PatchReader } from '@holdout/client'
import { type AnyMove, CLOCK, type Decision, SeededChance, type Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { FromServer, PatchUpdate, SceneUpdate, TableInfo } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'
import { describe, expect, it } from 'vitest'
import type { StoredTable } from '../store/store.ts'
import { LiveMatch } from '../tables/live-match.ts'
import { Audience } from './audience.ts'
import { Broadcast } from './broadcast.ts'
import { MoveTexts } from './encode.ts'
import type { ShownTable } from './seat-messages.ts'
import { type Receiver, Subscription } from './subscription.ts'

const NOW = 1_000_000

function begin(game: AnyKnownGame): LiveMatch {
  const setup = { seats: [], secret: 'patches', entropy: {}, options: {} }
  return LiveMatch.start(game, { setup } as unknown as StoredTable)
}

/** A table on which user and seat have the same name. */
const SEATING = { id: 'table1', whoIs: (user: string): Who => user }

function broadcastOf(live: LiveMatch): Broadcast {
  const table: ShownTable = {
    ...SEATING,
    committed: live,
    stopped: null,
    now: () => NOW,
    mayWatch: () => true,
    infoFor: () => ({}) as TableInfo,
  }
  return new Broadcast(table, new MoveTexts(), error => {
    throw error
  })
}

/** A subscription without text that was welcomed before. */
function silentSubscription(user: string, write: Receiver['write'], request: string | null = null): Subscription {
  const subscription = new Subscription({
    user,
    name: user,
    table: SEATING.id,
    write,
    send() {},
    unanswered: () => request,
    settle() {},
    chatChanged() {},
    excluded() {},
  })
  subscription.audience = Audience.of(SEATING, subscription.receiver)
  subscription.setText(false)
  return subscription
}

/** The scene with text that a new connection of this seat gets after entry `since`. */
function sceneFor(broadcast: Broadcast, who: Who, since: number | null): SceneUpdate {
  const scenes: SceneUpdate[] = []
  const subscription = silentSubscription(who, ({ frame }) => {
    const message = JSON.parse(frame.text)
    if (message.type === 'scene') scenes.push(readFromServer(frame.text) as FromServer & { type: 'scene' })
    return frame.text.length
  })
  subscription.setText(true)
  broadcast.welcome(subscription, since)
  const { type: _, ...scene } = scenes[0] as SceneUpdate & { type: string }
  return scene
}

/** A client that receives patches. */
class Listener {
  told: SceneUpdate | null = null
  bytes = 0
  last: PatchUpdate | null = null
  private readonly reader: PatchReader
  readonly subscription: Subscription

  constructor(
    private readonly broadcast: Broadcast,
    game: AnyKnownGame,
    readonly who: Who,
    request: string | null = null,
  ) {
    this.reader = new PatchReader(game)
    this.subscription = silentSubscription(who, ({ frame }) => this.receive(frame.text), request)
  }

  /** Receives all later patches. */
  listen(): void {
    this.broadcast.add(this.subscription)
  }

  /** Reconnects: the next patch contains everything. */
  comeBack(): void {
    this.subscription.lastPatch = null
  }

  private receive(text: string): number {
    const message = readFromServer(text)
    if (message?.type !== 'patch') throw new Error(`This is not a patch: ${text}`)
    this.bytes += text.length
    this.told = this.reader.read(message)
    this.last = message
    return text.length
  }
}

/** Makes one move; returns whether there was one. */
function playOn(live: LiveMatch, luck: SeededChance): boolean {
  const { game, match } = live
  if (live.over) return false
  const asked: Decision | undefined = game
    .pending(match.state)
    .find(({ kind, seat }: Decision) => kind === 'must' && seat !== CLOCK)
  const moves: AnyMove[] = asked ? game.moves(match.state, asked.seat) : []
  const move = asked ? moves[luck.int('move', moves.length)] : game.clocks(match.state)[0]?.expires
  if (!move) return false
  expect(live.take({ seq: live.seq + 1, seat: asked?.seat ?? CLOCK, move })).toBe('ok')
  return true
}

describe.each(SLUGS)('patches of %s', slug => {
  it('give the same update as described scenes after every move', async () => {
    const live = begin(await loadGame(slug))
    const broadcast = broadcastOf(live)
    const luck = SeededChance.of(`patches/${slug}`)
    const seats: Who[] = live.game.seats(live.match.options).map(({ seat }: { seat: Who }) => seat)
    const all = [...seats, seats[0], 'table'].map(who => new Listener(broadcast, live.game, who))
    const dozer = new Listener(broadcast, live.game, seats[0])
    for (const listener of all) listener.listen()
    let inWords = 0
    for (let moves = 0; moves < 120 && playOn(live, luck); moves++) {
      // Undoes a move now and then where that is allowed.
      const mover = live.match.entries.at(-1)?.seat ?? ''
      if (moves % 5 === 4 && live.match.undoBlocked(mover) === null)
        live.take({ seq: live.seq + 1, seat: mover, move: null })
      if (moves % 3 === 0) dozer.listen()
      else broadcast.delete(dozer.subscription) // misses some
      const awake = moves % 3 === 0 ? [...all, dozer] : all
      const known = awake.map(({ told }) => told?.seq ?? null)
      if (moves % 17 === 16) for (const listener of all) listener.comeBack()
      broadcast.sendEntries(null)
      for (const [i, { who, told }] of awake.entries()) {
        const news = sceneFor(broadcast, who, known[i])
        inWords += JSON.stringify(news).length
        expect(told).toEqual(news)
      }
    }
    const bytes = [...all, dozer].reduce((sum, listener) => sum + listener.bytes, 0)
    expect(bytes).toBeLessThan(inWords * 0.6)
  })
})

it('contain the request that caused them', async () => {
  const live = begin(await loadGame('viral-dawn'))
  const broadcast = broadcastOf(live)
  const asker = new Listener(broadcast, live.game, 'p1', 'my "move"')
  const other = new Listener(broadcast, live.game, 'p2')
  for (const listener of [asker, other]) listener.listen()
  broadcast.sendEntries('p1/my "move"')
  expect(asker.last).toMatchObject({ type: 'patch', base: null, done: 'my "move"' })
  expect(other.last).not.toHaveProperty('done')
})

it('are rejected by a reader that missed the entry they build on', async () => {
  const live = begin(await loadGame('viral-dawn'))
  const broadcast = broadcastOf(live)
  const listener = new Listener(broadcast, live.game, 'p1')
  listener.listen()
  broadcast.sendEntries(null)
  playOn(live, SeededChance.of('missed'))
  broadcast.sendEntries(null)
  const news = listener.last as PatchUpdate
  expect(news.base).toBe(0)
  expect(() => new PatchReader(live.game).read(news)).toThrow(
    'The server sent the changes since entry 0, but the last update received was entry none.',
  )
})

it('are written and framed once for receivers who see the same', async () => {
  const live = begin(await loadGame('viral-dawn'))
  const broadcast = broadcastOf(live)
  const frames: unknown[] = []
  for (const user of ['table', 'table', 'table']) {
    broadcast.add(silentSubscription(user, ({ frame }) => frames.push(frame)))
  }
  broadcast.sendEntries(null)
  frames.length = 0
  playOn(live, SeededChance.of('once'))
  broadcast.sendEntries(null)
  expect(frames).toHaveLength(3)
  expect(new Set(frames).size).toBe(1)
})
