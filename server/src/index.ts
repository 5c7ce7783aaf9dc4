import type { Backup, backUp as backUpNow } from './backup.ts'
import type { checkData as checkDataNow, DataCheck } from './check-data.ts'
import type { PruneReport, prune as pruneNow } from './prune.ts'
import type { Restored, restoreAt as restoreAtNow } from './restore.ts'
import type { Serving, serve as serveNow } from './serve.ts'

export { type Config, readConfig, SETTINGS } from './config.ts'
export type { Backup, PruneReport, Serving }

// Every `holdout` command imports this file, so the HTTP server and the database drivers are loaded only when used:
// they take a second.
export const serve: typeof serveNow = async (...given) => (await import('./serve.ts')).serve(...given)

export const backUp = async (...given: Parameters<typeof backUpNow>): Promise<Backup> =>
  (await import('./backup.ts')).backUp(...given)

export const restoreAt = async (...given: Parameters<typeof restoreAtNow>): Promise<Restored> =>
  (await import('./restore.ts')).restoreAt(...given)

export const prune: typeof pruneNow = async (...given) => (await import('./prune.ts')).prune(...given)
export const checkData = async (...given: Parameters<typeof checkDataNow>): Promise<DataCheck> =>
  (await import('./check-data.ts')).checkData(...given)
