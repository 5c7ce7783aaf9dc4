import { expect, it } from 'vitest'
import { faultReportText } from './fault/report-text.ts'
import { faultRun } from './fault/run.ts'
import { CLUSTER } from './services.ts'

// The short version of `npm run fault`: long enough for every kind of fault.
const SHORT = { seconds: 8, tables: 5 }

it('loses nothing when the single node on SQLite is killed repeatedly', async () => {
  const report = await faultRun({ kind: 'sqlite', ...SHORT })
  console.log(faultReportText('sqlite', report))
  expect(report.wrong).toEqual([])
  expect(report.nodesKilled).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(0)
})

it.runIf(CLUSTER)('loses nothing when nodes, Redis and PostgreSQL of a cluster break', async () => {
  const report = await faultRun({ kind: 'cluster', ...SHORT })
  console.log(faultReportText('cluster', report))
  expect(report.wrong).toEqual([])
  expect(report.nodesKilled).toBeGreaterThan(0)
  expect(report.redisRestarts).toBeGreaterThan(0)
  expect(report.postgresRestarts).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(0)
})
