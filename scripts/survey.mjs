// Runs many random games through the shared property suite (see testkit/README.md), from the sources, in two processes:
//   node scripts/survey.mjs <slug> --games N [--options k=v,… [--vary]] [--seed S] [--jobs 2]
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

register('./load-ts.mjs', import.meta.url)
const program = fileURLToPath(import.meta.url)

if (process.send) process.once('message', playPart)
else process.exitCode = await run()

/** The child process: plays some games of one spec. */
async function playPart({ slug, number, changes, from, to }) {
  const { survey } = await import('../testkit/src/survey.ts')
  const { game, specs } = await import(`../games/${slug}/test/spec.ts`)
  const played = () => process.send({ played: 1 })
  const { seed, games, optionSets, decisions, coverage, held, faults } = survey(
    game,
    { ...specs[number], ...changes },
    { from, to, played },
  )
  const { reached, notes } = coverage
  const { user, system } = process.cpuUsage()
  process.send(
    {
      found: { seed, games, optionSets, decisions, coverage: { reached, notes }, held, faults },
      cpuMs: (user + system) / 1000,
    },
    () => process.disconnect(),
  )
}

async function run() {
  const request = readArguments()
  if (!request) return 2
  const { slug, games, jobs, given, vary, seed } = request
  const { game, specs } = await import(`../games/${slug}/test/spec.ts`)
  const { mergeSurveys } = await import('../testkit/src/merge.ts')
  const { reportCoverage } = await import('../testkit/src/report.ts')
  const { variedOptions } = await import('../testkit/src/spec.ts')
  let broken = 0
  // With options given, one spec is enough: a game's specs differ only in their options.
  for (const [number, spec] of (given && !vary ? specs.slice(0, 1) : specs).entries()) {
    const sets = spec.options ?? variedOptions(game.options)
    const options = !given ? sets : vary ? sets.map(set => ({ ...set, ...given })) : [given]
    const changes = { games, options, longRun: true, ...(seed === undefined ? {} : { seed }) }
    const parts = Array.from({ length: jobs }, (_, i) => Math.round((games * i) / jobs))
    const progress = progressOf(games)
    const found = await Promise.all(
      parts.map((from, i) => playElsewhere({ slug, number, changes, from, to: parts[i + 1] ?? games }, progress)),
    )
    const all = mergeSurveys(game, found)
    console.log(`${progress.summary()}\n\n${reportCoverage(all, spec)}\n\nChecks per property:`)
    for (const [promise, times] of all.held) console.log(`  ${times.toLocaleString('en').padStart(12)}  ${promise}`)
    for (const fault of all.faults.values()) console.log(`\n${fault}`)
    console.log(`\nFailed properties: ${all.faults.size}\n`)
    broken += all.faults.size
  }
  return broken === 0 ? 0 : 1
}

/** Returns null after printing an error if the arguments are invalid. The game checks its own options. */
function readArguments() {
  const known = { games: {}, options: {}, seed: {}, jobs: { default: '2' } }
  const options = Object.fromEntries(Object.entries(known).map(([name, more]) => [name, { type: 'string', ...more }]))
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, vary: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [slug] = positionals
    const [games, jobs] = [Number(values.games), Number(values.jobs)]
    if (!existsSync(new URL(`../games/${slug}/test/spec.ts`, import.meta.url))) throw new Error(`no game "${slug}"`)
    if (!(Number.isInteger(games) && games > 0)) throw new Error('--games takes a whole number above 0')
    if (!(Number.isInteger(jobs) && jobs > 0)) throw new Error('--jobs takes a whole number above 0')
    const given = values.options && Object.fromEntries(values.options.split(',').map(part => part.split('=')))
    return { slug, games, jobs, given, vary: values.vary, seed: values.seed }
  } catch (error) {
    console.error(
      `${error.message}\nnode scripts/survey.mjs <slug> --games N [--options k=v,… [--vary]] [--seed S] [--jobs 2]`,
    )
    return null
  }
}

function playElsewhere(job, progress) {
  return new Promise((resolve, reject) => {
    const child = fork(program, { serialization: 'advanced' })
    let result
    child.on('message', ({ played, found, cpuMs }) => {
      if (played) progress.played()
      if (!found) return
      result = found
      progress.took(cpuMs)
    })
    child.on('exit', code => (result ? resolve(result) : reject(new Error(`A worker process exited early (${code}).`))))
    child.send(job)
  })
}

/** Progress: one updated line in a terminal, otherwise a line for every tenth. */
function progressOf(games) {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let done = 0
  let cpu = 0
  const drawn = process.stdout.isTTY ? 200 : 10
  return {
    played() {
      done += 1
      if (Math.floor((done * drawn) / games) === Math.floor(((done - 1) * drawn) / games)) return
      const left = Math.round((seconds() / done) * (games - done))
      const line = `${done.toLocaleString('en')} of ${games.toLocaleString('en')} games, about ${left} s left`
      process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
    },
    took(cpuMs) {
      cpu += cpuMs
    },
    summary: () =>
      `${process.stdout.isTTY ? '\n' : ''}${done} games in ${seconds().toFixed(0)} s; ${(cpu / done).toFixed(0)} ms of CPU each`,
  }
}
