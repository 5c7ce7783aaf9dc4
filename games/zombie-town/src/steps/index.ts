import { fromDecisions, type Table } from '@holdout/engine'
import { addZombiesAt } from '../effects/add-zombies.ts'
import { pushBack } from '../effects/move-back.ts'
import { randomPile, randomPosition } from '../effects/random-card.ts'
import { sendPawn, sendWay, sent, sentDefends, sentFaces } from '../effects/send-player.ts'
import { switchPiles } from '../effects/switch-cards.ts'
import type { Event } from '../events.ts'
import type { Moves } from '../moves.ts'
import {
  defend,
  defendSurvivors,
  faceOrder,
  facePawn,
  faceZombie,
  survivorDies,
  survivorsFace,
  zombieArrives,
} from '../rules/arrivals.ts'
import { buildMore, trapKillsAsk } from '../rules/barricades.ts'
import { damage, flee, sacrifice } from '../rules/damage.ts'
import { passTurn, scoring } from '../rules/days.ts'
import { eventPawn, resolveEvent } from '../rules/event-cards.ts'
import { drawMany, drawOne, drawStored, putBackOthers } from '../rules/exploring.ts'
import {
  afterRound,
  askChallenges,
  challenge,
  clash,
  enter,
  fightGun,
  fightOn,
  fightRound,
  retreat,
} from '../rules/fights.ts'
import { pickStored, storing } from '../rules/guns-and-stores.ts'
import { continueMove, fightZombies, move, obligatory, walk } from '../rules/moving.ts'
import { homeDefended } from '../rules/possession.ts'
import { fireAgain } from '../rules/shooting.ts'
import { beginTurn, discard, endOfTurn, main } from '../rules/turn.ts'
import { refill, zombieMove, zombiePhase } from '../rules/zombie-phase.ts'
import { beginPlay, deal, dealBuildings, drawOn, home, keep } from '../setup.ts'
import type { State, Steps } from '../state.ts'
import type { View } from '../view/types.ts'

/** The table of contents of the rules: every step, and where it is written. */
export const steps: Table<State, Steps, Moves, Event, View> = {
  // Setup
  home,
  deal: { rule: 'ZT-09', run: deal },
  keep,
  'draw-on': { rule: 'ZT-10', run: drawOn },
  'deal-buildings': { rule: 'ZT-12', run: dealBuildings },
  'begin-play': { rule: 'ZT-15', run: beginPlay },
  // The turn
  turn: { rule: 'ZT-30', run: beginTurn },
  main,
  discard,
  'zombie-phase': { rule: 'ZT-150', run: zombiePhase },
  'zombie-move': zombieMove,
  refill: { rule: 'ZT-156', run: refill },
  'end-of-turn': { rule: 'ZT-30', run: endOfTurn },
  'pass-turn': { rule: 'ZT-30', run: passTurn },
  // Moving
  move,
  walk: { rule: 'ZT-32', run: walk },
  'continue-move': continueMove,
  'fight-zombies': { rule: 'ZT-44', run: fightZombies },
  obligatory,
  enter: { rule: 'ZT-47', run: enter },
  'ask-challenges': { rule: 'ZT-48', run: askChallenges },
  challenge,
  // Exploring, storing, building
  'draw-stored': drawStored,
  'draw-one': drawOne,
  'draw-many': drawMany,
  'put-back': putBackOthers,
  storing,
  'pick-stored': pickStored,
  'build-more': buildMore,
  // Shooting at zombies, and zombies that arrive
  'fire-again': fireAgain,
  'zombie-arrives': { rule: 'ZT-90', run: zombieArrives },
  'face-zombie': { rule: 'ZT-91', run: faceZombie },
  'face-pawn': { rule: 'ZT-91', run: facePawn },
  'face-order': faceOrder,
  defend,
  'survivors-face': { rule: 'ZT-95', run: survivorsFace },
  'defend-survivors': defendSurvivors,
  'survivor-dies': survivorDies,
  // Damage and flight
  damage: { rule: 'ZT-112', run: damage },
  sacrifice,
  flee,
  'home-defended': { rule: 'ZT-125', run: homeDefended },
  // Fights between players
  'fight-round': { rule: 'ZT-102', run: fightRound },
  'fight-gun': fightGun,
  clash: { rule: 'ZT-102', run: clash },
  'after-round': { rule: 'ZT-106', run: afterRound },
  retreat,
  'fight-on': fightOn,
  'trap-kills': trapKillsAsk,
  // Event cards
  'resolve-event': { rule: 'ZT-162', run: resolveEvent },
  'event-pawn': eventPawn,
  'random-pile': randomPile,
  'random-position': randomPosition,
  'switch-cards': switchPiles,
  'send-pawn': sendPawn,
  'send-way': sendWay,
  sent: { rule: 'ZT-169', run: sent },
  'sent-faces': { rule: 'ZT-169', run: sentFaces },
  'sent-defends': sentDefends,
  'move-back': pushBack,
  'add-zombies': addZombiesAt,
  // The end
  scoring: { rule: 'ZT-183', run: scoring },
}

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow } = fromDecisions(steps, {})
