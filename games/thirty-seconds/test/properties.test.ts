import { checkGame } from '@holdout/testkit'
import { nameOf, SOLO_DECKS } from '../src/data/load.ts'
import { thirtySeconds } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { steps } from '../src/steps.ts'

/** The larger run is asked for by hand: `HOLDOUT_GAMES=5000 npx vitest run games/thirty-seconds/test/properties.test.ts --hookTimeout 7200000`. */
const games = Number(process.env.HOLDOUT_GAMES ?? 16)

const soloSteps = Object.values(SOLO_DECKS).flatMap(({ steps: cards, chart }) =>
  [...cards, ...chart].map(({ id }) => id),
)
const ENDINGS = [
  'survivor-escapes',
  'zombies-feed',
  'survivor-own-goal',
  'resign',
  'forfeit',
  'round-limit',
  'solo-escape',
  'solo-dead',
]

const allSteps = Object.keys(steps)
const duelSteps = allSteps.filter(step => !soloSteps.includes(step))

checkGame(thirtySeconds, {
  games,
  pieces,
  steps: duelSteps,
  endings: ENDINGS,
  seed: 'duel',
  greedyOneIn: 16,
})

for (const ai of ['fast', 'swarm'] as const) {
  checkGame(thirtySeconds, {
    games,
    pieces,
    options: [
      { mode: 'solo', 'solo-ai': ai },
      { mode: 'solo', 'solo-ai': ai, sound: true, concussion: true, 'permanent-knockdown': true, rising: 'one' },
      { mode: 'solo', 'solo-ai': ai, 'second-try': true, 'wall-of-bodies': true, 'grenade-door': true, rising: 'all' },
    ],
    steps: SOLO_DECKS[ai].steps.map(({ id }) => id).concat(SOLO_DECKS[ai].chart.map(({ id }) => id)),
    endings: ['solo-escape', 'solo-dead'],
    seed: ai,
    greedyOneIn: 16,
  })
}

/** Every physical card, and the time tokens; Ability tokens are spent for good. */
function pieces(s: State): (number | string)[] {
  const cards = [
    ...s.hand,
    ...s.lookedAt,
    ...s.zombieHand,
    ...s.warehouse,
    ...s.inPlay,
    ...s.removed,
    ...s.slots.filter(card => card !== null),
    ...s.damaged.map(({ card }) => card),
    ...s.rows.flatMap(row => [...row.faceUp, ...row.faceDown, ...row.zombies.map(({ card }) => card)]),
    ...[s.supplies, s.tactics, s.zombies, s.zombieTactics, s.attackDeck, s.zombieAttackDeck].flatMap(pile => [
      ...pile.draw,
      ...pile.used,
    ]),
  ]
  const onZombies = s.rows.flatMap(row => row.zombies.map(({ time }) => time))
  const distractions = s.inPlay.filter(card => nameOf(card) === 'distraction').length
  const tokens = [...onZombies, ...s.timeTokens].reduce((sum, count) => sum + count, distractions)
  return [...cards, ...Array.from({ length: tokens }, () => 'time token')]
}
