import { FAULTS, type FaultCounts, type FaultName } from './faults.ts'
import type { FaultReport } from './run.ts'

/** The faults that happened, by kind. */
function faultCountsText(counts: FaultCounts): string {
  const named = (Object.keys(FAULTS) as FaultName[]).filter(name => counts[name] > 0)
  return named.map(name => `${counts[name]} ${FAULTS[name]}`).join(', ')
}

/** Prints what a run covered and what it found. */
export function faultReportText(kind: string, report: FaultReport): string {
  const covered = [
    `${report.acknowledged} moves acknowledged at ${report.tables} tables`,
    `${report.requests} requests in all`,
    `${report.ended} games ended`,
    `${report.entries} entries`,
    `${report.clocks} of them by clocks`,
    `${report.repeated} requests repeated`,
  ]
  const found = report.wrong.length === 0 ? 'no violations' : report.wrong.join('\n  ')
  const name = kind === 'cluster' ? 'three nodes on PostgreSQL and Redis' : 'one node on SQLite'
  return `${name}: ${faultCountsText(report.faults)}; ${covered.join(', ')}:\n  ${found}`
}
