import type { TableState } from '@holdout/client'
import type { MatchRecord } from '@holdout/engine'
import { download } from './files.ts'

/** Downloads a file with all that is needed to reproduce a bug: record, position and browser. Nothing is sent. */
export function packReport(record: MatchRecord, { scene, phase }: TableState): void {
  const report = {
    format: 'holdout-report',
    version: 1,
    when: new Date().toISOString(),
    step: scene.seq,
    seen: scene.seat,
    phase,
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
    record,
  }
  download(`holdout-report-${record.game}-${record.seed}.json`, new Blob([JSON.stringify(report, null, 2)]))
}
