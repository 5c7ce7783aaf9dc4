import { parseArgs } from 'node:util'
import { faultReportText } from '../../server/test/fault/report-text.ts'
import { faultRun } from '../../server/test/fault/run.ts'
import { setUpServices } from '../programs/services.ts'
import { ArgumentError, numberIn } from '../tool.ts'

const KINDS = ['sqlite', 'cluster'] as const

export const usage = `npm run campaign -- fault [--seconds 120] [--tables 10] [--only ${KINDS.join('|')}] [--loud]`

/**
 * Kills nodes, restarts Redis and PostgreSQL and cuts connections while many matches are played, then checks that
 * nothing was lost. Runs one node on SQLite, then three on PostgreSQL and Redis.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '120' },
      tables: { type: 'string', default: '10' },
      only: { type: 'string' },
      loud: { type: 'boolean', default: false },
    },
  })
  const seconds = numberIn('seconds', values.seconds)
  const tables = numberIn('tables', values.tables, { most: 40, whole: true })
  const kinds = KINDS.filter(kind => values.only === undefined || values.only === kind)
  if (kinds.length === 0) throw new ArgumentError(`--only cannot be "${values.only}"; it must be ${KINDS.join(' or ')}`)
  const say = values.loud ? (line: string): void => console.log(`  ${line}`) : () => {}
  let wrong = 0
  for (const kind of kinds) {
    if (kind === 'cluster') {
      const { ok, output } = setUpServices()
      if (!ok) {
        console.error(output)
        return 1
      }
    }
    const report = await faultRun({ kind, seconds, tables, say })
    console.log(faultReportText(kind, report))
    wrong += report.wrong.length
  }
  return wrong === 0 ? 0 : 1
}
