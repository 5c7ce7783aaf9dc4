// Measures chat: guests at one table who all write at the same moment, as often as the chat limit allows.
//   node scripts/load-chat.mjs [--guests 60] [--seconds 10] [--before FILE]
// `--before` names a bundled node of an earlier version (server/test/fault/bundle.ts); both run in turns.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)
const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
    before: { type: 'string' },
  },
})
const GUESTS = Number(values.guests)
const SECONDS = Number(values.seconds)
/** A person may send a line every 2 seconds. */
const EVERY_MS = 2_050

setUp()
const { bundleNode } = await import('../server/test/fault/bundle.ts')
const { Person } = await import('../server/test/people.ts')
const program = bundleNode()
console.log(
  '| version | lines | CPU of the node | healthz p50 / p99 / max | line confirmed p50 / p99 |\n|---|---|---|---|---|',
)
try {
  for (const [name, file] of values.before
    ? [
        ['before', values.before],
        ['now', program],
        ['before', values.before],
        ['now', program],
      ]
    : [['now', program]])
    console.log(await run(name, file))
} finally {
  rmSync(dirname(program), { recursive: true, force: true })
}

async function run(name, file) {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-chat-'))
  writeFileSync(join(folder, 'index.html'), '<title>Holdout</title>')
  const limits = { HOLDOUT_REQUESTS: '0', HOLDOUT_CONNECTIONS: '0', HOLDOUT_LOG: 'error' }
  const server = fork(file, { env: { ...process.env, ...limits, WEB_FOLDER: folder, HOLDOUT_DATA: folder } })
  const answer = question =>
    new Promise(done => {
      server.once('message', done)
      if (question) server.send(question)
    })
  try {
    const { url } = await answer()
    const ann = await Person.called('Ann', url)
    const wish = { game: 'until-dawn', options: {}, public: true, spectators: true, name: 'Ann', bots: {}, seat: null }
    const { id } = (await ann.ask('POST', 'api/tables', { ...wish, entropy: '' })).body
    const pages = []
    for (let i = 0; i < GUESTS; i++) pages.push(await (await Person.called(`Guest ${i}`, url)).open(id))
    await new Promise(done => setTimeout(done, 2_000))
    const healthz = []
    const confirmed = []
    let stopped = false
    const probe = (async () => {
      while (!stopped) {
        const began = performance.now()
        await (await fetch(`${url}healthz`)).text()
        healthz.push(performance.now() - began)
        await new Promise(done => setTimeout(done, 5))
      }
    })()
    const before = await answer('cpu')
    let lines = 0
    const until = performance.now() + SECONDS * 1_000
    while (performance.now() < until) {
      const next = performance.now() + EVERY_MS
      await Promise.all(
        pages.map(async page => {
          const began = performance.now()
          const { type } = await page.request({ type: 'chat', text: 'x'.repeat(300) })
          if (type === 'done') lines += 1
          confirmed.push(performance.now() - began)
        }),
      )
      await new Promise(done => setTimeout(done, Math.max(0, next - performance.now())))
    }
    stopped = true
    await probe
    const { cpu } = await answer('cpu')
    const used = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6
    const at = (list, share) =>
      list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
    const ms = (list, ...shares) => shares.map(share => at(list, share).toFixed(1)).join(' / ')
    return `| ${name} | ${lines} | ${used.toFixed(2)} s | ${ms(healthz, 0.5, 0.99, 1)} ms | ${ms(confirmed, 0.5, 0.99)} ms |`
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
