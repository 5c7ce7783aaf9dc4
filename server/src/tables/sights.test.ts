import { loadGame, SLUGS } from '@holdout/catalog'
import { type AnyGame, type AnyMove, CLOCK, type Decision, SeededChance, type Who } from '@holdout/engine'
import { type SceneNews, SightReader } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'
import { describe, expect, it } from 'vitest'
import type { StoredTable } from '../store/store.ts'
import { LiveMatch } from './live-match.ts'

const NOW = 1_000_000

function begin(game: AnyGame): LiveMatch {
  const setup = { seats: [], secret: 'sights', entropy: {}, options: {} }
  return LiveMatch.start(game, { setup } as unknown as StoredTable)
}

/** A client that receives patches. */
class Listener {
  told: SceneNews | null = null
  bytes = 0
  private shownAt = -1
  private readonly reader: SightReader

  constructor(
    private readonly live: LiveMatch,
    readonly who: Who,
  ) {
    this.reader = new SightReader(live.game)
  }

  listen(done: string | null = null): void {
    const text = this.live.patchFor(this.who, this.told?.seq ?? -1, this.shownAt, NOW, done)
    const message = readFromServer(text.toString())
    if (message?.say !== 'sight') throw new Error(`That is no sight: ${text}`)
    this.bytes += text.length
    this.told = this.reader.read(message)
    this.shownAt = message.seq
  }

  /** Reconnects: the next patch contains everything. */
  comeBack(): void {
    this.shownAt = -1
    this.listen()
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
    const luck = SeededChance.of(`sights/${slug}`)
    const seats: Who[] = live.game.seats(live.match.options).map(({ seat }: { seat: Who }) => seat)
    const all = [...seats, 'table'].map(who => new Listener(live, who))
    const dozer = new Listener(live, seats[0])
    let inWords = 0
    for (let moves = 0; moves < 120 && playOn(live, luck); moves++) {
      // Undoes a move now and then where that is allowed.
      const mover = live.match.entries.at(-1)?.seat ?? ''
      if (moves % 5 === 4 && live.match.undoBlocked(mover) === null)
        live.take({ seq: live.seq + 1, seat: mover, move: null })
      for (const listener of all) {
        const since = listener.told?.seq ?? -1
        if (moves % 17 === 16) listener.comeBack()
        else listener.listen()
        const known = live.updateFor(listener.who, since, NOW)
        inWords += JSON.stringify(known).length
        expect(listener.told).toEqual(known)
      }
      if (moves % 3 === 0) {
        const since = dozer.told?.seq ?? -1
        dozer.listen() // has missed some
        expect(dozer.told).toEqual(live.updateFor(dozer.who, since, NOW))
      }
    }
    const bytes = all.reduce((sum, listener) => sum + listener.bytes, 0)
    expect(bytes).toBeLessThan(inWords * 0.6)
  })
})

it('contain the request that caused them', async () => {
  const live = begin(await loadGame('viral-dawn'))
  const text = live.patchFor('p1', -1, -1, NOW, 'my "move"')
  expect(readFromServer(text.toString())).toMatchObject({ say: 'sight', base: -1, done: 'my "move"' })
})

it('are rejected by a reader that missed the entry they build on', async () => {
  const live = begin(await loadGame('viral-dawn'))
  const luck = SeededChance.of('missed')
  const listener = new Listener(live, 'p1')
  listener.listen()
  playOn(live, luck)
  const news = JSON.parse(live.patchFor('p1', 0, 0, NOW, null).toString())
  expect(news.base).toBe(0)
  expect(() => new SightReader(live.game).read(news)).toThrow(
    'The server sent the changes since entry 0, but the last update received was entry -1.',
  )
})
