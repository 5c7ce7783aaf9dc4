// Compares the load of two checkouts: `npm run measure -- load --against ../other`. Each runs its own server and its own
// players, so that they may speak different protocol versions. They alternate on one machine, and the order changes
// every round, so that a machine that slows down favors neither.
import { spawnSync } from 'node:child_process'
import { type LoadArguments, loadProgramIn } from './load-arguments.ts'

/** A figure in the output of a load run: its name with the unit, and where it stands. */
const FIGURES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['moves/s, unlimited', /^\| unlimited \| ([\d,]+) /m],
  ['CPU per move at the pace, µs', /^\| a move every .*? \| [\d,]+ \| (\d+) µs/m],
  ['CPU per move, unlimited, µs', /^\| unlimited \| [\d,]+ \| (\d+) µs/m],
  ['acknowledged at the pace, p99, ms', /^\| a move every (?:.*? \| ){4}[\d.]+ \/ ([\d.]+) ms/m],
  ['acknowledged, unlimited, p99, ms', /^\| unlimited (?:\| .*? ){3}\| [\d.]+ \/ ([\d.]+) ms/m],
  ['all four notified at the pace, p99, ms', /^\| a move every (?:.*? \| ){5}[\d.]+ \/ ([\d.]+) ms/m],
  ['memory per table, KB', /^memory: (-?\d+) KB per table/m],
]

export function figuresIn(output: string): readonly number[] {
  return FIGURES.map(([name, pattern]) => {
    const found = pattern.exec(output)
    if (!found) throw new Error(`The load run did not print "${name}". It printed:\n${output}`)
    return Number(found[1].replaceAll(',', ''))
  })
}

/** Runs both checkouts alternately and prints the medians. Returns the exit code. */
export function compareLoad(wanted: LoadArguments, against: string, here: string): number {
  const { rounds, tables, seconds, pace, database } = wanted
  const args = ['--tables', tables, '--seconds', seconds, '--pace', pace].map(String)
  if (database) args.push('--database', database)
  const runs: Record<string, (readonly number[])[]> = { [here]: [], [against]: [] }
  for (let round = 0; round < rounds; round++)
    for (const folder of round % 2 === 0 ? [against, here] : [here, against]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...(loadProgramIn(folder) ?? []), ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      if (status !== 0) {
        console.error(`The load run in ${folder} ended with code ${status}:\n${stdout}${stderr}`)
        return 1
      }
      runs[folder].push(figuresIn(stdout))
      console.error(`round ${round + 1} of ${rounds}: ${folder}`)
    }
  console.log(`${tables} tables, ${seconds} s for each load, medians of ${rounds} (lowest to highest)\n`)
  console.log(`| | ${against} | this checkout | ratio |\n|---|---|---|---|`)
  FIGURES.forEach(([name], i) => {
    const [before, now] = [runs[against], runs[here]].map(all => all.map(run => run[i]).toSorted((a, b) => a - b))
    const ratio = (middle(now) / middle(before)).toFixed(2)
    console.log(`| ${name} | ${span(before)} | ${span(now)} | ${ratio} |`)
  })
  return 0
}

function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1
  const value = sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  return Number(value.toFixed(2))
}

function span(sorted: readonly number[]): string {
  return `${middle(sorted)} (${sorted[0]} to ${sorted[sorted.length - 1]})`
}
