import { Match, type MatchRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { KnownMatch, Seating } from '@holdout/table'
import { LocalTable } from '../src/play/local-table.ts'
import { FakeTime } from './fake-time.ts'

interface TableSetup {
  readonly seed?: string
  readonly options?: Record<string, unknown>
  readonly seating: Seating
  readonly askAll?: boolean
}

/** A local table with simulated time. `saved` holds every record it saves. */
export function tableFor(
  game: AnyKnownGame,
  setup: TableSetup,
): { table: LocalTable; time: FakeTime; saved: MatchRecord[] } {
  const time = new FakeTime()
  const saved: MatchRecord[] = []
  const match = Match.start(game, { seed: setup.seed ?? '7', options: setup.options ?? {} }) as KnownMatch
  const table = new LocalTable({
    match,
    seating: setup.seating,
    askAll: setup.askAll ?? false,
    pause: () => 500,
    time,
    keep: record => saved.push(record),
  })
  return { table, time, saved }
}
