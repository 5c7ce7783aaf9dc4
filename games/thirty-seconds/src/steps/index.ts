import { fromSteps, type Seat, type StandingTable } from '@holdout/engine'
import { type AiStep, type ChartEntry, SOLO_DECKS } from '../data/solo.ts'
import { asksMayStumble } from '../effects/fling.ts'
import type { Event } from '../events.ts'
import type { AiStepName, ChartEntryName, Moves, StandingMoves, Steps } from '../moves.ts'
import * as clock from '../rules/clock.ts'
import { reshuffle } from '../rules/decks.ts'
import { asksResign, offerClaim, offerResign, takeClaim, takeResign } from '../rules/endings.ts'
import { arrive, opportunityAttack } from '../rules/moving.ts'
import { aiStep, chartEntry, putInPlay, rollOnChart, thenAttack } from '../rules/solo.ts'
import { offerKeepSupply, takeKeepSupply, usualKeepSupply } from '../rules/supplies.ts'
import { asksSurvivorActs, offerSurvivorActs } from '../rules/survivor-acts.ts'
import { takeSurvivorActs } from '../rules/survivor-deeds.ts'
import * as turn from '../rules/turn.ts'
import { offerMayStumble, takeMayStumble } from '../rules/zombie-cards.ts'
import * as setup from '../setup.ts'
import { type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { ASK_SURVIVOR, ASK_ZOMBIE, silentZombiesPass, survivorLimit, type Table, zombieLimit } from './asking.ts'
import { attackSteps } from './attacks.ts'
import { zombieSteps } from './zombies.ts'

const aiSteps = Object.fromEntries(
  Object.values(SOLO_DECKS).flatMap(({ steps }) =>
    steps.map((card: AiStep) => [card.id, { rule: 'TS-130', run: aiStep(card) }]),
  ),
) as unknown as { [K in AiStepName]: Table[K] }

const chartEntries = Object.fromEntries(
  Object.values(SOLO_DECKS).flatMap(({ chart }) =>
    chart.map((entry: ChartEntry) => [entry.id, { rule: 'TS-133', run: chartEntry(entry) }]),
  ),
) as unknown as { [K in ChartEntryName]: Table[K] }

export const steps: Table = {
  // Setup
  'choose-character': {
    rule: 'TS-D01',
    asks: ASK_SURVIVOR,
    moves: setup.offerChooseCharacter,
    take: setup.takeChooseCharacter,
    clock: survivorLimit,
    timeout: () => setup.LUCK_CHOOSES,
  },
  'take-character': { rule: 'TS-02', run: setup.takeCharacter },
  'draw-supplies': { rule: 'TS-04', run: setup.drawSupplies },
  'replace-supplies': {
    rule: 'TS-D02',
    asks: ASK_SURVIVOR,
    moves: setup.offerReplaceSupplies,
    take: setup.takeReplaceSupplies,
    clock: survivorLimit,
    timeout: () => ({ move: 'keep' }),
  },
  'lay-supplies': { rule: 'TS-06', run: setup.laySupplies },
  'draw-tactics': { rule: 'TS-07', run: setup.dealTactics },
  'fill-warehouse': { rule: 'TS-11', run: setup.fillWarehouse },
  'draw-horde': { rule: 'TS-12', run: setup.drawHorde },
  'place-horde': {
    rule: 'TS-D03',
    asks: ASK_ZOMBIE,
    moves: setup.offerPlaceHorde,
    take: setup.takePlaceHorde,
    clock: zombieLimit,
    timeout: setup.usualPlaceHorde,
  },
  'lay-horde': { rule: 'TS-17', run: setup.layHorde },
  'draw-zombie-tactics': { rule: 'TS-13', run: setup.dealZombieTactics },

  // The Survivor's turn
  'survivor-turn': { rule: 'TS-23', run: turn.survivorTurn },
  'survivor-draws': { rule: 'TS-27', run: turn.survivorDraws },
  'start-clock': {
    rule: 'TS-D04',
    asks: clock.asksStartClock,
    moves: clock.offerStartClock,
    take: clock.takeStartClock,
    clock: clock.startLimit,
    timeout: () => ({ move: 'start-clock' }),
    unannounced: true,
  },
  'begin-actions': { rule: 'TS-28', run: turn.beginActions },
  'survivor-acts': { rule: 'TS-D05', asks: asksSurvivorActs, moves: offerSurvivorActs, take: takeSurvivorActs },
  'end-actions': { rule: 'TS-98', run: turn.endActions },

  // Moving
  'opportunity-attack': { rule: 'TS-35', run: opportunityAttack },
  arrived: { rule: 'TS-21', run: arrive },
  'may-stumble': {
    rule: 'TS-D12',
    asks: asksMayStumble,
    moves: offerMayStumble,
    take: takeMayStumble,
    ...silentZombiesPass,
  },
  'keep-supply': {
    rule: 'TS-D18',
    asks: ASK_SURVIVOR,
    moves: offerKeepSupply,
    take: takeKeepSupply,
    clock: survivorLimit,
    timeout: usualKeepSupply,
  },

  ...attackSteps,

  // Resolution
  'cards-run-out': { rule: 'TS-85', run: turn.cardsRunOut },
  'friends-waver': { rule: 'TS-85', run: turn.friendsWaver },
  reshuffle: { rule: 'TS-87', run: reshuffle },
  'hand-limit': {
    rule: 'TS-88',
    asks: turn.asksHandLimit,
    moves: turn.offerHandLimit,
    take: turn.takeHandLimit,
    clock: (s, { seat }) => clock.answerLimit(s, seat),
    timeout: turn.usualHandLimit,
  },
  'calm-down': {
    rule: 'TS-D27',
    asks: turn.asksCalmDown,
    moves: turn.offerCalmDown,
    take: turn.takeCalmDown,
    clock: survivorLimit,
    timeout: () => ({ move: 'calm' }),
  },
  'survivor-turn-ends': { rule: 'TS-148', run: turn.endSurvivorTurn },

  ...zombieSteps,
  paused: {
    rule: 'TS-D28',
    asks: () => [SURVIVOR, ZOMBIE],
    moves: clock.offerPaused,
    take: clock.takePaused,
  },

  // Solo
  'put-in-play': { rule: 'TS-131', run: putInPlay },
  'then-attack': { rule: 'TS-140', run: thenAttack },
  chart: { rule: 'TS-133', run: rollOnChart },
  ...aiSteps,
  ...chartEntries,
}

/** The seats asked by the step on top of the agenda. */
function asked(s: State): readonly Seat[] {
  const step = s.agenda.at(-1)
  if (step === undefined) return []
  const row = steps[step.step as keyof Moves] as { asks?: (s: State, step: unknown) => readonly Seat[] }
  return row.asks?.(s, step) ?? []
}

const standing: StandingTable<State, StandingMoves, Steps, Event> = {
  bell: {
    rule: 'TS-94',
    asks: clock.asksBell(asked),
    moves: clock.offerBell,
    take: clock.takeBell,
  },
  resign: {
    rule: 'TS-23',
    asks: asksResign,
    moves: offerResign,
    take: takeResign,
  },
  claim: {
    rule: 'TS-98',
    asks: clock.asksClaim,
    moves: offerClaim,
    take: takeClaim,
  },
  'ask-pause': {
    rule: 'TS-D28',
    asks: clock.asksAskPause,
    moves: clock.offerAskPause,
    take: clock.takeAskPause,
  },
  'accept-pause': {
    rule: 'TS-D28',
    asks: clock.asksAcceptPause,
    moves: clock.offerAcceptPause,
    take: clock.takeAcceptPause,
  },
}

export const flow = fromSteps(steps, standing, clock.actionClock(asked))
