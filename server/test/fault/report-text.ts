import type { FaultReport } from './run.ts'

/** Prints what a run covered and what it found. */
export function faultReportText(kind: string, report: FaultReport): string {
  const faults = [
    `${report.nodesKilled} nodes killed`,
    ...(kind === 'cluster'
      ? [`${report.redisRestarts} restarts of Redis`, `${report.postgresRestarts} of PostgreSQL`]
      : []),
    `${report.connectionsCut} connections cut`,
  ]
  const covered = [
    `${report.acknowledged} moves acknowledged at ${report.tables} tables`,
    `${report.ended} games ended`,
    `${report.entries} entries`,
    `${report.clocks} of them by clocks`,
    `${report.repeated} requests repeated`,
  ]
  const found = report.wrong.length === 0 ? 'no losses, duplicates or gaps' : report.wrong.join('\n  ')
  const name = kind === 'cluster' ? 'three nodes on PostgreSQL and Redis' : 'one node on SQLite'
  return `${name}: ${faults.join(', ')}; ${covered.join(', ')}:\n  ${found}`
}
