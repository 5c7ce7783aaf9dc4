import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DailyBoard, DailyRow } from '@holdout/protocol'
import { dayOf } from '@holdout/table/daily'
import { afterEach, describe, expect, it } from 'vitest'
import { runHere, scratch } from './holdout.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

/** A server that answers every request with this board. Returns its address and the paths that were asked for. */
async function serverWith(board: DailyBoard): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(board))
  })
  opened.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

const row = (name: string, level: string | null, won: boolean, score: number): DailyRow => ({
  name,
  level,
  you: false,
  days: 2,
  wins: won ? 2 : 0,
  beaten: score,
  moves: 40,
  last: { day: '2026-11-18', won, ending: 'dawn', tier: won ? 1 : 0, score, moves: 40 },
})

const ROWS = [row('Ann', null, true, 12), row('Ben', null, true, 12), row('', 'easy', false, 3)]

describe('holdout daily', () => {
  it("lists today's challenges", async () => {
    const { code, out } = await runHere(['daily'])
    expect(code).toBe(0)
    expect(out).toContain(dayOf(Date.now()))
    expect(out).toContain('holdout daily until-dawn')
    expect(out.match(/\(featured\)/g)).toHaveLength(1)
  })

  it('plays the deal of today', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const { code, out } = await runHere(['daily', 'until-dawn', '--plain'], { input: 'q\n', env })
    expect(code).toBe(0)
    expect(out).toMatch(/^Daily challenge \d+, Until Dawn: /)
    expect(out).toContain('What do you do?')
  })

  it('shows the board of a day, with equal results at one place', async () => {
    const { url, asked } = await serverWith({ day: '2026-11-18', span: 'day', rows: ROWS, botsPlay: false })
    const { code, out } = await runHere(['daily', 'until-dawn', '--board', url, '--day', '2026-11-18'])
    expect(code).toBe(0)
    expect(asked).toEqual(['/api/daily/until-dawn/board?day=2026-11-18&span=day'])
    expect(out).toMatch(/^1 +Ann +Won, .* 40$/m)
    expect(out).toMatch(/^1 +Ben +Won, /m)
    expect(out).toMatch(/^3 +Easy bot +Lost, /m)
  })

  it('shows a week by days won', async () => {
    const { url } = await serverWith({ day: '2026-11-18', span: 'week', rows: ROWS, botsPlay: true })
    const { out } = await runHere(['daily', 'until-dawn', '--board', url, '--span', 'week'])
    expect(out).toMatch(/^Place +Player +Wins +Days +Better than +Moves$/m)
    expect(out).toMatch(/^2 +Ben +2 +2 +12 +40$/m)
    expect(out).toContain('Bots still play')
  })

  it.each([
    [['--board', 'http://127.0.0.1:1/'], 'needs a game'],
    [['until-dawn', '--span', 'week'], '--span goes with --board'],
    [['until-dawn', '--board', 'http://127.0.0.1:1/', '--day', '2026-02-30'], '--day cannot be'],
    [['until-dawn', '--board', 'http://127.0.0.1:1/', '--span', 'year'], '--span cannot be'],
    [['until-down'], 'until-dawn'],
  ])('explains %j', async (args, say) => {
    const { code, err } = await runHere(['daily', ...args])
    expect(code).toBe(2)
    expect(err).toContain(say)
  })
})
