import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { type AnyMove, readOptions, SeededChance } from '@holdout/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOf, FACES } from '../src/data/box.ts'
import type { Event } from '../src/events.ts'
import { untilDaylight as game } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import { LATE_TABLES } from './tables.ts'

const GAMES = 120
const TABLES: readonly Partial<Options>[] = [
  ...LATE_TABLES,
  { players: 6, 'search.mode': 'timed', difficulty: 'gentle', 'health.bonus': 3 },
]
const box = boxOf({ options: readOptions(game.options) })

/** Lucky: the event tells of the dice, not of the card. */
const rerolling = box.rubbleKinds.filter(({ boost }) => boost?.reroll).map(({ id }) => `used ${id}`)

/** What happened at least once in games between greedy bots: "achieved sec-medic", "fate heal", "drawn katana". */
const reached = new Map<string, number>()

function note(...facts: readonly string[]): void {
  for (const fact of facts) reached.set(fact, (reached.get(fact) ?? 0) + 1)
}

function times(fact: string): number {
  return reached.get(fact) ?? 0
}

function notice(event: Event): void {
  switch (event.event) {
    case 'achieved':
      return note(`achieved ${event.objective}`)
    case 'character-chosen':
      return note(`played ${event.character}`, `drawn ${event.weapon}`)
    case 'drew':
      return note(`drawn ${event.card}`)
    case 'used':
    case 'boosted':
    case 'protected':
      return note(`used ${event.card}`)
    case 'rerolled':
      return note(...rerolling)
    case 'attacked':
      return note(`attacked with ${event.with}`)
    case 'built':
      return note(`built ${event.recipe}`)
    case 'fate':
      return note(`fate ${event.face}`)
    case 'wave-came':
      return note(...event.cards.map(card => `came ${card}`))
    case 'rolled':
      return noteFaces('an attack', event)
    case 'volley':
      return noteFaces(event.by, event)
  }
}

function noteFaces(by: string, { misses, bodies, heads }: { misses: number; bodies: number; heads: number }): void {
  const counts = { miss: misses, body: bodies, head: heads }
  for (const face of FACES) if (counts[face] > 0) note(`${face} of ${by}`)
}

/** Greedy, but keeps the secondary objective that was achieved least often so far: all of them should have their turn. */
function curious(): Bot {
  const bot = botFor(game, 'greedy')
  return {
    name: 'curious',
    choose(seen) {
      if (seen.decision.decision !== 'choose-secondary') return bot.choose(seen)
      const rare = (move: AnyMove): number => times(`achieved ${(move as { objective?: unknown }).objective}`)
      return seen.moves.reduce((best, move) => (rare(move) < rare(best) ? move : best))
    },
  }
}

/** In a report "never reached" speaks of what was named; here it must have happened. What no bot can reach has its scenario. */
describe(`${GAMES} games between bots`, () => {
  beforeAll(() => {
    for (let i = 0; i < GAMES; i++) {
      const options = readOptions(game.options, { people: 0, ...TABLES[i % TABLES.length] })
      const seats = game.seats(options).map(({ seat }) => seat)
      const s = game.setup(options, { chance: SeededChance.of(`reach ${i}`) })
      const bots = Object.fromEntries(seats.map(seat => [seat, curious()]))
      const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`reach ${i} ${seat}`)]))
      playToEnd(game, s, bots, luck, undefined, { emit: event => notice(event as Event) })
      note(`ended as ${s.outcome?.id}`)
    }
  }, 600_000)

  const useful = ['healing', 'protection', 'boost', 'trick']
  it.each([
    ['achieve every objective', box.objectiveKinds.map(({ id }) => `achieved ${id}`)],
    ['draw every card of the rubble', box.rubbleKinds.filter(c => c.count > 0).map(({ id }) => `drawn ${id}`)],
    ['use every card that can be used', box.rubbleKinds.filter(c => useful.includes(c.type)).map(c => `used ${c.id}`)],
    ['attack with everything', box.means.map(({ id }) => `attacked with ${id}`)],
    ['build every token', box.recipes.map(({ id }) => `built ${id}`)],
    ['meet every horde card', box.hordeKinds.map(({ id }) => `came ${id}`)],
    ['play every character', box.characters.map(({ id }) => `played ${id}`)],
    ['see every face of the die of fate', box.fateDie.map(face => `fate ${face}`)],
    [
      'see every face of the combat die, in every hand',
      ['an attack', 'raider', 'infected'].flatMap(by => FACES.map(face => `${face} of ${by}`)),
    ],
    [
      'end in every way but stalled and abandoned',
      ['win', 'lost-death', 'lost-no-survivor'].map(id => `ended as ${id}`),
    ],
  ])('%s', (_what, facts) => {
    expect(facts.filter(fact => times(fact) === 0)).toEqual([])
  })
})
