import { expect, it } from 'vitest'
import type { FaultName } from './fault/faults.ts'
import { canLimitFiles } from './fault/nodes.ts'
import { faultReportText } from './fault/report-text.ts'
import { type FaultReport, faultRun } from './fault/run.ts'
import { CLUSTER } from './services.ts'

// The short version of `npm run campaign -- fault`: long enough for every kind of fault.
const SHORT = { seconds: 8, tables: 5 }

const EVERYWHERE: readonly FaultName[] = ['killed', 'frozen', 'skewed', 'answersLost', 'connectionsCut']

function expectAllKinds({ faults, acknowledged, wrong }: FaultReport, kinds: readonly FaultName[]): void {
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  expect(kinds.filter(kind => faults[kind] === 0)).toEqual([])
}

it('loses nothing when the single node on SQLite and its disk fail repeatedly', async () => {
  const report = await faultRun({ kind: 'sqlite', ...SHORT })
  console.log(faultReportText('sqlite', report))
  expectAllKinds(report, [...EVERYWHERE, ...(canLimitFiles() ? (['diskFull'] as const) : [])])
})

it.runIf(CLUSTER)('loses nothing when nodes, Redis, PostgreSQL and the network of a cluster fail', async () => {
  const report = await faultRun({ kind: 'cluster', ...SHORT })
  console.log(faultReportText('cluster', report))
  expectAllKinds(report, [...EVERYWHERE, 'partitioned', 'redisRestarts', 'postgresRestarts'])
})
