import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultRun } from '../../server/test/fault/run.ts'
import { simulate } from '../../server/test/history/simulation.ts'
import { setUpServices } from '../programs/services.ts'
import { ArgumentError, numberIn } from '../tool.ts'

const KINDS = ['simulation', 'sqlite', 'cluster'] as const
type Kind = (typeof KINDS)[number]

/** The faults and tables of a simulated slice. */
const SIMULATED = { faults: 48, tables: 6 }
/** The seconds and tables of a slice with processes. */
const PLAYED = { seconds: 240, tables: 12 }
/** The most violations that a slice keeps. */
const KEPT = 20

export const usage = `npm run campaign -- [--hours 1] [--faults 10000] [--only ${KINDS.join('|')}] [--file campaign.jsonl] [--seed 1]`

interface Wish {
  readonly hours: number
  /** Ends when each kind has that many. */
  readonly faults: number
  readonly kinds: readonly Kind[]
  readonly file: string
  readonly seed: number
}

/** The result of a slice. */
interface Facts {
  readonly faults: number
  readonly byKind: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly requests: number
  readonly tables: number
  readonly violations: readonly string[]
}

/** A line of the file. */
interface Slice extends Facts {
  readonly kind: Kind
  readonly seed: number
}

type Played = [facts: Facts, history: { lines(): string }]

/**
 * Runs faults for hours, in slices. Every slice adds a line to a file, so a campaign can be stopped and continued.
 * Prints the sums of all slices in the file. After a violation the history of the slice is next to the file.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { hours, faults, kinds, file, seed: firstSeed } = readArguments(args)
  if (kinds.includes('cluster')) {
    const { ok, output } = setUpServices()
    if (!ok) {
      console.error(output)
      return 1
    }
  }
  const until = performance.now() + hours * 3_600_000
  const isOpen = (kind: Kind): boolean => sumOf(slicesIn(file, kind), 'faults') < faults
  let seed = firstSeed + slicesIn(file).length
  for (let round = 0; round === 0 || performance.now() < until; round++, seed++) {
    const open = kinds.filter(isOpen)
    if (open.length === 0) break
    const kind = open[round % open.length]
    const [facts, history] = kind === 'simulation' ? await simulated(seed) : await played(kind)
    if (facts.violations.length > 0) writeFileSync(`${file}.${kind}.${seed}.history`, history.lines())
    appendFileSync(file, `${JSON.stringify({ kind, seed, ...facts })}\n`)
    console.log(`${kind}: ${textOf([facts])}`)
  }
  for (const kind of kinds) {
    const slices = slicesIn(file, kind)
    console.log(`All ${slices.length} slices of ${kind} in ${file}: ${textOf(slices)}`)
  }
  return slicesIn(file).every(({ violations }) => violations.length === 0) ? 0 : 1
}

async function simulated(seed: number): Promise<Played> {
  const { history, faults, acknowledged, requests, tables, violations } = await simulate({ ...SIMULATED, seed })
  const found = violations.slice(0, KEPT).map(({ fault, text }) => `${fault}: ${text}`)
  return [{ faults, byKind: { simulated: faults }, acknowledged, requests, tables, violations: found }, history]
}

async function played(kind: 'sqlite' | 'cluster'): Promise<Played> {
  const { faults: byKind, acknowledged, requests, tables, wrong, history } = await faultRun({ ...PLAYED, kind })
  const faults = Object.values(byKind).reduce((sum, count) => sum + count, 0)
  return [{ faults, byKind, acknowledged, requests, tables, violations: wrong.slice(0, KEPT) }, history]
}

/** The slices in a file, all or those of one kind. */
function slicesIn(file: string, kind?: Kind): readonly Slice[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line): Slice => JSON.parse(line)).filter(slice => kind === undefined || slice.kind === kind)
}

function sumOf(slices: readonly Facts[], name: 'faults' | 'acknowledged' | 'requests' | 'tables'): number {
  return slices.reduce((sum, slice) => sum + slice[name], 0)
}

function textOf(slices: readonly Facts[]): string {
  const byKind: Record<string, number> = {}
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

function readArguments(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args,
    options: {
      hours: { type: 'string', default: '1' },
      faults: { type: 'string', default: 'Infinity' },
      only: { type: 'string' },
      file: { type: 'string', default: 'campaign.jsonl' },
      seed: { type: 'string', default: '1' },
    },
  })
  const { only, file } = values
  const kinds = KINDS.filter(kind => only === undefined || only === kind)
  if (kinds.length === 0) throw new ArgumentError(`--only cannot be "${only}"; it must be one of ${KINDS.join(', ')}`)
  return {
    hours: numberIn('hours', values.hours, { least: 0 }),
    faults: numberIn('faults', values.faults),
    seed: numberIn('seed', values.seed, { least: 0, whole: true }),
    kinds,
    file,
  }
}
