import { expect, it } from 'vitest'
import { endPicture as alley } from '../../tables/thirty-seconds/end-picture.ts'
import { ending as thirtySeconds } from '../../tables/thirty-seconds/ending.ts'
import { endPicture as cabin } from '../../tables/until-dawn/end-picture.ts'
import { ending as untilDawn } from '../../tables/until-dawn/ending.ts'
import { endPicture as camp } from '../../tables/until-daylight/end-picture.ts'
import { ending as untilDaylight } from '../../tables/until-daylight/ending.ts'
import { endPicture as road } from '../../tables/viral-dawn/end-picture.ts'
import { ending as viralDawn } from '../../tables/viral-dawn/ending.ts'
import { endPicture as town } from '../../tables/zombie-town/end-picture.ts'
import { ending as zombieTown } from '../../tables/zombie-town/ending.ts'
import { endText } from '../../text/end.ts'
import type { Ended } from './ending.ts'

const NAMES = { p1: 'You', p2: 'Nurse', john: 'John', survivor: 'You', zombie: 'Old Limper' }

const door = (barricades: number, breachedBy: string | null = null, zombies = 0) => ({
  barricades,
  breachedBy,
  zombies: Array.from({ length: zombies }),
})
const CABIN = {
  time: 10,
  night: 20,
  ammo: 1,
  jasper: 'rug',
  rebecca: null,
  doors: [door(1), door(2), door(0, 'sneaker'), door(0, 'screamer')],
}

/** A finished match of which only what matters is given. */
function ended({ outcome, ...rest }: { readonly outcome: object; readonly [key: string]: unknown }): Ended<never> {
  const facts = { entrances: 2, rounds: 3, row: 6, health: 1, survivors: 2, round: 4, games: 1 }
  const told = { tier: 1, text: ['Over.'], winners: [], ...outcome }
  return {
    me: null,
    won: false,
    seats: ['p1', 'p2'],
    names: NAMES,
    view: CABIN,
    ...rest,
    outcome: { ...told, facts: { ...facts, ...(outcome as { facts?: object }).facts } },
  } as unknown as Ended<never>
}

/** How many of each kind are in a picture. */
function drawn(svg: string): Record<string, number> {
  const kinds = [...svg.matchAll(/data-is="([\w-]+)"/g)].map(([, kind]) => kind)
  return Object.fromEntries([...new Set(kinds)].map(kind => [kind, kinds.filter(one => one === kind).length]))
}

it.each([
  ['perfect', { rebecca: null, jasper: 'rug' }, { stands: 2, dog: 1 }],
  ['rebecca-only', { rebecca: null, jasper: 'dead' }, { stands: 2 }],
  ['jasper-only', { rebecca: 1, jasper: 'rug' }, { stands: 1, dog: 1 }],
  ['alone', { rebecca: 1, jasper: 'dead' }, { stands: 1 }],
])('Until Dawn draws at dawn only who is alive: %s', (id, alive, expected) => {
  const doors = [door(1), door(2), door(0), door(1)]
  const view = { ...CABIN, ...alive, doors }
  expect(drawn(cabin(ended({ outcome: { id, winners: ['john'] }, me: 'john', won: true, view })))).toEqual(expected)
})

it('Until Dawn draws the cabin of a lost night: who is in the door, who waits outside, and the dog', () => {
  const zombies = (id: string, view: object = {}) =>
    drawn(cabin(ended({ outcome: { id }, me: 'john', view: { ...CABIN, ...view } })))
  const waiting = { doors: [door(1, null, 3), door(2), door(0), door(0)] }
  expect(zombies('conceded', waiting)).toEqual({ zombie: 3, dog: 1 })
  expect(zombies('bitten', waiting), 'John in the door').toEqual({ zombie: 4, dog: 1 })
  expect(zombies('overrun', { ...waiting, jasper: 'dead' }), 'two more beside him').toEqual({ zombie: 6 })
  const text = untilDawn(ended({ outcome: { id: 'bitten' }, me: 'john' }))
  expect(text).toMatchObject({
    headline: 'John turned at 02:00.',
    line: '5 hours before dawn. 2 entrances still stood.',
  })
  expect(text.chips[0]).toBe('Jasper is alive')
  expect(text.table?.rows?.map(({ say }) => say)).toEqual(['1 plank, held', '2 planks, held', 'breached', 'breached'])
})

const ROWS = { rows: [{ zombies: [1, 2] }, { zombies: [3] }], options: { 'round-limit': 0 } }

it('30 Seconds draws what became of the Survivor, from both sides', () => {
  const side = (id: string, me: string, won: boolean) =>
    drawn(alley(ended({ outcome: { id, facts: { health: 0 } }, me, won, view: ROWS })))
  expect(side('survivor-escapes', 'zombie', false)).toEqual({ stands: 1, zombie: 3 })
  expect(side('zombies-feed', 'zombie', true)).toEqual({ lies: 1, zombie: 3 })
  expect(side('resign', 'zombie', true), 'no one died').toEqual({ stands: 1, zombie: 3 })
})

const player = (seat: string, damage: number, saved = 0) => ({
  seat,
  damage,
  saved,
  health: 7,
  experience: 2,
  trophies: ['brute'],
  character: 'pillar',
})

it('Until Daylight draws the team, a candle for each who died, and the saved', () => {
  const view = { round: 9, players: [player('p1', 2, 1), player('p2', 7), player('p3', 6, 1)] }
  const lost = ended({ outcome: { id: 'lost-death', facts: { who: 'p2', round: 9 } }, view, seats: ['p1', 'p2', 'p3'] })
  expect(drawn(camp(lost))).toMatchObject({ stands: 2, gone: 1, candle: 1 })
  const told = untilDaylight(lost)
  expect(told).toMatchObject({
    badge: 'Lost in round 9 of 10',
    headline: 'The Pillar fell before daylight.',
    line: 'Two of you still stood. 2 Survivors were safe.',
  })
  expect(told.table?.players?.rows.map(({ cells }) => cells)).toEqual([
    [{ left: 5, of: 7 }, 2, 1],
    [{ left: 0, of: 7 }, 2, 0],
    [{ left: 1, of: 7 }, 2, 1],
  ])
  const alive = { round: 10, players: [player('p1', 2, 1), player('p2', 3), player('p3', 1)] }
  const seats = ['p1', 'p2', 'p3']
  const won = ended({ outcome: { id: 'win', winners: seats }, won: true, view: alive, seats })
  expect(drawn(camp(won))).toEqual({ stands: 5 })
  expect(untilDaylight(won).headline).toBe('All three see daylight.')
})

it('Zombie Town draws a pawn on the house of each who lived, and ranks equal points by kills', () => {
  const seats = ['p1', 'p2', 'p3']
  const facts = { day: 6, 'p1 points': 30, 'p1 kills': 1, 'p2 points': 30, 'p2 kills': 4, 'p3 points': 0, 'p3 died': 3 }
  const match = ended({ outcome: { id: 'win-kills', winners: ['p2'], facts }, me: 'p1', seats })
  expect(drawn(town(match))).toMatchObject({ 'pawn-A': 1, 'pawn-B': 1 })
  expect(drawn(town(match))).not.toHaveProperty('pawn-C')
  expect(zombieTown(match)).toMatchObject({
    badge: '2nd of 3',
    headline: 'Second on equal points.',
    share: 'I came 2nd of 3 with 30 points.',
  })
  expect(zombieTown(match).table?.players?.rows.map(({ seat }) => seat)).toEqual(['p2', 'p1', 'p3'])
})

it('shares a result as one sentence', () => {
  const dawn = untilDawn(ended({ outcome: { id: 'jasper-only', winners: ['john'] }, me: 'john', won: true }))
  expect(endText.shareLine('Until Dawn', dawn.share)).toBe('Until Dawn on Holdout: I reached dawn with Jasper.')
  expect(dawn.mark?.say).toBe('dawn with Jasper')
  const alleyEnd = thirtySeconds(ended({ outcome: { id: 'zombies-feed' }, me: 'survivor', view: ROWS }))
  expect(alleyEnd.share).toBe('The alley got me after 3 rounds, 5 rows short of the street.')
})

it('Viral Dawn counts the laps as at the table, and scores a single game by miles and cards short', () => {
  const view = {
    players: [{ seat: 'p1' }, { seat: 'p2' }],
    turns: 8,
    question: null,
    last: { game: 1, turns: 9, winner: 'p1', resources: [], miles: [], counts: [] },
    options: { 'expert-tens': false },
    places: [
      { seat: 'p1', laid: [], short: 0 },
      { seat: 'p2', laid: [], short: 6 },
    ],
  }
  const facts = { turns: 8, laps: 4, 'wins-p1': 1, 'wins-p2': 0 }
  const outcome = { id: 'match-won', winners: ['p1'], facts }
  const told = viralDawn(ended({ outcome, me: 'p1', won: true, view }))
  expect(told.line).toBe('Nurse was 6 cards short. It took 5 laps.')
  expect(told.share).toBe('I reached the Safe Zone in 5 laps, ahead of 1 rival.')
  expect(told.table?.players?.rows.map(({ seat, cells }) => [seat, cells.at(-1)])).toEqual([
    ['p1', 'safe'],
    ['p2', 6],
  ])
  const places = drawn(road(ended({ outcome, me: 'p1', won: true, view })))
  expect(places).toMatchObject({ 'pawn-A': 1, 'pawn-B': 1 })
})

it.each([2, 3, 4, 6])('Zombie Town draws the house of the winner in the middle of %i', count => {
  const seats = Array.from({ length: count }, (_, i) => `p${i + 1}`)
  const facts = Object.fromEntries(
    seats.flatMap((seat, i) => [
      [`${seat} points`, i],
      [`${seat} kills`, 0],
    ]),
  )
  const signs = town(ended({ outcome: { id: 'points', facts }, seats })).matchAll(/<text x="([\d.]+)"[^>]*>(\d)\w\w</g)
  const at = Object.fromEntries([...signs].map(([, x, place]) => [place, Number(x)]))
  expect(at[1]).toBe(350)
  expect(Object.values(at).filter(x => x > 62 && x < 638)).toHaveLength(count)
})
