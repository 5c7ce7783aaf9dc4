import { type AnyGame, Match, type MatchRecord } from '@holdout/engine'
import type { AnyMatch, Seating } from '@holdout/host'
import { LocalTable } from '../src/play/local-table.ts'
import { FakeTime } from './fake-time.ts'

interface Wish {
  readonly seed?: string
  readonly options?: Record<string, unknown>
  readonly seating: Seating
  readonly askAll?: boolean
}

/** A local table with simulated time. `kept` holds every record it saves. */
export function tableFor(game: AnyGame, wish: Wish): { table: LocalTable; time: FakeTime; kept: MatchRecord[] } {
  const time = new FakeTime()
  const kept: MatchRecord[] = []
  const match = Match.start(game, { seed: wish.seed ?? '7', options: wish.options ?? {} }) as AnyMatch
  const table = new LocalTable({
    match,
    seating: wish.seating,
    askAll: wish.askAll ?? false,
    pause: () => 500,
    time,
    keep: record => kept.push(record),
  })
  return { table, time, kept }
}
