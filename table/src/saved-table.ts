import type { AnyMatch } from './any-match.ts'
import type { DeviceTableSetting } from './device-table.ts'
import { readSeating } from './seating.ts'

/** Reads how a saved match was played from the meta data of its record. What is missing is as in a new match. */
export function readSavedTable(
  { game, options }: AnyMatch,
  saved: unknown,
): Required<Pick<DeviceTableSetting, 'seating' | 'askAll' | 'clocks'>> {
  const { askAll, clocks } = (saved ?? {}) as { askAll?: unknown; clocks?: unknown }
  return {
    seating: readSeating(game, options, saved),
    askAll: askAll === true,
    clocks: Array.isArray(clocks)
      ? clocks.filter(clock => typeof clock?.id === 'string' && Number.isFinite(clock?.left) && clock.left >= 0)
      : [],
  }
}
