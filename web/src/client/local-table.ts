import type { MatchRecord } from '@holdout/engine'
import type { PlayableTable } from '@holdout/table'
import type { TableSource } from '../worker/messages.ts'
import type { Prospects } from '../worker/prospects-now.ts'
import { settings } from './settings.ts'
import { openWorkerTable } from './worker-table.ts'

/** A table on this device. */
export interface WorkerTable extends PlayableTable {
  /** The prospects of every seat, from what the viewer can know; null if the game has no estimate. */
  prospects(): Promise<Prospects | null>
}

/** Opens a match in a worker of this page. Its bots have the pace of the settings. */
export async function openLocalTable(from: TableSource, keep: (record: MatchRecord) => void): Promise<WorkerTable> {
  const { client, desk } = await openWorkerTable((desk, listener) => {
    void desk.pace(settings.value.botPause)
    return desk.open(from, listener)
  }, keep)
  const unwatch = settings.subscribe(() => void desk.pace(settings.value.botPause))
  const { close } = client
  return Object.assign(client, {
    prospects: () => desk.prospects(),
    close() {
      unwatch()
      close()
    },
  })
}
