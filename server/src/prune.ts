import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@holdout/engine'
import type { Config } from './config.ts'
import { DATABASE_FILE } from './data-files.ts'
import { openStore } from './node.ts'
import type { Pruned, Retention } from './store/store.ts'
import { backupText } from './text/operator.ts'
import { retentionOf } from './upkeep/retention.ts'

export interface PruneReport {
  readonly retention: Retention
  readonly counts: Pruned
}

/** Deletes what is older than the settings allow, while servers may be running; with `dryRun` only counts it. */
export async function prune(config: Config, dryRun: boolean): Promise<PruneReport> {
  const { databaseUrl, data } = config
  if (!databaseUrl && !existsSync(join(data, DATABASE_FILE)))
    throw new InputError(backupText.noDatabase(data, DATABASE_FILE))
  const store = await openStore(config, { alone: false })
  try {
    const retention = retentionOf(config)
    return { retention, counts: await store.prune(retention, Date.now(), dryRun) }
  } finally {
    await store.close()
  }
}
