import { fromDecisions, type Table } from '@holdout/engine'
import { player } from '@holdout/words'
import { blackout } from '../effects/everyone.ts'
import { healTarget } from '../effects/heal.ts'
import { resolveEvent } from '../effects/index.ts'
import { lure } from '../effects/lure.ts'
import { prey } from '../effects/steal.ts'
import type { Event } from '../events.ts'
import type { Moves } from '../moves.ts'
import { dealCollateral, lucky, prepare, rollAttack } from '../rules/attack.ts'
import { beginCharactersAttack, combatTurn, endTurn } from '../rules/combat-turn.ts'
import { protection, sacrifice, takeDamage } from '../rules/damage.ts'
import { attackArea, beginEnemiesAttack, leaveArea, rollVolley, saveSurvivors } from '../rules/enemies.ts'
import { beginCombat, releaseWave, rollFate } from '../rules/horde.ts'
import { drawOneByOne, loseCard, overflow } from '../rules/inventory.ts'
import { beginCountdown, countdown, countdownClock, launch } from '../rules/launch.ts'
import { choosePayment, endAttack, payNext } from '../rules/payment.ts'
import { beginRound, endCombat } from '../rules/round.ts'
import { actionDone, beginSearchTurn, gong, searchClocks, searchTurn, stuck } from '../rules/search.ts'
import { abandon, absent, announce, back, left, propose, vote } from '../rules/table-talk.ts'
import { consent } from '../rules/trade.ts'
import { chooseCharacter, chooseSecondary, dealRubble, dealSecondary, rollForFirst } from '../setup.ts'
import type { State, Steps } from '../state.ts'
import type { View } from '../view/types.ts'

/** The table of contents of the rules: every step, and where it is written. */
export const steps: Table<State, Steps, Moves, Event, View> = {
  // Set-up
  'first-player': { rule: 'DL-D1', run: rollForFirst },
  'choose-character': chooseCharacter,
  'deal-secondary': { rule: 'DL-24', run: dealSecondary },
  'choose-secondary': chooseSecondary,
  'deal-rubble': { rule: 'DL-13', run: dealRubble },
  // Search phase
  round: { rule: 'DL-02', run: beginRound },
  launch,
  'search-begins': { rule: 'DL-28', run: beginCountdown },
  countdown,
  searcher: { rule: 'DL-39', run: beginSearchTurn },
  'search-turn': searchTurn,
  'action-done': { rule: 'DL-47', run: actionDone },
  consent,
  // Inventory
  overflow,
  draw: { rule: 'DL-135', run: drawOneByOne },
  event: { rule: 'DL-31', run: resolveEvent },
  stuck,
  'lose-card': loseCard,
  blackout,
  // Combat phase: the release of the horde
  'combat-phase': { rule: 'DL-40', run: beginCombat },
  fate: { rule: 'DL-57', run: rollFate },
  wave: { rule: 'DL-56', run: releaseWave },
  // The characters' attack
  'characters-attack': { rule: 'DL-69', run: beginCharactersAttack },
  'combat-turn': combatTurn,
  prey,
  lure,
  'heal-target': healTarget,
  prepare,
  roll: { rule: 'DL-78', run: rollAttack },
  lucky,
  collateral: { rule: 'DL-80', run: dealCollateral },
  pay: { rule: 'DL-82', run: payNext },
  'choose-payment': choosePayment,
  'attack-ends': { rule: 'DL-87', run: endAttack },
  'turn-ends': { rule: 'DL-93', run: endTurn },
  // The enemies' attack
  'enemies-attack': { rule: 'DL-96', run: beginEnemiesAttack },
  'area-attacked': { rule: 'DL-96', run: attackArea },
  volley: { rule: 'DL-104', run: rollVolley },
  'area-done': { rule: 'DL-96', run: leaveArea },
  damage: { rule: 'DL-111', run: takeDamage },
  protection,
  sacrifice,
  // The end of the round
  'save-survivors': { rule: 'DL-115', run: saveSurvivors },
  'combat-ends': { rule: 'DL-116', run: endCombat },
}

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow } = fromDecisions(
  steps,
  { gong, left, back, announce, propose, vote, absent, abandon },
  {
    clocks: s => (s.agenda.at(-1)?.step === 'countdown' ? [countdownClock(s)] : searchClocks(s)),
    nameOf: player,
  },
)
