import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ending as thirtySeconds } from '../../tables/thirty-seconds/ending.ts'
import { ending as untilDawn } from '../../tables/until-dawn/ending.ts'
import { ending as untilDaylight } from '../../tables/until-daylight/ending.ts'
import { ending as viralDawn } from '../../tables/viral-dawn/ending.ts'
import { ending as zombieTown } from '../../tables/zombie-town/ending.ts'
import { endText } from '../../text/end.ts'
import { type Ended, type Ending, sharedOf } from './ending.ts'

const NAMES = { p1: 'You', p2: 'Nurse', john: 'John', survivor: 'You', zombie: 'Old Limper' }

/** A finished match of which only what matters is given. */
function ended({ outcome, ...rest }: { readonly outcome: object; readonly [key: string]: unknown }): Ended<never> {
  const facts = { entrances: 2, rounds: 3, row: 6, health: 1, survivors: 2, round: 4, games: 1 }
  const told = { tier: 1, text: ['Over.'], winners: [], ...outcome }
  return {
    me: null,
    won: false,
    seats: ['p1', 'p2'],
    names: NAMES,
    view: { time: 10, night: 20 },
    ...rest,
    outcome: { ...told, facts: { ...facts, ...(outcome as { facts?: object }).facts } },
  } as unknown as Ended<never>
}

/** The picture of an ending, and the parts that it hides. */
function seen(slug: string, { picture = '' }: Ending): { picture: string; hides: string[] } {
  const [file, part] = picture.split('#')
  const svg = readFileSync(new URL(`../../tables/${slug}/${file}`, import.meta.url), 'utf8')
  if (part === undefined) return { picture: file, hides: [] }
  expect(svg, `${picture} has such a part`).toContain(`<g id="${part}"/>`)
  const hides = [...svg.matchAll(new RegExp(`#${part}:target~\\.([\\w-]+)`, 'g'))].map(([, name]) => name)
  for (const name of hides) expect(svg, `${picture} draws it otherwise`).toContain(`class="${name}"`)
  return { picture: file, hides }
}

it.each([
  ['perfect', []],
  ['rebecca-only', ['jasper']],
  ['jasper-only', ['rebecca']],
  ['alone', ['rebecca', 'jasper']],
])('Until Dawn shows only who is alive: %s', (id, hides) => {
  const told = untilDawn(ended({ outcome: { id, winners: ['john'] }, me: 'john', won: true }))
  expect(seen('until-dawn', told)).toEqual({ picture: 'end-won.svg', hides })
})

it('Until Dawn shows a zombie in the door only of a cabin that was overrun', () => {
  const lost = (id: string) => seen('until-dawn', untilDawn(ended({ outcome: { id }, me: 'john' })))
  expect(lost('overrun')).toEqual({ picture: 'end-lost.svg', hides: [] })
  expect(lost('bitten').hides).toEqual(['inside'])
})

it('30 Seconds shows what became of the Survivor, from both sides', () => {
  const side = (id: string, me: string, won: boolean) =>
    seen('thirty-seconds', thirtySeconds(ended({ outcome: { id }, me, won })))
  expect(side('survivor-escapes', 'zombie', false).picture).toBe('end-won.svg')
  expect(side('survivor-dead', 'zombie', true)).toEqual({ picture: 'end-lost.svg', hides: [] })
  expect(side('resign', 'zombie', true), 'no one died').toEqual({ picture: 'end-lost.svg', hides: ['body'] })
})

it('Until Daylight shows as many people as played', () => {
  const told = untilDaylight(ended({ outcome: { id: 'win' }, won: true }))
  expect(seen('until-daylight', told).hides).toEqual(['p3', 'p4', 'p5', 'p6'])
  expect(seen('until-daylight', untilDaylight(ended({ outcome: { id: 'lost-stall' } }))).hides).toEqual(['body'])
})

it('Zombie Town shows no flag to a player who lived but did not win', () => {
  const facts = { 'p1 points': 20, 'p2 points': 30 }
  const told = zombieTown(ended({ outcome: { id: 'points', winners: ['p2'], facts }, me: 'p1' }))
  expect(seen('zombie-town', told)).toEqual({ picture: 'end-won.svg', hides: ['flag'] })
})

it('shares a result as sentences', () => {
  const dawn = untilDawn(ended({ outcome: { id: 'jasper-only', winners: ['john'] }, me: 'john', won: true }))
  expect(endText.shareLine('Until Dawn', dawn.share ?? '')).toBe('Until Dawn on Holdout: I reached dawn with Jasper.')
  expect(dawn.mark?.say).toBe('dawn with Jasper')
  const mark = { kind: '4', score: 1, say: 'won in 9 laps' }
  const told = { badge: 'Won', headline: 'You reached the Safe Zone.', line: null, mark }
  expect(sharedOf(told)).toBe('You reached the Safe Zone. Won in 9 laps.')
  expect(sharedOf({ ...told, headline: 'Overrun at 02:30.', mark: { ...mark, say: '02:30' } })).toBe(
    'Overrun at 02:30.',
  )
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
  expect(told.facts).toMatchObject({ 'p2 short': 6, 'p2 miles': 0 })
  expect(Object.keys(told.facts ?? {}).filter(name => name.startsWith('wins'))).toEqual([])
})
