import { checkGame } from '@holdout/testkit'
import { idOf } from '../src/data/load.ts'
import { zombieTown } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { Gun, State, Steps, Survivor } from '../src/state.ts'

/** Named as keys, so that the compiler misses none. */
const STEPS: Record<keyof Steps, true> = {
  home: true,
  deal: true,
  keep: true,
  'draw-on': true,
  'deal-buildings': true,
  'begin-play': true,
  turn: true,
  main: true,
  'end-of-turn': true,
  'pass-turn': true,
  discard: true,
  move: true,
  walk: true,
  'continue-move': true,
  'fight-zombies': true,
  obligatory: true,
  enter: true,
  'ask-challenges': true,
  challenge: true,
  'draw-stored': true,
  'draw-one': true,
  'draw-many': true,
  'put-back': true,
  storing: true,
  'pick-stored': true,
  'build-more': true,
  'fire-again': true,
  'zombie-arrives': true,
  'face-zombie': true,
  'face-pawn': true,
  'face-order': true,
  defend: true,
  'survivors-face': true,
  'defend-survivors': true,
  'survivor-dies': true,
  damage: true,
  sacrifice: true,
  flee: true,
  'home-defended': true,
  'fight-round': true,
  'fight-gun': true,
  clash: true,
  'after-round': true,
  retreat: true,
  'fight-on': true,
  'trap-kills': true,
  'zombie-phase': true,
  'zombie-move': true,
  refill: true,
  'resolve-event': true,
  'event-pawn': true,
  'random-pile': true,
  'random-position': true,
  'switch-cards': true,
  'send-pawn': true,
  'send-way': true,
  sent: true,
  'sent-faces': true,
  'sent-defends': true,
  'move-back': true,
  'add-zombies': true,
  scoring: true,
}

/** So many games in the ordinary test run; ZOMBIE_TOWN_GAMES asks for more. */
const GAMES = Number(process.env.ZOMBIE_TOWN_GAMES ?? 5)

/** Every player count, and every option off its default at least once. */
const OPTIONS: Partial<Options>[] = [
  { players: 4, 'last-day': 6 },
  { players: 2, 'last-day': 6 },
  { players: 3, 'last-day': 6, 'start-squares': 20, 'pawn-holds-claim': true, 'first-player': 'p2' },
  { players: 5, 'last-day': 6, 'empty-claim': 'lost-at-once', 'last-survivor': 'play-on', 'extra-zombies': 3 },
  { players: 6, 'last-day': 6, 'open-walls': true, 'spread-homes': true, 'table-clock': 30 },
  { players: 3, 'last-day': 7, 'empty-claim': 'kept', 'event-windows': 'own-turn', 'youngest-seat': 'p3' },
  { players: 2, 'player-fights': false, 'table-clock': 60, 'last-day': 6 },
]

checkGame(zombieTown, {
  games: GAMES,
  pieces: cardsAndZombies,
  options: OPTIONS,
  greedyOneIn: 5,
  steps: Object.keys(STEPS),
  endings: ['win-points', 'win-kills', 'win-shared', 'win-last-alive', 'no-winner'],
})

/** All 102 action cards, 30 combat cards and 100 zombies, wherever they are. */
function cardsAndZombies(s: State): string[] {
  const gun = (weapon: Gun | null): number[] => (weapon ? [weapon.card] : [])
  const survivors = (list: readonly Survivor[]): string[] =>
    list.flatMap(({ gun: weapon }) => ['survivor', ...gun(weapon).map(idOf)])
  const cards = [
    ...s.box,
    ...s.discard,
    ...s.looked,
    ...(s.chosen === null ? [] : [s.chosen]),
    ...s.players.flatMap(({ hand, dealt }) => [...hand, ...dealt]),
    ...s.pawns.flatMap(({ guns }) => guns.map(({ card }) => card)),
    ...s.buildings.flatMap(({ walls, pile, stored }) => [
      ...walls,
      ...pile,
      ...stored.flatMap(({ cards: own }) => own),
    ]),
  ].map(idOf)
  const zombies =
    s.cemetery +
    s.gone +
    s.zombies.reduce((sum, count) => sum + count, 0) +
    s.players.reduce((sum, { kills }) => sum + kills, 0)
  return [
    ...cards,
    ...s.pawns.flatMap(({ carried }) => survivors(carried)),
    ...s.buildings.flatMap(({ survivors: placed }) => survivors(placed)),
    ...s.buildings.flatMap(({ fireworks }) => fireworks.map(() => 'fireworks')),
    ...s.combat.map(code => `combat ${code}`),
    ...s.used.map(code => `combat ${code}`),
    ...Array.from({ length: zombies }, () => 'zombie'),
  ]
}
