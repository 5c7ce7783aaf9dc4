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
  { players: 6, 'search-mode': 'timed', difficulty: 'gentle', 'health-bonus': 3 },
]
const box = boxOf({ options: readOptions(game.options) })

/** Lucky: its event names the dice, not the card. */
const rerolling = box.rubbleKinds.filter(({ boost }) => boost?.reroll).map(({ id }) => `used ${id}`)

/** How often each fact occurred in matches between greedy bots: "achieved sec-medic", "fate heal", "drawn katana". */
const reached = new Map<string, number>()

function count(...facts: readonly string[]): void {
  for (const fact of facts) reached.set(fact, (reached.get(fact) ?? 0) + 1)
}

function times(fact: string): number {
  return reached.get(fact) ?? 0
}

function countEvent(event: Event): void {
  switch (event.event) {
    case 'achieved':
      return count(`achieved ${event.objective}`)
    case 'character-chosen':
      return count(`played ${event.character}`, `drawn ${event.weapon}`)
    case 'drew':
      return count(`drawn ${event.card}`)
    case 'used':
    case 'boosted':
    case 'protected':
      return count(`used ${event.card}`)
    case 'rerolled':
      return count(...rerolling)
    case 'attacked':
      return count(`attacked with ${event.with}`)
    case 'built':
      return count(`built ${event.recipe}`)
    case 'fate':
      return count(`fate ${event.face}`)
    case 'wave-came':
      return count(...event.cards.map(card => `came ${card}`))
    case 'rolled':
      return noteFaces('an attack', event)
    case 'volley':
      return noteFaces(event.by, event)
  }
}

function noteFaces(by: string, { misses, bodies, heads }: { misses: number; bodies: number; heads: number }): void {
  const counts = { miss: misses, body: bodies, head: heads }
  for (const face of FACES) if (counts[face] > 0) count(`${face} of ${by}`)
}

/** Greedy, but keeps the secondary objective achieved least often so far, so that all are tried. */
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

/** Stricter than the property run's report: every fact must have happened. Scenarios cover what bots cannot reach. */
describe(`${GAMES} matches between bots`, () => {
  beforeAll(() => {
    for (let i = 0; i < GAMES; i++) {
      const options = readOptions(game.options, { people: 0, ...TABLES[i % TABLES.length] })
      const seats = game.seats(options).map(({ seat }) => seat)
      const s = game.setup(options, { chance: SeededChance.of(`reach ${i}`) })
      const bots = Object.fromEntries(seats.map(seat => [seat, curious()]))
      const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`reach ${i} ${seat}`)]))
      playToEnd(game, s, bots, luck, undefined, { emit: event => countEvent(event as Event) })
      count(`ended as ${s.outcome?.id}`)
    }
  }, 600_000)

  const useful = ['healing', 'protection', 'boost', 'trick']
  it.each([
    ['achieve every objective', box.objectiveKinds.map(({ id }) => `achieved ${id}`)],
    ['draw every card of the rubble', box.rubbleKinds.filter(c => c.count > 0).map(({ id }) => `drawn ${id}`)],
    ['use every card that can be used', box.rubbleKinds.filter(c => useful.includes(c.type)).map(c => `used ${c.id}`)],
    ['attack with every weapon', box.means.map(({ id }) => `attacked with ${id}`)],
    ['build every token', box.recipes.map(({ id }) => `built ${id}`)],
    ['meet every horde card', box.hordeKinds.map(({ id }) => `came ${id}`)],
    ['play every character', box.characters.map(({ id }) => `played ${id}`)],
    ['see every face of the die of fate', box.fateDie.map(face => `fate ${face}`)],
    [
      'see every face of the combat die, for attackers and enemies',
      ['an attack', 'raider', 'infected'].flatMap(by => FACES.map(face => `${face} of ${by}`)),
    ],
    ['reach every ending except stalled', ['win', 'lost-death', 'lost-no-survivor'].map(id => `ended as ${id}`)],
  ])('%s', (_what, facts) => {
    expect(facts.filter(fact => times(fact) === 0)).toEqual([])
  })
})
