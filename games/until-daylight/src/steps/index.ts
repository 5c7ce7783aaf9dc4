import { type Asking, fromSteps, type StandingTable, type StepTable } from '@holdout/engine'
import { placeOf } from '../codes.ts'
import { asksBlackout, offerBlackout, takeBlackout } from '../effects/everyone.ts'
import { offerHealTarget, takeHealTarget } from '../effects/heal.ts'
import { resolveEvent } from '../effects/index.ts'
import { offerLure, takeLure } from '../effects/lure.ts'
import { offerPrey, takePrey } from '../effects/steal.ts'
import type { Event } from '../events.ts'
import type { Moves, StandingMoves } from '../moves.ts'
import {
  asksChoosePayment,
  asksLucky,
  asksPrepare,
  dealCollateral,
  offerLucky,
  offerPrepare,
  rollAttack,
  takeLucky,
  takePrepare,
} from '../rules/attack.ts'
import { beginCharactersAttack, endTurn, offerCombatTurn, takeCombatTurn } from '../rules/combat-turn.ts'
import {
  asksDamaged,
  offerProtection,
  offerSacrifice,
  takeDamage,
  takeProtection,
  takeSacrifice,
} from '../rules/damage.ts'
import { defaultMove } from '../rules/defaults.ts'
import { attackArea, beginEnemiesAttack, leaveArea, rollVolley, saveSurvivors } from '../rules/enemies.ts'
import { beginCombat, releaseWave, rollFate } from '../rules/horde.ts'
import {
  asksLoseCard,
  asksOverflow,
  drawOneByOne,
  offerLoseCard,
  offerOverflow,
  takeLoseCard,
  takeOverflow,
} from '../rules/inventory.ts'
import {
  asksLaunch,
  beginCountdown,
  countdown,
  countdownClock,
  mayLaunch,
  offerLaunch,
  takeLaunch,
} from '../rules/launch.ts'
import { endAttack, offerChoosePayment, payNext, takeChoosePayment } from '../rules/payment.ts'
import { beginRound, endCombat } from '../rules/round.ts'
import {
  actionDone,
  asksOnTurn,
  asksStuck,
  beginSearchTurn,
  gong,
  mayActInLock,
  offerSearchTurn,
  offerStuck,
  searchClocks,
  takeSearchTurn,
  takeStuck,
} from '../rules/search.ts'
import { abandon, absent, announce, back, left, passesAway, propose, vote } from '../rules/table-talk.ts'
import { asksConsent, mayDiscard, mayWithdraw, offerConsent, takeConsent } from '../rules/trade.ts'
import {
  asksChooseCharacter,
  asksChooseSecondary,
  dealRubble,
  dealSecondary,
  offerChooseCharacter,
  offerChooseSecondary,
  rollForFirst,
  takeChooseCharacter,
  takeChooseSecondary,
} from '../setup.ts'
import { isTimed, type Question, type State, type Steps } from '../state.ts'

export const steps: StepTable<State, Steps, Moves, Event> = {
  // Set-up
  'first-player': { rule: 'DL-D1', run: rollForFirst },
  'choose-character': asking({
    rule: 'DL-D1',
    asks: asksChooseCharacter,
    moves: offerChooseCharacter,
    take: takeChooseCharacter,
  }),
  'deal-secondary': { rule: 'DL-24', run: dealSecondary },
  'choose-secondary': asking({
    rule: 'DL-D2',
    asks: asksChooseSecondary,
    moves: offerChooseSecondary,
    take: takeChooseSecondary,
  }),
  'deal-rubble': { rule: 'DL-13', run: dealRubble },
  // Search phase
  round: { rule: 'DL-02', run: beginRound },
  launch: asking({ rule: 'DL-D3', asks: asksLaunch, may: mayLaunch, moves: offerLaunch, take: takeLaunch }),
  'search-begins': { rule: 'DL-28', run: beginCountdown },
  countdown,
  searcher: { rule: 'DL-39', run: beginSearchTurn },
  'search-turn': asking({
    rule: 'DL-D4',
    asks: asksOnTurn,
    may: mayDiscard,
    moves: offerSearchTurn,
    take: takeSearchTurn,
  }),
  'action-done': { rule: 'DL-47', run: actionDone },
  consent: asking({
    rule: 'DL-D7',
    asks: asksConsent,
    may: mayWithdraw,
    moves: offerConsent,
    take: takeConsent,
  }),
  // Inventory
  overflow: asking({ rule: 'DL-D9', asks: asksOverflow, moves: offerOverflow, take: takeOverflow }),
  draw: { rule: 'DL-135', run: drawOneByOne },
  event: { rule: 'DL-31', run: resolveEvent },
  stuck: { rule: 'DL-140', asks: asksStuck, may: mayActInLock, moves: offerStuck, take: takeStuck },
  'lose-card': asking({ rule: 'DL-D10', asks: asksLoseCard, moves: offerLoseCard, take: takeLoseCard }),
  blackout: asking({ rule: 'DL-D11', asks: asksBlackout, moves: offerBlackout, take: takeBlackout }),
  // Combat phase: the release of the horde
  'combat-phase': { rule: 'DL-40', run: beginCombat },
  fate: { rule: 'DL-57', run: rollFate },
  wave: { rule: 'DL-56', run: releaseWave },
  // The characters' attack
  'characters-attack': { rule: 'DL-69', run: beginCharactersAttack },
  'combat-turn': asking({ rule: 'DL-D13', asks: asksOnTurn, moves: offerCombatTurn, take: takeCombatTurn }),
  prey: asking({ rule: 'DL-D20', asks: asksOnTurn, moves: offerPrey, take: takePrey }),
  lure: asking({ rule: 'DL-D21', asks: asksOnTurn, moves: offerLure, take: takeLure }),
  'heal-target': asking({ rule: 'DL-D22', asks: asksOnTurn, moves: offerHealTarget, take: takeHealTarget }),
  prepare: asking({ rule: 'DL-78', asks: asksPrepare, moves: offerPrepare, take: takePrepare }),
  roll: { rule: 'DL-78', run: rollAttack },
  lucky: asking({ rule: 'DL-D14', asks: asksLucky, moves: offerLucky, take: takeLucky }),
  collateral: { rule: 'DL-80', run: dealCollateral },
  pay: { rule: 'DL-82', run: payNext },
  'choose-payment': asking({
    rule: 'DL-D15',
    asks: asksChoosePayment,
    moves: offerChoosePayment,
    take: takeChoosePayment,
  }),
  'attack-ends': { rule: 'DL-87', run: endAttack },
  'turn-ends': { rule: 'DL-93', run: endTurn },
  // The enemies' attack
  'enemies-attack': { rule: 'DL-96', run: beginEnemiesAttack },
  'area-attacked': { rule: 'DL-96', run: attackArea },
  volley: { rule: 'DL-104', run: rollVolley },
  'area-done': { rule: 'DL-96', run: leaveArea },
  damage: { rule: 'DL-111', run: takeDamage },
  protection: asking({ rule: 'DL-D17', asks: asksDamaged, moves: offerProtection, take: takeProtection }),
  sacrifice: asking({ rule: 'DL-D18', asks: asksDamaged, moves: offerSacrifice, take: takeSacrifice }),
  // The end of the round
  'save-survivors': { rule: 'DL-115', run: saveSurvivors },
  'combat-ends': { rule: 'DL-116', run: endCombat },
}

const standing: StandingTable<State, StandingMoves, Steps, Event> = {
  gong,
  left,
  back,
  announce,
  propose,
  vote,
  absent,
  abandon,
}

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, standing, s =>
  s.agenda.at(-1)?.step === 'countdown' ? [countdownClock(s)] : searchClocks(s),
)

/**
 * Gives each decision a time limit, where an option sets one or its seat is away, and a default move (DL-D1 to DL-D26).
 */
function asking<P extends object, M>(row: Asking<State, P, M, Steps, Event>): Asking<State, P, M, Steps, Event> {
  return {
    ...row,
    clock(s, step) {
      const ms = limit(s, row.asks(s, step))
      return ms === null ? null : { ms, of: [s.played] }
    },
    timeout: (s, step, seat) => defaultMove(s, step as unknown as Question, seat) as M,
  }
}

const AWAY_MS = 1000

/** DL-49, DL-52, DL-54, DL-142, DL-149 The time limit of a decision; null: none. */
function limit(s: State, asked: readonly string[]): number | null {
  const step = s.agenda.at(-1)?.step
  if (s.rules !== 4 || passesAway(s)) for (const seat of asked) if (s.absent[placeOf(seat)]) return AWAY_MS
  if (s.phase === 'search' && isTimed(s.options)) {
    if (step === 'consent') return s.options['take-seconds'] * 1000
    return step === 'blackout' ? 5000 : null
  }
  if (step === 'consent' && s.options['consent-seconds'] > 0) return s.options['consent-seconds'] * 1000
  return s.phase === 'combat' && s.options['combat-seconds'] > 0 ? s.options['combat-seconds'] * 1000 : null
}
