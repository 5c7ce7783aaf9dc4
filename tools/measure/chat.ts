import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { Person } from '../../server/test/people.ts'
import { numberIn } from '../tool.ts'
import { cpuBetween, startMeasured } from './measured-server.ts'
import { pause, quantile } from './numbers.ts'

/** A person may send a line every 2 seconds. */
const EVERY_MS = 2_050
const WARM_MS = 2_000
/** The pause between two requests that measure whether the node still answers. */
const PROBE_MS = 5

export const usage = `npm run measure -- chat [--guests 60] [--seconds 10] [--before FILE]
--before names a bundled node of an earlier version (server/test/fault/bundle.ts); both run in turns.`

interface ChatRun {
  readonly guests: number
  readonly seconds: number
}

/** Measures chat: guests at one table who all write at the same moment, as often as the chat limit allows. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      guests: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '10' },
      before: { type: 'string' },
    },
  })
  const guests = numberIn('guests', values.guests, { whole: true })
  const seconds = numberIn('seconds', values.seconds)
  const program = bundleNode()
  const now = ['now', program] as const
  const before = values.before === undefined ? null : (['before', values.before] as const)
  console.log(
    '| version | lines | CPU of the node | healthz p50 / p99 / max | line confirmed p50 / p99 |\n|---|---|---|---|---|',
  )
  try {
    for (const [name, file] of before ? [before, now, before, now] : [now])
      console.log(`| ${name} | ${await measure(file, { guests, seconds })} |`)
  } finally {
    rmSync(dirname(program), { recursive: true, force: true })
  }
  return 0
}

async function measure(program: string, { guests, seconds }: ChatRun): Promise<string> {
  const server = await startMeasured(program)
  const { url } = server
  try {
    const ann = await Person.called('Ann', url)
    const newTable = {
      game: 'until-dawn',
      options: {},
      public: true,
      spectators: true,
      name: 'Ann',
      bots: {},
      seat: null,
    }
    const { id } = (await ann.ask('POST', 'api/tables', { ...newTable, entropy: '' })).body
    const pages = []
    for (let i = 0; i < guests; i++) pages.push(await (await Person.called(`Guest ${i}`, url)).open(String(id)))
    await pause(WARM_MS)
    const confirmed: number[] = []
    let lines = 0
    const probe = probing(url)
    const before = await server.ask('cpu')
    const until = performance.now() + seconds * 1_000
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
      await pause(Math.max(0, next - performance.now()))
    }
    const healthz = await probe.stop()
    const used = cpuBetween(before, await server.ask('cpu')) / 1e6
    return `${lines} | ${used.toFixed(2)} s | ${ms(healthz, 0.5, 0.99, 1)} ms | ${ms(confirmed, 0.5, 0.99)} ms`
  } finally {
    server.stop()
  }
}

/** Asks for /healthz again and again, until `stop` returns how long each answer took in ms. */
function probing(url: string): { stop(): Promise<number[]> } {
  const times: number[] = []
  let isOn = true
  const probes = (async () => {
    while (isOn) {
      const began = performance.now()
      await (await fetch(`${url}healthz`)).text()
      times.push(performance.now() - began)
      await pause(PROBE_MS)
    }
    return times
  })()
  return {
    stop() {
      isOn = false
      return probes
    },
  }
}

function ms(list: readonly number[], ...shares: readonly number[]): string {
  return shares.map(share => quantile(list, share).toFixed(1)).join(' / ')
}
