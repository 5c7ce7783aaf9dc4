import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/registry.mjs'
import { type Findings, mergeSurveys } from '../../testkit/src/merge.ts'
import { reportCoverage } from '../../testkit/src/report.ts'
import { variedOptions } from '../../testkit/src/spec.ts'
import { ArgumentError, numberIn } from '../tool.ts'
import { CampaignProgress } from './progress.ts'
import type { PartAnswer, PartRequest, SpecModule } from './survey-part.ts'

export const usage = 'npm run campaign -- survey <game> --games 5000 [--options k=v,… [--vary]] [--seed S] [--jobs 2]'

interface SurveyRequest {
  readonly slug: string
  /** Matches of each spec. */
  readonly games: number
  /** The number of processes. */
  readonly jobs?: number
  /** The options of all matches, instead of those of the specs. */
  readonly options?: Readonly<Record<string, string>> | null
  /** Whether the options of the specs apply too. */
  readonly vary?: boolean
  readonly seed?: string | null
}

/**
 * Plays many random matches of a game and checks the properties of testkit in them, from the sources and in several
 * processes: see testkit/README.md.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { failed } = await surveyGame(readArguments(args))
  return failed === 0 ? 0 : 1
}

/** Surveys a game and prints what was found. Returns how many properties held and failed. */
export async function surveyGame(request: SurveyRequest): Promise<{ held: number; failed: number }> {
  const { slug, games, jobs = 2, options: given = null, vary = false, seed = null } = request
  const { game, specs }: SpecModule = await import(`../../games/${slug}/test/spec.ts`)
  const sums = { held: 0, failed: 0 }
  // With options given, one spec is enough: a game's specs differ only in their options.
  for (const [number, spec] of (given && !vary ? specs.slice(0, 1) : specs).entries()) {
    const sets = spec.options ?? variedOptions(game.options)
    const options = !given ? sets : vary ? sets.map(set => ({ ...set, ...given })) : [given]
    const changes = { games, options, longRun: true, ...(seed === null ? {} : { seed }) }
    const parts = Array.from({ length: jobs }, (_, i) => Math.round((games * i) / jobs))
    const progress = new CampaignProgress(games)
    const found = await Promise.all(
      parts.map((from, i) => playElsewhere({ slug, number, changes, from, to: parts[i + 1] ?? games }, progress)),
    )
    const all = mergeSurveys(game, found)
    console.log(`${progress.summary()}\n\n${reportCoverage(all, spec)}\n\nChecks per property:`)
    for (const [promise, times] of all.held) console.log(`  ${times.toLocaleString('en').padStart(12)}  ${promise}`)
    for (const fault of all.faults.values()) console.log(`\n${fault}`)
    console.log(`\nFailed properties: ${all.faults.size}\n`)
    sums.held += [...all.held.keys()].filter(promise => !all.faults.has(promise)).length
    sums.failed += all.faults.size
  }
  return sums
}

/** The game checks its own options. */
function readArguments(args: readonly string[]): SurveyRequest {
  const { values, positionals } = parseArgs({
    args,
    options: {
      games: { type: 'string' },
      options: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      vary: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [slug = ''] = positionals
  if (!existsSync(join(root, 'games', slug, 'test', 'spec.ts'))) throw new ArgumentError(`There is no game "${slug}".`)
  const given = values.options?.split(',').map(part => part.split('=', 2))
  return {
    slug,
    games: numberIn('games', values.games ?? '', { whole: true }),
    jobs: numberIn('jobs', values.jobs, { whole: true }),
    options: given === undefined ? null : Object.fromEntries(given),
    vary: values.vary,
    seed: values.seed ?? null,
  }
}

/** Plays a part of the matches in another process. */
function playElsewhere(request: PartRequest, progress: CampaignProgress): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, 'scripts', 'run.mjs'), ['campaign/survey-part'], { serialization: 'advanced' })
    let result: Findings | null = null
    child.on('message', message => {
      const answer = message as PartAnswer
      if ('played' in answer) return progress.played()
      result = answer.found
      progress.took(answer.cpuMs)
    })
    child.on('exit', code => (result ? resolve(result) : reject(new Error(`A worker process exited early (${code}).`))))
    child.send(request)
  })
}
