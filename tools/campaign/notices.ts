import { parseArgs } from 'node:util'
import { noticeReportText, noticeRun } from '../../server/test/fault/notice-run.ts'
import { setUpServices } from '../programs/services.ts'
import { numberIn } from '../tool.ts'

export const usage = 'npm run campaign -- notices [--turns 500] [--kills 50] [--tables 20] [--loud]'

/** Kills nodes while players who are away are told that it is their turn, then checks every notice. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      turns: { type: 'string', default: '500' },
      kills: { type: 'string', default: '50' },
      tables: { type: 'string', default: '20' },
      loud: { type: 'boolean', default: false },
    },
  })
  const turns = numberIn('turns', values.turns, { whole: true })
  const kills = numberIn('kills', values.kills, { whole: true })
  const tables = numberIn('tables', values.tables, { most: 40, whole: true })
  const { ok, output } = setUpServices()
  if (!ok) {
    console.error(output)
    return 1
  }
  const say = values.loud ? (line: string): void => console.log(`  ${line}`) : () => {}
  const report = await noticeRun({ turns, kills, tables, say })
  console.log(noticeReportText(report))
  return report.wrong.length === 0 ? 0 : 1
}
