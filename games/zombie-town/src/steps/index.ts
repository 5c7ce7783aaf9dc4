import { fromSteps, type Seat, type StandingTable, type StepTable } from '@holdout/engine'
import { only, type PawnId, type PlayerId } from '../codes.ts'
import { offerAddZombies, takeAddZombies } from '../effects/add-zombies.ts'
import { offerMoveBack, takeMoveBack } from '../effects/move-back.ts'
import { offerRandomPile, offerRandomPosition, takeRandomPile, takeRandomPosition } from '../effects/random-card.ts'
import {
  offerSendPawn,
  offerSendWay,
  sent,
  sentFaces,
  takeSendPawn,
  takeSendWay,
  takeSentDefends,
} from '../effects/send-player.ts'
import { offerSwitchCards, takeSwitchCards } from '../effects/switch-cards.ts'
import type { Event } from '../events.ts'
import type { Moves } from '../moves.ts'
import {
  facePawn,
  faceZombie,
  offerDefend,
  offerDefendSurvivors,
  offerFaceOrder,
  offerSurvivorDies,
  survivorsFace,
  takeDefend,
  takeDefendSurvivors,
  takeFaceOrder,
  takeSurvivorDies,
  zombieArrives,
} from '../rules/arrivals.ts'
import { offerBuildMore, offerTrapKills, takeBuildMore, takeTrapKills } from '../rules/barricades.ts'
import { damage, offerFlee, offerSacrifice, takeFlee, takeSacrifice } from '../rules/damage.ts'
import { passTurn, scoring } from '../rules/days.ts'
import { offerEventPawn, resolveEvent, takeEventPawn } from '../rules/event-cards.ts'
import {
  offerDrawMany,
  offerDrawOne,
  offerDrawStored,
  offerPutBack,
  takeDrawMany,
  takeDrawOne,
  takeDrawStored,
  takePutBack,
} from '../rules/exploring.ts'
import {
  afterRound,
  askChallenges,
  clash,
  enter,
  fightRound,
  offerChallenge,
  offerFightGun,
  offerFightOn,
  offerRetreat,
  playerOf,
  takeChallenge,
  takeFightGun,
  takeFightOn,
  takeRetreat,
} from '../rules/fights.ts'
import { offerPickStored, offerStoring, takePickStored, takeStoring } from '../rules/guns-and-stores.ts'
import {
  fightZombies,
  offerContinueMove,
  offerMove,
  offerObligatory,
  takeContinueMove,
  takeMove,
  takeObligatory,
  walk,
} from '../rules/moving.ts'
import { homeDefended } from '../rules/possession.ts'
import { offerFireAgain, takeFireAgain } from '../rules/shooting.ts'
import {
  asksDiscard,
  asksMain,
  asksZombieMove,
  beginTurn,
  endOfTurn,
  mayStepIn,
  offerDiscard,
  offerMain,
  offerZombieMove,
  takeDiscard,
  takeMain,
  takeZombieMove,
} from '../rules/turn.ts'
import { refill, zombiePhase } from '../rules/zombie-phase.ts'
import {
  asksHome,
  asksKeep,
  beginPlay,
  deal,
  dealBuildings,
  drawOn,
  offerHome,
  offerKeep,
  takeHome,
  takeKeep,
} from '../setup.ts'
import { ownerOf, type State, type Steps } from '../state.ts'
import { ask } from './ask.ts'

const pawnsOwner = (s: State, { pawn }: { pawn: PawnId }): readonly Seat[] => only(ownerOf(s, pawn))
const cardsPlayer = (_s: State, { player }: { player: PlayerId | null }): readonly Seat[] => only(player as PlayerId)
const buildingsOwner = (s: State, { at }: { at: number }): readonly Seat[] => only(s.owners[at] as PlayerId)

const steps: StepTable<State, Steps, Moves, Event> = {
  // Setup
  home: ask({ rule: 'ZT-D01', asks: asksHome, moves: offerHome, take: takeHome }),
  deal: { rule: 'ZT-09', run: deal },
  keep: ask({ rule: 'ZT-D02', asks: asksKeep, moves: offerKeep, take: takeKeep }),
  'draw-on': { rule: 'ZT-10', run: drawOn },
  'deal-buildings': { rule: 'ZT-12', run: dealBuildings },
  'begin-play': { rule: 'ZT-15', run: beginPlay },
  // The turn
  turn: { rule: 'ZT-30', run: beginTurn },
  main: ask({ rule: 'ZT-D03', asks: asksMain, may: mayStepIn, moves: offerMain, take: takeMain }),
  discard: ask({ rule: 'ZT-D26', asks: asksDiscard, moves: offerDiscard, take: takeDiscard }),
  'zombie-phase': { rule: 'ZT-150', run: zombiePhase },
  'zombie-move': ask({
    rule: 'ZT-D21',
    asks: asksZombieMove,
    may: mayStepIn,
    moves: offerZombieMove,
    take: takeZombieMove,
  }),
  refill: { rule: 'ZT-156', run: refill },
  'end-of-turn': { rule: 'ZT-30', run: endOfTurn },
  'pass-turn': { rule: 'ZT-30', run: passTurn },
  // Moving
  move: ask({ rule: 'ZT-D04', asks: pawnsOwner, moves: offerMove, take: takeMove }),
  walk: { rule: 'ZT-32', run: walk },
  'continue-move': ask({ rule: 'ZT-D05', asks: pawnsOwner, moves: offerContinueMove, take: takeContinueMove }),
  'fight-zombies': { rule: 'ZT-44', run: fightZombies },
  obligatory: ask({ rule: 'ZT-D10', asks: pawnsOwner, moves: offerObligatory, take: takeObligatory }),
  enter: { rule: 'ZT-47', run: enter },
  'ask-challenges': { rule: 'ZT-48', run: askChallenges },
  challenge: ask({
    rule: 'ZT-D16',
    asks: (s, { queue }) => only(playerOf(s, queue[0])),
    moves: offerChallenge,
    take: takeChallenge,
  }),
  // Exploring, storing, building
  'draw-stored': ask({ rule: 'ZT-D08', asks: pawnsOwner, moves: offerDrawStored, take: takeDrawStored }),
  'draw-one': ask({ rule: 'ZT-D06', asks: pawnsOwner, moves: offerDrawOne, take: takeDrawOne }),
  'draw-many': ask({ rule: 'ZT-D07', asks: pawnsOwner, moves: offerDrawMany, take: takeDrawMany }),
  'put-back': ask({ rule: 'ZT-D07', asks: pawnsOwner, moves: offerPutBack, take: takePutBack }),
  storing: ask({ rule: 'ZT-69', asks: pawnsOwner, moves: offerStoring, take: takeStoring }),
  'pick-stored': ask({ rule: 'ZT-D24', asks: pawnsOwner, moves: offerPickStored, take: takePickStored }),
  'build-more': ask({ rule: 'ZT-134', asks: pawnsOwner, moves: offerBuildMore, take: takeBuildMore }),
  // Shooting at zombies, and zombies that arrive
  'fire-again': ask({ rule: 'ZT-D09', asks: pawnsOwner, moves: offerFireAgain, take: takeFireAgain }),
  'zombie-arrives': { rule: 'ZT-90', run: zombieArrives },
  'face-zombie': { rule: 'ZT-91', run: faceZombie },
  'face-pawn': { rule: 'ZT-91', run: facePawn },
  'face-order': ask({ rule: 'ZT-D25', asks: (_s, { of }) => only(of), moves: offerFaceOrder, take: takeFaceOrder }),
  defend: ask({ rule: 'ZT-D11', asks: pawnsOwner, moves: offerDefend, take: takeDefend }),
  'survivors-face': { rule: 'ZT-95', run: survivorsFace },
  'defend-survivors': ask({
    rule: 'ZT-D12',
    asks: buildingsOwner,
    moves: offerDefendSurvivors,
    take: takeDefendSurvivors,
  }),
  'survivor-dies': ask({ rule: 'ZT-D13', asks: buildingsOwner, moves: offerSurvivorDies, take: takeSurvivorDies }),
  // Damage and flight
  damage: { rule: 'ZT-112', run: damage },
  sacrifice: ask({ rule: 'ZT-D14', asks: pawnsOwner, moves: offerSacrifice, take: takeSacrifice }),
  flee: ask({ rule: 'ZT-D15', asks: pawnsOwner, moves: offerFlee, take: takeFlee }),
  'home-defended': { rule: 'ZT-125', run: homeDefended },
  // Fights between players
  'fight-round': { rule: 'ZT-102', run: fightRound },
  'fight-gun': ask({
    rule: 'ZT-D17',
    asks: (s, { target }) => only(playerOf(s, target)),
    moves: offerFightGun,
    take: takeFightGun,
  }),
  clash: { rule: 'ZT-102', run: clash },
  'after-round': { rule: 'ZT-106', run: afterRound },
  retreat: ask({ rule: 'ZT-D18', asks: pawnsOwner, moves: offerRetreat, take: takeRetreat }),
  'fight-on': ask<Steps['fight-on']>({
    rule: 'ZT-D19',
    asks: (s, { attacker }) => only(playerOf(s, attacker)),
    moves: offerFightOn,
    take: takeFightOn,
  }),
  'trap-kills': ask({ rule: 'ZT-D20', asks: cardsPlayer, moves: offerTrapKills, take: takeTrapKills }),
  // Event cards
  'resolve-event': { rule: 'ZT-162', run: resolveEvent },
  'event-pawn': ask({ rule: 'ZT-D25', asks: cardsPlayer, moves: offerEventPawn, take: takeEventPawn }),
  'random-pile': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerRandomPile, take: takeRandomPile }),
  'random-position': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerRandomPosition, take: takeRandomPosition }),
  'switch-cards': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerSwitchCards, take: takeSwitchCards }),
  'send-pawn': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerSendPawn, take: takeSendPawn }),
  'send-way': ask<Steps['send-way']>({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerSendWay, take: takeSendWay }),
  sent: { rule: 'ZT-169', run: sent },
  'sent-faces': { rule: 'ZT-169', run: sentFaces },
  'sent-defends': ask({ rule: 'ZT-D11', asks: pawnsOwner, moves: offerDefend, take: takeSentDefends }),
  'move-back': ask({ rule: 'ZT-D23', asks: cardsPlayer, moves: offerMoveBack, take: takeMoveBack }),
  'add-zombies': ask<Steps['add-zombies']>({
    rule: 'ZT-D23',
    asks: cardsPlayer,
    moves: offerAddZombies,
    take: takeAddZombies,
  }),
  // The end
  scoring: { rule: 'ZT-183', run: scoring },
}

const standing: StandingTable<State, Record<never, never>, Steps, Event> = {}

/** The flow of the game: the open decisions, the legal moves and their effects. */
export const flow = fromSteps(steps, standing)
