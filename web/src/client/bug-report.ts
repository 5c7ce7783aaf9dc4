import type { MatchRecord } from '@holdout/engine'
import type { TableState } from '@holdout/table'
import { plain } from '@holdout/words'
import { api } from './api.ts'
import { download } from './files.ts'
import { isOnline, tableOf } from './online-id.ts'

/** The number of log lines in a report. */
const LINES = 40

/**
 * Downloads a file with all that is needed to reproduce a bug: record, position, last log lines and browser. Nothing is
 * sent. The record of an online match is added after its end, because it contains what is hidden from the player.
 */
export async function packReport(id: string | null, record: MatchRecord | null, state: TableState): Promise<void> {
  const { scene, phase, slug, names, log } = state
  const online = isOnline(id) ? tableOf(id) : null
  const whole = record ?? (online === null ? null : await recordOnServer(online))
  const report = {
    format: 'holdout-report',
    version: 1,
    when: new Date().toISOString(),
    step: scene.seq,
    seen: scene.seat,
    phase,
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
    ...(online === null ? {} : { table: online, game: slug, options: state.options }),
    view: scene.view,
    log: log.slice(-LINES).map(({ at, text }) => `${at}: ${plain(text, names)}`),
    record: whole,
  }
  const name = record?.seed ?? online ?? 'table'
  download(`holdout-report-${slug}-${name}.json`, new Blob([JSON.stringify(report, null, 2)]))
}

/** The record of a finished online match; null before its end. */
async function recordOnServer(table: string): Promise<unknown> {
  try {
    return await api.record(table)
  } catch {
    return null
  }
}
