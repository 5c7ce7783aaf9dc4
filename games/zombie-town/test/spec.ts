import type { GameSpec } from '@holdout/testkit'
import { idOf } from '../src/data/load.ts'
import { zombieTown } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { Gun, State } from '../src/state.ts'
import { steps } from '../src/steps/index.ts'

/** The number of games in a normal test run. Set ZOMBIE_TOWN_GAMES for more. */
const GAMES = Number(process.env.ZOMBIE_TOWN_GAMES ?? 5)

/** Every player count, and every option with a non-default value at least once. */
const OPTIONS: Partial<Options>[] = [
  { players: 4, 'last-day': 6 },
  { players: 2, 'last-day': 6 },
  { players: 3, 'last-day': 6, 'start-squares': 20, 'pawn-holds-claim': true, 'first-player': 'p2' },
  { players: 5, 'last-day': 6, 'empty-claim': 'lost-at-once', 'last-survivor': 'play-on', 'extra-zombies': 3 },
  { players: 6, 'last-day': 6, 'open-walls': true, 'spread-homes': true, 'table-clock': 30 },
  { players: 3, 'last-day': 7, 'empty-claim': 'kept', 'event-windows': 'own-turn', 'youngest-seat': 'p3' },
  { players: 2, 'player-fights': false, 'table-clock': 60, 'last-day': 6 },
]

const spec: GameSpec<State, Options> = {
  internalIds: /\bb\d\d\b|\bs\d+\b|\bp\d\b|\b(gun|barricade|event|house|combat)-[a-z\d]/,
  games: GAMES,
  pieces: cardsAndZombies,
  options: OPTIONS,
  greedyOneIn: 5,
  looksOneIn: 4,
  steps: Object.keys(steps),
  endings: ['win-points', 'win-kills', 'win-shared', 'win-last-alive', 'no-winner'],
}

/** The test spec of Zombie Town, for properties.test.ts and for long runs of `npm run campaign -- survey`. */
export const game = zombieTown
export const specs = [spec]

/**
 * All 102 action cards, 30 combat cards and 100 zombies, wherever they are. It uses loops because it runs after every
 * move.
 */
function cardsAndZombies(s: State): string[] {
  const all: string[] = []
  const add = (cards: readonly number[]): void => {
    for (const card of cards) all.push(idOf(card))
  }
  const addGun = (gun: Gun | null): void => {
    if (gun) all.push(idOf(gun.card))
  }
  let zombies = s.cemetery + s.gone
  for (const count of s.zombies) zombies += count
  for (const pile of [s.box, s.discard, s.looked]) add(pile)
  if (s.chosen !== null) add([s.chosen])
  for (const stacks of [s.hands, s.dealt, s.walls, s.piles]) add(stacks.cards)
  for (const kills of s.kills) zombies += kills
  for (const { guns } of s.pawns) for (const gun of guns) addGun(gun)
  for (const { gun } of s.survivors) {
    all.push('survivor')
    addGun(gun)
  }
  for (const { cards } of s.stored) add(cards)
  for (const _ of s.fireworks) all.push('fireworks')
  for (const code of s.combat) all.push(combatName(code))
  for (const code of s.used) all.push(combatName(code))
  all.push(`${zombies} zombies`)
  return all
}

type CombatCard = State['combat'][number]
const combatNames = new Map<CombatCard, string>()

function combatName(code: CombatCard): string {
  const known = combatNames.get(code)
  if (known !== undefined) return known
  combatNames.set(code, `combat ${code}`)
  return combatName(code)
}
