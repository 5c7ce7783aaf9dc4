import { fromDecisions, type Seat, type Table } from '@holdout/engine'
import { type AiStep, type ChartEntry, SOLO_DECKS } from '../data/solo.ts'
import { block } from '../effects/block.ts'
import { mayCancel } from '../effects/cancel.ts'
import { confront } from '../effects/confront.ts'
import { mayStumble } from '../effects/fling.ts'
import { sendHorde } from '../effects/horde.ts'
import { searchDeck } from '../effects/search.ts'
import type { Event } from '../events.ts'
import type { AiStepName, ChartEntryName, Moves, Steps } from '../moves.ts'
import { claim, here } from '../rules/absence.ts'
import {
  attackIsOver,
  beginAttack,
  drawCritical,
  drawForAttack,
  spendAmmo,
  throwWeapon,
  wearDown,
} from '../rules/attack.ts'
import { afterResult, bonusPoint, divide, extraAttack, zombieReacts } from '../rules/attack-choices.ts'
import { dealAttack } from '../rules/attack-damage.ts'
import { acceptPause, actionClock, askPause, bell, paused, startClock } from '../rules/clock.ts'
import { reshuffle } from '../rules/decks.ts'
import { resign } from '../rules/endings.ts'
import { arrive, opportunityAttack } from '../rules/moving.ts'
import { cardWorks } from '../rules/own-cards.ts'
import { aiStep, chartEntry, putInPlay, rollOnChart, thenAttack } from '../rules/solo.ts'
import { answerSound, sound } from '../rules/sound.ts'
import { keepSupply } from '../rules/supplies.ts'
import { survivorActs } from '../rules/survivor-acts.ts'
import * as turn from '../rules/turn.ts'
import { zombieActs } from '../rules/zombie-acts.ts'
import { blowLands, fall, lastBreath, zombieAttack } from '../rules/zombie-attack.ts'
import { announceCard } from '../rules/zombie-cards.ts'
import { advance, chooseAdvance, march } from '../rules/zombie-moves.ts'
import * as zombies from '../rules/zombie-turn.ts'
import * as setup from '../setup.ts'
import type { State } from '../state.ts'
import type { View } from '../view/types.ts'

type Contents = Table<State, Steps, Moves, Event, View>

const aiSteps = Object.fromEntries(
  Object.values(SOLO_DECKS).flatMap(({ steps }) =>
    steps.map((card: AiStep) => [card.id, { rule: 'TS-130', run: aiStep(card) }]),
  ),
) as unknown as { [K in AiStepName]: Contents[K] }

const chartEntries = Object.fromEntries(
  Object.values(SOLO_DECKS).flatMap(({ chart }) =>
    chart.map((entry: ChartEntry) => [entry.id, { rule: 'TS-133', run: chartEntry(entry) }]),
  ),
) as unknown as { [K in ChartEntryName]: Contents[K] }

/** The table of contents of the rules: every step, and where it is written. */
export const steps: Contents = {
  // Setup
  'choose-character': setup.chooseCharacter,
  'take-character': { rule: 'TS-02', run: setup.takeCharacter },
  'draw-supplies': { rule: 'TS-04', run: setup.drawSupplies },
  'replace-supplies': setup.replaceSupplies,
  'lay-supplies': { rule: 'TS-06', run: setup.laySupplies },
  'draw-tactics': { rule: 'TS-07', run: setup.dealTactics },
  'fill-warehouse': { rule: 'TS-11', run: setup.fillWarehouse },
  'draw-horde': { rule: 'TS-12', run: setup.drawHorde },
  'place-horde': setup.placeHorde,
  'lay-horde': { rule: 'TS-17', run: setup.layHorde },
  'draw-zombie-tactics': { rule: 'TS-13', run: setup.dealZombieTactics },
  // The Survivor's turn
  'survivor-turn': { rule: 'TS-23', run: turn.survivorTurn },
  'survivor-draws': { rule: 'TS-27', run: turn.survivorDraws },
  'start-clock': startClock,
  'begin-actions': { rule: 'TS-28', run: turn.beginActions },
  'survivor-acts': survivorActs,
  'end-actions': { rule: 'TS-98', run: turn.endActions },
  // Moving
  'opportunity-attack': { rule: 'TS-35', run: opportunityAttack },
  arrived: { rule: 'TS-21', run: arrive },
  'may-stumble': mayStumble,
  'keep-supply': keepSupply,
  // The Survivor's attack (TS-152)
  'begin-attack': { rule: 'TS-56', run: beginAttack },
  'attack-card': { rule: 'TS-58', run: drawForAttack },
  'spend-ammo': { rule: 'TS-60', run: spendAmmo },
  'throw-weapon': { rule: 'TS-61', run: throwWeapon },
  'zombie-reacts': zombieReacts,
  'critical-draw': { rule: 'TS-64', run: drawCritical },
  'after-result': afterResult,
  divide,
  'bonus-point': bonusPoint,
  'deal-damage': { rule: 'TS-65', run: dealAttack },
  'wear-down': { rule: 'TS-67', run: wearDown },
  sound: { rule: 'TS-145', run: sound },
  'answer-sound': answerSound,
  'extra-attack': extraAttack,
  'attack-over': { rule: 'TS-152', run: attackIsOver },
  // A zombie's attack (TS-120 to TS-124)
  'zombie-attack': { rule: 'TS-120', run: zombieAttack },
  block,
  'blow-lands': { rule: 'TS-46', run: blowLands },
  'last-breath': lastBreath,
  fall: { rule: 'TS-123', run: fall },
  // Resolution
  'cards-run-out': { rule: 'TS-85', run: turn.cardsRunOut },
  'friends-waver': { rule: 'TS-85', run: turn.friendsWaver },
  reshuffle: { rule: 'TS-87', run: reshuffle },
  'hand-limit': turn.handLimit,
  'calm-down': turn.calmDown,
  'survivor-turn-ends': { rule: 'TS-148', run: turn.endSurvivorTurn },
  // The zombies' turn (TS-101 to TS-119)
  'zombie-turn': { rule: 'TS-101', run: zombies.zombieTurn },
  'zombie-draws': { rule: 'TS-101', run: zombies.zombieDraws },
  'break-in': { rule: 'TS-101', run: zombies.breakIn },
  'choose-break-in': zombies.chooseBreakIn,
  rise: { rule: 'TS-101', run: zombies.riseAndAdvance },
  'choose-rising': zombies.chooseRising,
  advance: { rule: 'TS-102', run: advance },
  'choose-advance': chooseAdvance,
  march: { rule: 'TS-102', run: march },
  'zombie-acts': zombieActs,
  confront,
  'announce-card': { rule: 'TS-110', run: announceCard },
  'may-cancel': mayCancel,
  'card-works': { rule: 'TS-110', run: cardWorks },
  'search-deck': searchDeck,
  'send-horde': sendHorde,
  'zombie-turn-ends': { rule: 'TS-112', run: zombies.endZombieTurn },
  paused,
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

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow } = fromDecisions(
  steps,
  { bell: bell(asked), resign, here, claim, 'ask-pause': askPause, 'accept-pause': acceptPause },
  { clocks: actionClock(asked) },
)
