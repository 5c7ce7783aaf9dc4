import { expect, it } from 'vitest'
import { noticeReportText, noticeRun } from './fault/notice-run.ts'
import { CLUSTER } from './services.ts'

// The short version of `npm run campaign -- notices`.
it.runIf(CLUSTER)('loses no notice and sends none twice while nodes are killed', { timeout: 300_000 }, async () => {
  const report = await noticeRun({ turns: 20, kills: 4, tables: 5 })
  console.log(noticeReportText(report))
  expect(report.wrong).toEqual([])
  expect(report.sent).toBeGreaterThan(0)
  expect(report.kills).toBe(4)
})
