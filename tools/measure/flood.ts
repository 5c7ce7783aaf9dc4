import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { type Page, Person } from '../../server/test/people.ts'
import { numberIn } from '../tool.ts'
import { cpuBetween, startMeasured } from './measured-server.ts'
import { seatAt, WISH } from './measured-tables.ts'
import { pause } from './numbers.ts'

/** People at the attacker's address. */
const ATTACKERS = 20
/** Messages that an attacker sends at once, and the pause after them in ms. */
const BURST = 5
const BURST_EVERY_MS = 50
/** How long a flood runs before it is measured, in ms: what may be used at once is used up then. */
const WARM_MS = 12_000

export const usage = 'npm run measure -- flood [--seconds 20]'

/** One of the attackers, at a table. */
interface Attacker {
  readonly person: Person
  readonly page: Page
  /** Answers to HTTP requests. */
  answered: number
}

type Act = (attacker: Attacker, i: number, url: string) => unknown

const FLOODS: Readonly<Record<string, Act>> = {
  ping: ({ page }, i) => page.say({ type: 'ping', id: `p${i}` }),
  'sit and stand': ({ page }, i) =>
    page.say(
      i % 2
        ? { type: 'stand', id: `s${i}` }
        : { type: 'sit', id: `s${i}`, seat: seatAt(page, 0), name: 'Eve', entropy: '' },
    ),
  'options, rejected': ({ page }, i) =>
    page.say({ type: 'options', id: `o${i}`, options: { 'last-day': 6 + (i % 2) } }),
  'text on and off': ({ page }, i) => page.say({ type: 'text', id: `t${i}`, on: i % 2 === 0 }),
  'earlier-chat': ({ page }, i) => page.say({ type: 'earlier-chat', id: `e${i}`, before: 1_000_000 }),
  'GET /api/tables': async (attacker, _, url) => {
    await (await fetch(`${url}api/tables`, { headers: { cookie: attacker.person.cookies } })).arrayBuffer()
    attacker.answered += 1
  },
}

/** Measures how much CPU time a client gets that floods a server with the default limits, for each kind of request. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '20' } } })
  const seconds = numberIn('seconds', values.seconds)
  const program = bundleNode()
  console.log(
    '| flood from one address | messages received per second | CPU of the node | connections left |\n|---|---|---|---|',
  )
  try {
    for (const [name, act] of Object.entries(FLOODS)) console.log(`| ${name} | ${await flood(program, act, seconds)} |`)
  } finally {
    rmSync(dirname(program), { recursive: true, force: true })
  }
  return 0
}

/** Floods a new server with one kind of request. */
async function flood(program: string, act: Act, seconds: number): Promise<string> {
  const server = await startMeasured(program)
  const { url } = server
  try {
    const ann = await Person.called('Ann', url)
    const { id } = (await ann.ask('POST', 'api/tables', WISH)).body
    const attackers: Attacker[] = []
    for (let i = 0; i < ATTACKERS; i++) {
      const person = await Person.called(`Eve ${i}`, url)
      attackers.push({ person, page: await person.open(String(id)), answered: 0 })
    }
    let isOn = true
    const flooding = Promise.all(attackers.map(attacker => attack(attacker, act, url, () => isOn)))
    await pause(WARM_MS)
    const before = await server.ask('cpu')
    const earlier = answersTo(attackers)
    const began = performance.now()
    await pause(seconds * 1_000)
    const took = (performance.now() - began) / 1_000
    const cpu = cpuBetween(before, await server.ask('cpu')) / 1e6 / took
    const answers = answersTo(attackers) - earlier
    const open = attackers.filter(({ page }) => isOpen(page)).length
    isOn = false
    await flooding
    return `${Math.round(answers / took)} | ${cpu.toFixed(2)} of a core | ${open} of ${ATTACKERS}`
  } finally {
    server.stop()
  }
}

/** Sends as much as is answered, and waits as long as the server says, so that it is not cut off. */
async function attack(attacker: Attacker, act: Act, url: string, isOn: () => boolean): Promise<void> {
  const { page } = attacker
  for (let i = 0; isOn() && isOpen(page); ) {
    const earlier = page.received.length
    for (let j = 0; j < BURST; j++) await act(attacker, i++, url)
    await pause(BURST_EVERY_MS)
    const waits = page.received.slice(earlier).flatMap(message => ('retryAfter' in message && message.retryAfter) || [])
    if (waits.length > 0) await pause(1_000 * Math.max(...waits))
  }
}

function answersTo(attackers: readonly Attacker[]): number {
  return attackers.reduce((sum, { page, answered }) => sum + page.received.length + answered, 0)
}

function isOpen({ socket }: Page): boolean {
  return socket.readyState === socket.OPEN
}
