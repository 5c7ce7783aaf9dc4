import { type GameSpec, variedOptions } from '@holdout/testkit'
import { nameOf } from '../src/data/load.ts'
import { SOLO_DECKS } from '../src/data/solo.ts'
import { thirtySeconds } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'
import { steps } from '../src/steps/index.ts'

/** The number of matches of each kind in the normal test run; HOLDOUT_GAMES overrides it. */
const games = Number(process.env.HOLDOUT_GAMES ?? 16)

const soloSteps = Object.values(SOLO_DECKS).flatMap(({ steps: cards, chart }) =>
  [...cards, ...chart].map(({ id }) => id),
)
const DUEL_ENDINGS = ['survivor-escapes', 'zombies-feed', 'survivor-own-goal', 'resign', 'round-limit']

const allSteps = Object.keys(steps)
const duelSteps = allSteps.filter(step => !soloSteps.includes(step))

/** Every option by itself, the presets (one has no clock), and reactions without a limit. */
const duel: GameSpec<State, Options> = {
  games,
  pieces,
  options: [
    ...variedOptions(thirtySeconds.options),
    ...(thirtySeconds.presets ?? []).map(preset => preset.options),
    { 'reaction-limit': 0 },
  ],
  steps: duelSteps,
  endings: DUEL_ENDINGS,
  seed: 'duel',
  greedyOneIn: 16,
  looksOneIn: 8,
}

/** The bell rings so often that phases pass without a move and one side can claim the game. */
const hurried: GameSpec<State, Options> = {
  games: Math.ceil(games / 8),
  pieces,
  options: [{}, { 'reaction-pause': false }],
  endings: ['forfeit'],
  seed: 'hurried',
  clockOneIn: 2,
  greedyOneIn: null,
  looksOneIn: 8,
}

/**
 * With random moves the Survivor of a solo match dies in five or six rounds, with few zombies down and no Energy left
 * for the chart. These options make matches longer, so that fc-2, fc-6, sc-3 and sc-12 are reached.
 */
const LONG_NIGHT: Partial<Options> = {
  'zombie-energy': 5,
  'three-supplies': true,
  'supplies-everywhere': true,
  'first-aid-start': true,
  'soft-opportunities': true,
}

function solo(ai: 'fast' | 'swarm'): GameSpec<State, Options> {
  return {
    games,
    pieces,
    options: [
      {},
      { sound: true, concussion: true, 'permanent-knockdown': true, rising: 'one' } as const,
      { 'second-try': true, 'wall-of-bodies': true, 'grenade-door': true, rising: 'all' } as const,
      LONG_NIGHT,
      LONG_NIGHT,
    ].map(set => ({ mode: 'solo', 'solo-ai': ai, ...set })),
    steps: SOLO_DECKS[ai].steps.map(({ id }) => id).concat(SOLO_DECKS[ai].chart.map(({ id }) => id)),
    endings: ['solo-escape', 'solo-dead'],
    seed: ai,
    greedyOneIn: 16,
    looksOneIn: 8,
  }
}

/** The property tests of 30 Seconds to Live, for properties.test.ts and for `npm run campaign -- survey`. */
export const game = thirtySeconds
export const specs: GameSpec<State, Options>[] = [duel, solo('fast'), solo('swarm'), hurried].map(spec => ({
  internalIds: /\b(sa|za|fa|fc|sw|sc)-\d+|\br\d+\b|\b(survivor|zombie)-(acts|cards)\b/,
  ...spec,
}))

/** Every physical card and the time tokens. Spent Ability tokens leave the game, so they are not counted. */
function pieces(s: State): (number | string)[] {
  const cards = [
    ...s.hand,
    ...s.lookedAt,
    ...s.zombieHand,
    ...s.warehouse.map(({ card }) => card),
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
