// Kills nodes, restarts Redis and PostgreSQL and cuts connections while many matches are played, then checks that
// nothing was lost. Runs one node on SQLite, then three on PostgreSQL and Redis:
//   npm run fault -- [--seconds 120] [--tables 10] [--only sqlite|cluster] [--loud]
import { register } from 'node:module'
import { parseArgs } from 'node:util'
import { setUpServices } from './services.mjs'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)
process.exitCode = await main()

async function main() {
  const wish = readArguments()
  if (!wish) return 2
  setUp()
  const { faultRun } = await import('../server/test/fault/run.ts')
  const { faultReportText } = await import('../server/test/fault/report-text.ts')
  let wrong = 0
  for (const kind of wish.kinds) {
    if (kind === 'cluster') {
      const found = setUpServices()
      if (!found.ok) {
        console.error(found.output)
        return 1
      }
    }
    const report = await faultRun({ ...wish, kind, say: wish.loud ? line => console.log(`  ${line}`) : undefined })
    console.log(faultReportText(kind, report))
    wrong += report.wrong.length
  }
  return wrong === 0 ? 0 : 1
}

/** Returns null after printing an error if the options are invalid. */
function readArguments() {
  const number = { type: 'string' }
  try {
    const { values } = parseArgs({
      options: {
        seconds: { ...number, default: '120' },
        tables: { ...number, default: '10' },
        only: { type: 'string' },
        loud: { type: 'boolean', default: false },
      },
    })
    const [seconds, tables] = [Number(values.seconds), Number(values.tables)]
    if (!(seconds >= 1)) throw new Error(`--seconds cannot be "${values.seconds}"; it must be a number of at least 1`)
    if (!(Number.isInteger(tables) && tables >= 1 && tables <= 40))
      throw new Error(`--tables cannot be "${values.tables}"; it must be a whole number from 1 to 40`)
    const kinds = ['sqlite', 'cluster'].filter(kind => values.only === undefined || values.only === kind)
    if (kinds.length === 0) throw new Error(`--only cannot be "${values.only}"; it must be sqlite or cluster`)
    return { seconds, tables, kinds, loud: values.loud }
  } catch (error) {
    console.error(`${error.message}\nnpm run fault -- [--seconds 120] [--tables 10] [--only sqlite|cluster] [--loud]`)
    return null
  }
}
