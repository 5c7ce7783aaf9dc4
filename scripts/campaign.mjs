// Runs faults for hours, in slices. Every slice adds a line to a file, so a campaign can be stopped and continued:
//   npm run campaign -- [--hours 1] [--faults 10000] [--only simulation|sqlite|cluster] [--file campaign.jsonl] [--seed 1]
// With --faults it ends when each kind has that many. Prints the sums of all slices in the file. After a violation the
// history of the slice is next to the file.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { parseArgs } from 'node:util'
import { setUpServices } from './services.mjs'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)

const KINDS = ['simulation', 'sqlite', 'cluster']
/** The faults and tables of a simulated slice. */
const SIMULATED = { faults: 48, tables: 6 }
/** The seconds and tables of a slice with processes. */
const PLAYED = { seconds: 240, tables: 12 }
const USAGE = `npm run campaign -- [--hours 1] [--faults 10000] [--only ${KINDS.join('|')}] [--file campaign.jsonl] [--seed 1]`

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
  const isOpen = kind => sumOf(slicesIn(wish.file, kind), 'faults') < wish.faults
  let seed = wish.seed + slicesIn(wish.file).length
  for (let round = 0; round === 0 || performance.now() < until; round++, seed++) {
    const open = wish.kinds.filter(isOpen)
    if (open.length === 0) break
    const kind = open[round % open.length]
    const slice = kind === 'simulation' ? await simulated(simulate, seed) : await played(faultRun, kind)
    const { history, ...facts } = slice
    if (facts.violations.length > 0) writeFileSync(`${wish.file}.${kind}.${seed}.history`, history.lines())
    appendFileSync(wish.file, `${JSON.stringify({ kind, seed, ...facts })}\n`)
    console.log(`${kind}: ${textOf([facts])}`)
  }
  for (const kind of wish.kinds) {
    const slices = slicesIn(wish.file, kind)
    console.log(`All ${slices.length} slices of ${kind} in ${wish.file}: ${textOf(slices)}`)
  }
  return slicesIn(wish.file).every(({ violations }) => violations.length === 0) ? 0 : 1
}

async function simulated(simulate, seed) {
  const { history, faults, acknowledged, requests, tables, violations } = await simulate({ ...SIMULATED, seed })
  const found = violations.map(({ fault, text }) => `${fault}: ${text}`)
  return { faults, byKind: { simulated: faults }, acknowledged, requests, tables, violations: some(found), history }
}

async function played(faultRun, kind) {
  const { faults: byKind, acknowledged, requests, tables, wrong, history } = await faultRun({ ...PLAYED, kind })
  const faults = Object.values(byKind).reduce((sum, count) => sum + count, 0)
  return { faults, byKind, acknowledged, requests, tables, violations: some(wrong), history }
}

function some(violations) {
  return violations.slice(0, 20)
}

/** The slices in a file, all or those of one kind. */
function slicesIn(file, kind) {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line)).filter(slice => kind === undefined || slice.kind === kind)
}

function sumOf(slices, name) {
  return slices.reduce((sum, slice) => sum + slice[name], 0)
}

function textOf(slices) {
  const byKind = {}
  for (const slice of slices)
    for (const [kind, count] of Object.entries(slice.byKind)) byKind[kind] = (byKind[kind] ?? 0) + count
  const kinds = Object.entries(byKind).filter(([, count]) => count > 0)
  const violations = slices.flatMap(slice => slice.violations)
  const sums = [
    `${sumOf(slices, 'faults')} faults (${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')})`,
    `${sumOf(slices, 'acknowledged')} moves acknowledged`,
    `${sumOf(slices, 'requests')} requests`,
    `${sumOf(slices, 'tables')} tables`,
    `${violations.length} violations${violations.map(one => `\n  ${one}`).join('')}`,
  ]
  return sums.join(', ')
}

/** Returns null after printing an error if the options are invalid. */
function readArguments() {
  const text = { type: 'string' }
  try {
    const { values } = parseArgs({
      options: {
        hours: { ...text, default: '1' },
        faults: { ...text, default: 'Infinity' },
        only: text,
        file: { ...text, default: 'campaign.jsonl' },
        seed: { ...text, default: '1' },
      },
    })
    const [hours, faults, seed] = [Number(values.hours), Number(values.faults), Number(values.seed)]
    if (!(hours >= 0)) throw new Error(`--hours cannot be "${values.hours}"; it must be a number`)
    if (!(faults > 0)) throw new Error(`--faults cannot be "${values.faults}"; it must be a number above 0`)
    if (!Number.isInteger(seed)) throw new Error(`--seed cannot be "${values.seed}"; it must be a whole number`)
    const kinds = KINDS.filter(kind => values.only === undefined || values.only === kind)
    if (kinds.length === 0) throw new Error(`--only cannot be "${values.only}"; it must be one of ${KINDS.join(', ')}`)
    return { hours, faults, seed, kinds, file: values.file }
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`)
    return null
  }
}
