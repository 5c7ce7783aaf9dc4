import { fromSteps, type Seat, type StandingTable } from '@holdout/engine'
import { type AiStep, type ChartEntry, nameOf, SOLO_DECKS, supplyOf } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { AiStepName, ChartEntryName, Moves, StandingMoves, Steps } from '../moves.ts'
import * as clock from '../rules/clock.ts'
import { reshuffle } from '../rules/decks.ts'
import { claim, resign } from '../rules/endings.ts'
import { arrive, asksStumble, opportunityAttack } from '../rules/moving.ts'
import { aiStep, chartEntry, putInPlay, rollOnChart, thenAttack } from '../rules/solo.ts'
import { keepSupply } from '../rules/supplies.ts'
import { asksSurvivor, survivorActs } from '../rules/survivor-acts.ts'
import { takeSurvivorAct } from '../rules/survivor-deeds.ts'
import * as turn from '../rules/turn.ts'
import { playInWindow } from '../rules/zombie-cards.ts'
import * as setup from '../setup.ts'
import { isSolo, isWeapon, type State, SURVIVOR, tacticInHand, ZOMBIE } from '../state.ts'
import { ASK_SURVIVOR, ASK_ZOMBIE, PASS, silentZombiesPass, survivorLimit, type Table, zombieLimit } from './asking.ts'
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
    moves: setup.characterChoices,
    take: setup.chooseCharacter,
    clock: survivorLimit,
    timeout: () => setup.LUCK_CHOOSES,
  },
  'take-character': { rule: 'TS-02', run: setup.takeCharacter },
  'draw-supplies': { rule: 'TS-04', run: setup.drawSupplies },
  'replace-supplies': {
    rule: 'TS-D02',
    asks: ASK_SURVIVOR,
    moves: setup.replacements,
    take: setup.replaceSupplies,
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
    moves: setup.hordeChoices,
    take: setup.placeHorde,
    clock: zombieLimit,
    timeout: setup.usualPlace,
  },
  'lay-horde': { rule: 'TS-17', run: setup.layHorde },
  'draw-zombie-tactics': { rule: 'TS-13', run: setup.dealZombieTactics },

  // The Survivor's turn
  'survivor-turn': { rule: 'TS-23', run: turn.survivorTurn },
  'survivor-draws': { rule: 'TS-27', run: turn.survivorDraws },
  'start-clock': {
    rule: 'TS-D04',
    asks: clock.asksStart,
    moves: (_s, _step, _seat, list) => list.push({ move: 'start-clock' }),
    take: clock.startsClock,
    clock: clock.startLimit,
    timeout: () => ({ move: 'start-clock' }),
    unannounced: true,
  },
  'begin-actions': { rule: 'TS-28', run: turn.beginActions },
  'survivor-acts': { rule: 'TS-D05', asks: asksSurvivor, moves: survivorActs, take: takeSurvivorAct },
  'end-actions': { rule: 'TS-98', run: turn.endActions },

  // Moving
  'opportunity-attack': { rule: 'TS-35', run: opportunityAttack },
  arrived: { rule: 'TS-21', run: arrive },
  'may-stumble': {
    rule: 'TS-D12',
    asks: asksStumble,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      if (tacticInHand(s.zombieHand, 'stumble') === null) return
      for (let slot = 1; slot <= s.slots.length; slot++) {
        const card = s.slots[slot - 1]
        if (card !== null && isWeapon(card)) list.push({ move: 'play', card: 'stumble', slot })
      }
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'play') playInWindow(s, move, 'may-stumble', cx)
    },
    ...silentZombiesPass,
  },
  'keep-supply': {
    rule: 'TS-D18',
    asks: ASK_SURVIVOR,
    moves: (s, _step, _seat, list) => {
      for (const card of new Set(s.lookedAt.map(nameOf))) list.push({ move: 'keep-card', card })
    },
    take: (s, _step, _seat, { card }, cx) => keepSupply(s, card, cx),
    clock: survivorLimit,
    timeout: s => {
      const firearm = s.lookedAt.find(card => supplyOf(card).class === 'firearm')
      return { move: 'keep-card', card: nameOf(firearm ?? s.lookedAt[0]) }
    },
  },

  ...attackSteps,

  // Resolution
  'cards-run-out': { rule: 'TS-85', run: turn.cardsRunOut },
  'friends-waver': { rule: 'TS-85', run: turn.friendsWaver },
  reshuffle: { rule: 'TS-87', run: reshuffle },
  'hand-limit': {
    rule: 'TS-88',
    asks: turn.asksDiscard,
    moves: turn.discards,
    take: turn.discardOne,
    clock: (s, { seat }) => clock.answerLimit(s, seat),
    timeout: turn.discardNewest,
  },
  'calm-down': {
    rule: 'TS-D27',
    asks: turn.asksCalm,
    moves: (_s, _step, _seat, list) => list.push({ move: 'calm' }, PASS),
    take: turn.calmDown,
    clock: survivorLimit,
    timeout: () => ({ move: 'calm' }),
  },
  'survivor-turn-ends': { rule: 'TS-148', run: turn.endSurvivorTurn },

  ...zombieSteps,
  paused: {
    rule: 'TS-D28',
    asks: () => [SURVIVOR, ZOMBIE],
    moves: (_s, _step, _seat, list) => list.push({ move: 'resume' }),
    take: clock.resume,
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
    moves: (_s, _seat, list) => list.push({ move: 'bell' }),
    take: clock.ringBell,
  },
  resign: {
    rule: 'TS-23',
    asks: s => (isSolo(s) ? [SURVIVOR] : [SURVIVOR, ZOMBIE]),
    moves: (_s, _seat, list) => list.push({ move: 'resign' }),
    take: resign,
  },
  claim: {
    rule: 'TS-98',
    asks: clock.asksClaim,
    moves: (_s, _seat, list) => list.push({ move: 'claim' }),
    take: claim,
  },
  'ask-pause': {
    rule: 'TS-D28',
    asks: clock.asksForPause,
    moves: (_s, _seat, list) => list.push({ move: 'ask-pause' }),
    take: clock.askPause,
  },
  'accept-pause': {
    rule: 'TS-D28',
    asks: clock.asksToAccept,
    moves: (_s, _seat, list) => list.push({ move: 'accept-pause' }),
    take: clock.acceptPause,
  },
}

export const flow = fromSteps(steps, standing, clock.actionClock(asked))
