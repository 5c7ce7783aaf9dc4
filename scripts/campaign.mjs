// Runs faults for hours, in slices. Every slice adds a line to a file, so a campaign can be stopped and continued:
//   npm run campaign -- [--hours 1] [--only simulation|sqlite|cluster] [--file campaign.jsonl] [--seed 1]
// Prints the sums of all slices in the file. After a violation the history of the slice is next to the file.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { parseArgs } from 'node:util'
import { setUpServices } from './services.mjs'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)

const KINDS = ['simulation', 'sqlite', 'cluster']
/** The faults of a simulated slice, and the seconds of one with processes. */
const SLICE = { faults: 48, seconds: 60, tables: 6 }
const USAGE = `npm run campaign -- [--hours 1] [--only ${KINDS.join('|')}] [--file campaign.jsonl] [--seed 1]`

process.exitCode = await main()

async function main() {
  const wish = readArguments()
  if (!wish) return 2
  setUp()
  if (wish.kinds.includes('cluster')) {
    const found = setUpServices()
    if (!found.ok) {
      console.error(found.output)
      return 1
    }
  }
  const { simulate } = await import('../server/test/history/simulation.ts')
  const { faultRun } = await import('../server/test/fault/run.ts')
  const until = performance.now() + wish.hours * 3_600_000
  let seed = wish.seed + slicesIn(wish.file).length
  for (let round = 0; round === 0 || performance.now() < until; round++, seed++) {
    const kind = wish.kinds[round % wish.kinds.length]
    const slice = kind === 'simulation' ? await simulated(simulate, seed, wish.file) : await played(faultRun, kind)
    appendFileSync(wish.file, `${JSON.stringify({ kind, seed, ...slice })}\n`)
    console.log(`${kind}: ${textOf([slice])}`)
  }
  const all = slicesIn(wish.file)
  console.log(`All ${all.length} slices in ${wish.file}: ${textOf(all)}`)
  return all.every(({ violations }) => violations.length === 0) ? 0 : 1
}

async function simulated(simulate, seed, file) {
  const { history, faults, moves, requests, tables, violations } = await simulate({ ...SLICE, seed })
  if (violations.length > 0) writeFileSync(`${file}.${seed}.history`, history.lines())
  return { faults, moves, requests, tables, violations: violations.slice(0, 20) }
}

async function played(faultRun, kind) {
  const { wrong, entries: moves, tables, ...report } = await faultRun({ ...SLICE, kind })
  const faults = report.nodesKilled + report.redisRestarts + report.postgresRestarts + report.connectionsCut
  return { faults, moves, requests: report.acknowledged, tables, violations: wrong.slice(0, 20) }
}

function slicesIn(file) {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

function textOf(slices) {
  const sum = name => slices.reduce((total, slice) => total + slice[name], 0)
  const violations = slices.flatMap(slice => slice.violations)
  const found = violations.map(one => `\n  ${typeof one === 'string' ? one : `${one.fault}: ${one.text}`}`).join('')
  return `${sum('faults')} faults, ${sum('moves')} moves, ${sum('tables')} tables, ${violations.length} violations${found}`
}

/** Returns null after printing an error if the options are invalid. */
function readArguments() {
  const text = { type: 'string' }
  try {
    const { values } = parseArgs({
      options: {
        hours: { ...text, default: '1' },
        only: text,
        file: { ...text, default: 'campaign.jsonl' },
        seed: { ...text, default: '1' },
      },
    })
    const [hours, seed] = [Number(values.hours), Number(values.seed)]
    if (!(hours >= 0)) throw new Error(`--hours cannot be "${values.hours}"; it must be a number`)
    if (!Number.isInteger(seed)) throw new Error(`--seed cannot be "${values.seed}"; it must be a whole number`)
    const kinds = KINDS.filter(kind => values.only === undefined || values.only === kind)
    if (kinds.length === 0) throw new Error(`--only cannot be "${values.only}"; it must be one of ${KINDS.join(', ')}`)
    return { hours, seed, kinds, file: values.file }
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`)
    return null
  }
}
