import { loadGame, SLUGS } from '@holdout/catalog'
import { readOptions, type SeatSpec } from '@holdout/engine'
import { Player, type World } from './player.ts'

/** Games short enough to end during the faults; some have clocks that run out. */
const OPTIONS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'thirty-seconds': [
    { 'survivor-clock': 0, 'zombie-clock': 0 },
    { 'survivor-clock': 10, 'zombie-clock': 10 },
  ],
  'zombie-town': [
    { players: 3, 'last-day': 6 },
    { players: 2, 'last-day': 6, 'table-clock': 1 },
  ],
  'until-daylight': [{ players: 3, 'search-mode': 'untimed' }],
  'viral-dawn': [{}, { 'turn-seconds': 1, 'react-seconds': 1 }],
  'until-dawn': [{}],
}

export interface TestTable {
  readonly table: string
  readonly game: string
  readonly players: readonly Player[]
}

let tables = 0

/** Starts a table with one or two people and some bots; `number` selects the game. */
export async function startTestTable(world: World, number: number): Promise<TestTable> {
  const game = SLUGS[number % SLUGS.length]
  const choices = OPTIONS[game] ?? [{}]
  const options = choices[(number + Math.floor(number / SLUGS.length)) % choices.length]
  const rules = await loadGame(game)
  const specs: readonly SeatSpec[] = rules.seats(readOptions(rules.options, options))
  const seats = specs.map(({ seat }) => seat)
  const tag = `c${tables++}`
  const host = await newPerson(world, `${tag}a`)
  const bots = Object.fromEntries(seats.slice(2).map(seat => [seat, 'random']))
  const request = { game, options, public: true, spectators: true, name: host.name, bots, seat: seats[0], entropy: '' }
  const { id } = (await ask(world, 'POST', 'api/tables', request, host.cookie)).body as { id: string }
  // Every other table's host and all guests turn text off.
  const sit = ({ name, user, cookie }: Person, patches: boolean): Player =>
    new Player(world, name, user, cookie, id, patches ? rules : null)
  const players = [sit(host, number % 2 === 0)]
  if (seats.length > 1) {
    const guest = await newPerson(world, `${tag}b`)
    players.push(sit(guest, true))
    const sat = await players[1].request(
      { type: 'sit', seat: seats[1], name: guest.name, entropy: 'mine' },
      { register: `seat of ${guest.user}`, value: seats[1] },
    )
    if (sat.type !== 'done') throw new Error(`${guest.name} could not sit down: ${sat.message}`)
  }
  const begun = await players[0].request({ type: 'start' }, { register: 'started', value: 'yes' })
  // If the first answer was lost, the second request finds the match started.
  if (begun.type !== 'done' && !begun.message.includes('already started'))
    throw new Error(`Table ${id} could not start: ${begun.message}`)
  for (const player of players) player.play()
  return { table: id, game, players }
}

interface Person {
  readonly name: string
  readonly user: string
  readonly cookie: string
}

async function newPerson(world: World, name: string): Promise<Person> {
  const { cookie } = await ask(world, 'PUT', 'api/me', { name }, '')
  return { name, cookie, user: cookie.split('=')[1].split('.')[0] }
}

/** Sends a request to running nodes until one answers. */
async function ask(
  { urls }: World,
  method: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<{ readonly body: unknown; readonly cookie: string }> {
  for (let tries = 0; ; tries++) {
    const up = urls()
    const url = up[Math.floor(Math.random() * up.length)]
    let status = 0
    try {
      const headers = { cookie, 'content-type': 'application/json' }
      const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
      status = answer.status
      if (answer.ok)
        return { body: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
    } catch {
      // That node is down; try another one.
    }
    if (tries > 300) throw new Error(`${method} ${path} was not answered (last: ${status}).`)
    await new Promise(done => setTimeout(done, 100))
  }
}
