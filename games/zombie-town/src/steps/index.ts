import { fromSteps, type Seat, type StandingTable, type StepTable } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Moves } from '../moves.ts'
import {
  chooseFaceOrder,
  facePawn,
  faceZombie,
  listDefence,
  listFaceOrder,
  listSurvivorsDefence,
  listSurvivorsToLose,
  survivorsFace,
  takeDefence,
  takeSurvivorsDefence,
  takeSurvivorToLose,
  zombieArrives,
} from '../rules/arrivals.ts'
import { listBuildMore, listTrapKills, takeBuildMore, takeTrapKill } from '../rules/barricades.ts'
import { damage, flee, listFlights, listSacrifices, takeSacrifice } from '../rules/damage.ts'
import { passTurn, scoring } from '../rules/days.ts'
import {
  addZombies,
  chooseEventPawn,
  chooseRandomPile,
  chooseSendPawn,
  chooseSendStep,
  listAddSquares,
  listEventPawns,
  listPositions,
  listPushes,
  listRandomPiles,
  listSendPawns,
  listSendSteps,
  listSwitches,
  push,
  resolveEvent,
  sent,
  sentFaces,
  switchCards,
  takePosition,
  takeSentDefence,
} from '../rules/event-cards.ts'
import {
  listDrawMany,
  listDrawOne,
  listPutBack,
  listStoredPiles,
  takeDrawMany,
  takeDrawOne,
  takePutBack,
  takeStoredPile,
} from '../rules/exploring.ts'
import {
  afterRound,
  askChallenges,
  chooseFightGun,
  clash,
  enter,
  fightRound,
  listChallenges,
  listFightGuns,
  listFightOn,
  listRetreats,
  playerOf,
  takeChallenge,
  takeFightOn,
  takeRetreat,
} from '../rules/fights.ts'
import { listPickStored, listStoring, pickStored, takeStoring } from '../rules/guns-and-stores.ts'
import {
  fightZombies,
  listContinue,
  listObligatory,
  listSteps,
  takeContinue,
  takeObligatory,
  takeStep,
  walk,
} from '../rules/moving.ts'
import { homeDefended } from '../rules/possession.ts'
import { fireAgain, listFireAgain } from '../rules/shooting.ts'
import {
  asksActive,
  asksForZombie,
  asksToDiscard,
  beginTurn,
  endOfTurn,
  listDiscards,
  listMain,
  listZombieChoices,
  mayStepIn,
  takeDiscard,
  takeMain,
  takeZombieChoice,
} from '../rules/turn.ts'
import { refill, zombiePhase } from '../rules/zombie-phase.ts'
import {
  asksForHome,
  asksToKeep,
  beginPlay,
  deal,
  dealBuildings,
  drawOn,
  listHomes,
  listKeeps,
  takeHome,
  takeKeep,
} from '../setup.ts'
import { only, ownerOf, type PawnId, type PlayerId, type State, type Steps } from '../state.ts'
import { ask } from './ask.ts'

const pawnsOwner = (s: State, { pawn }: { pawn: PawnId }): readonly Seat[] => only(ownerOf(s, pawn))
const cardsPlayer = (_s: State, { player }: { player: PlayerId | null }): readonly Seat[] => only(player as PlayerId)
const buildingsOwner = (s: State, { at }: { at: number }): readonly Seat[] => only(s.owners[at] as PlayerId)

const steps: StepTable<State, Steps, Moves, Event> = {
  // Set-up
  home: ask({ rule: 'ZT-D01', asks: asksForHome, moves: listHomes, take: takeHome }),
  deal: { rule: 'ZT-09', run: deal },
  keep: ask({ rule: 'ZT-D02', asks: asksToKeep, moves: listKeeps, take: takeKeep }),
  'draw-on': { rule: 'ZT-10', run: drawOn },
  'deal-buildings': { rule: 'ZT-12', run: dealBuildings },
  'begin-play': { rule: 'ZT-15', run: beginPlay },
  // The turn
  turn: { rule: 'ZT-30', run: beginTurn },
  main: ask({ rule: 'ZT-D03', asks: asksActive, may: mayStepIn, moves: listMain, take: takeMain }),
  discard: ask({ rule: 'ZT-D26', asks: asksToDiscard, moves: listDiscards, take: takeDiscard }),
  'zombie-phase': { rule: 'ZT-150', run: zombiePhase },
  'zombie-move': ask({
    rule: 'ZT-D21',
    asks: asksForZombie,
    may: mayStepIn,
    moves: listZombieChoices,
    take: takeZombieChoice,
  }),
  refill: { rule: 'ZT-156', run: refill },
  'end-of-turn': { rule: 'ZT-30', run: endOfTurn },
  'pass-turn': { rule: 'ZT-30', run: passTurn },
  // Moving
  move: ask({ rule: 'ZT-D04', asks: pawnsOwner, moves: listSteps, take: takeStep }),
  walk: { rule: 'ZT-32', run: walk },
  'continue-move': ask({ rule: 'ZT-D05', asks: pawnsOwner, moves: listContinue, take: takeContinue }),
  'fight-zombies': { rule: 'ZT-44', run: fightZombies },
  obligatory: ask({ rule: 'ZT-D10', asks: pawnsOwner, moves: listObligatory, take: takeObligatory }),
  enter: { rule: 'ZT-47', run: enter },
  'ask-challenges': { rule: 'ZT-48', run: askChallenges },
  challenge: ask({
    rule: 'ZT-D16',
    asks: (s, { queue }) => only(playerOf(s, queue[0])),
    moves: listChallenges,
    take: takeChallenge,
  }),
  // Exploring, storing, building
  'draw-stored': ask({ rule: 'ZT-D08', asks: pawnsOwner, moves: listStoredPiles, take: takeStoredPile }),
  'draw-one': ask({ rule: 'ZT-D06', asks: pawnsOwner, moves: listDrawOne, take: takeDrawOne }),
  'draw-many': ask({ rule: 'ZT-D07', asks: pawnsOwner, moves: listDrawMany, take: takeDrawMany }),
  'put-back': ask({ rule: 'ZT-D07', asks: pawnsOwner, moves: listPutBack, take: takePutBack }),
  storing: ask({ rule: 'ZT-69', asks: pawnsOwner, moves: listStoring, take: takeStoring }),
  'pick-stored': ask({ rule: 'ZT-D24', asks: pawnsOwner, moves: listPickStored, take: pickStored }),
  'build-more': ask({ rule: 'ZT-134', asks: pawnsOwner, moves: listBuildMore, take: takeBuildMore }),
  // Shooting at zombies, and zombies that arrive
  'fire-again': ask({ rule: 'ZT-D09', asks: pawnsOwner, moves: listFireAgain, take: fireAgain }),
  'zombie-arrives': { rule: 'ZT-90', run: zombieArrives },
  'face-zombie': { rule: 'ZT-91', run: faceZombie },
  'face-pawn': { rule: 'ZT-91', run: facePawn },
  'face-order': ask({ rule: 'ZT-D25', asks: (_s, { of }) => only(of), moves: listFaceOrder, take: chooseFaceOrder }),
  defend: ask({ rule: 'ZT-D11', asks: pawnsOwner, moves: listDefence, take: takeDefence }),
  'survivors-face': { rule: 'ZT-95', run: survivorsFace },
  'defend-survivors': ask({
    rule: 'ZT-D12',
    asks: buildingsOwner,
    moves: listSurvivorsDefence,
    take: takeSurvivorsDefence,
  }),
  'survivor-dies': ask({ rule: 'ZT-D13', asks: buildingsOwner, moves: listSurvivorsToLose, take: takeSurvivorToLose }),
  // Damage and flight
  damage: { rule: 'ZT-112', run: damage },
  sacrifice: ask({ rule: 'ZT-D14', asks: pawnsOwner, moves: listSacrifices, take: takeSacrifice }),
  flee: ask({ rule: 'ZT-D15', asks: pawnsOwner, moves: listFlights, take: flee }),
  'home-defended': { rule: 'ZT-125', run: homeDefended },
  // Fights between players
  'fight-round': { rule: 'ZT-102', run: fightRound },
  'fight-gun': ask({
    rule: 'ZT-D17',
    asks: (s, { target }) => only(playerOf(s, target)),
    moves: listFightGuns,
    take: chooseFightGun,
  }),
  clash: { rule: 'ZT-102', run: clash },
  'after-round': { rule: 'ZT-106', run: afterRound },
  retreat: ask({ rule: 'ZT-D18', asks: pawnsOwner, moves: listRetreats, take: takeRetreat }),
  'fight-on': ask<Steps['fight-on']>({
    rule: 'ZT-D19',
    asks: (s, { attacker }) => only(playerOf(s, attacker)),
    moves: listFightOn,
    take: takeFightOn,
  }),
  'trap-kills': ask({ rule: 'ZT-D20', asks: cardsPlayer, moves: listTrapKills, take: takeTrapKill }),
  // Event cards
  'resolve-event': { rule: 'ZT-162', run: resolveEvent },
  'event-pawn': ask({ rule: 'ZT-D25', asks: cardsPlayer, moves: listEventPawns, take: chooseEventPawn }),
  'random-pile': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: listRandomPiles, take: chooseRandomPile }),
  'random-position': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: listPositions, take: takePosition }),
  'switch-cards': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: listSwitches, take: switchCards }),
  'send-pawn': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: listSendPawns, take: chooseSendPawn }),
  'send-way': ask<Steps['send-way']>({ rule: 'ZT-D23', asks: cardsPlayer, moves: listSendSteps, take: chooseSendStep }),
  sent: { rule: 'ZT-169', run: sent },
  'sent-faces': { rule: 'ZT-169', run: sentFaces },
  'sent-defends': ask({ rule: 'ZT-D11', asks: pawnsOwner, moves: listDefence, take: takeSentDefence }),
  'move-back': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: listPushes, take: push }),
  'add-zombies': ask<Steps['add-zombies']>({
    rule: 'ZT-D23',
    asks: cardsPlayer,
    moves: listAddSquares,
    take: addZombies,
  }),
  // The end
  scoring: { rule: 'ZT-183', run: scoring },
}

const standing: StandingTable<State, Record<never, never>, Steps, Event> = {}

/** The flow of the game: the open decisions, the legal moves and their effects. */
export const flow = fromSteps(steps, standing)
