import { fromSteps, type Seat, type StandingTable, type StepTable } from '@holdout/engine'
import { type AiStep, CHARACTERS, type ChartEntry, nameOf, SOLO_DECKS, supplyOf, zombieOf } from './data/load.ts'
import type { Event } from './events.ts'
import { targetsOf } from './rules/aiming.ts'
import {
  againCard,
  asksAfterResult,
  asksBonusPoint,
  asksDivision,
  asksExtraAttack,
  asksReaction,
  attackAgain,
  attackIsOver,
  beginAttack,
  clippable,
  dealAttack,
  drawCritical,
  drawForAttack,
  extraAttacks,
  giveShare,
  hurtable,
  mayGoAgain,
  mayPoorAim,
  playAfterResult,
  pointChoices,
  spendAmmo,
  succeeds,
  throwWeapon,
  wearDown,
} from './rules/attack.ts'
import * as clock from './rules/clock.ts'
import { reshuffle } from './rules/decks.ts'
import { claim, resign } from './rules/endings.ts'
import { arrive, asksStumble, opportunityAttack } from './rules/moving.ts'
import { aiStep, chartEntry, mayPutInPlay, putInPlay, rollOnChart, thenAttack } from './rules/solo.ts'
import { keepSupply } from './rules/supplies.ts'
import { asksSurvivor, survivorActs, takeSurvivorAct } from './rules/survivor-acts.ts'
import * as turn from './rules/turn.ts'
import { asksZombie, sendFromHand, takeZombieAct, zombieActs } from './rules/zombie-acts.ts'
import {
  asksBlock,
  asksConfront,
  asksLastBreath,
  blowLands,
  confront,
  confrontations,
  fall,
  lastBreath,
  mayDefend,
  tryBlock,
  zombieAttack,
} from './rules/zombie-attack.ts'
import { announceCard, cancelOrNot, cardWorks, choicesOf, takeFromDeck, zombiesInHand } from './rules/zombie-cards.ts'
import {
  ADVANCE_ALL,
  advance,
  advanceMoves,
  asksAdvance,
  breakIn,
  breaksIn,
  chosen,
  endZombieTurn,
  march,
  mayRise,
  riseAndAdvance,
  riseOne,
  roomInTen,
  takeAdvance,
  zombieDraws,
  zombieTurn,
} from './rules/zombie-turn.ts'
import * as setup from './setup.ts'
import {
  type AiStepName,
  type ChartEntryName,
  hasRoom,
  isSolo,
  isWeapon,
  type Moves,
  modeOf,
  type Pass,
  ROWS,
  rowAt,
  type StandingMoves,
  type State,
  type Steps,
  SURVIVOR,
  tacticInHand,
  targetOf,
  ZOMBIE,
} from './state.ts'

const ASK_SURVIVOR = (): readonly Seat[] => [SURVIVOR]
const ASK_ZOMBIE = (): readonly Seat[] => [ZOMBIE]
const PASS: Pass = { move: 'pass' }
const pass = (): Pass => PASS

/** The limits of TS-93 and TS-97 for a question to this seat. */
const survivorLimit = (s: State) => clock.answerLimit(s, SURVIVOR)
const zombieLimit = (s: State) => clock.answerLimit(s, ZOMBIE)

type Table = StepTable<State, Steps, Moves, Event>

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
  // Set-up
  'choose-character': {
    rule: 'TS-D01',
    asks: ASK_SURVIVOR,
    moves: (_s, _step, _seat, list) => {
      for (const { id } of CHARACTERS) list.push({ move: 'choose', character: id })
    },
    take: (_s, _step, _seat, { character }, cx) => cx.next({ step: 'take-character', character }),
  },
  'take-character': { rule: 'TS-02', run: setup.takeCharacter },
  'draw-supplies': { rule: 'TS-04', run: setup.drawSupplies },
  'replace-supplies': {
    rule: 'TS-D02',
    asks: ASK_SURVIVOR,
    moves: setup.replacements,
    take: setup.replaceSupplies,
  },
  'lay-supplies': { rule: 'TS-06', run: setup.laySupplies },
  'draw-tactics': { rule: 'TS-07', run: setup.dealTactics },
  'fill-warehouse': { rule: 'TS-11', run: setup.fillWarehouse },
  'draw-horde': { rule: 'TS-12', run: setup.drawHorde },
  'place-horde': { rule: 'TS-D03', asks: ASK_ZOMBIE, moves: setup.hordeChoices, take: setup.placeHorde },
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
      if (move.move === 'pass') return
      const card = tacticInHand(s.zombieHand, 'stumble') as number
      cx.next({ step: 'announce-card', ...choicesOf(s, card, move) }, { step: 'may-stumble' })
    },
    clock: zombieLimit,
    timeout: pass,
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

  // The Survivor's attack
  'begin-attack': { rule: 'TS-56', run: beginAttack },
  'attack-card': { rule: 'TS-58', run: drawForAttack },
  'spend-ammo': { rule: 'TS-60', run: spendAmmo },
  'throw-weapon': { rule: 'TS-61', run: throwWeapon },
  'zombie-reacts': {
    rule: 'TS-D11',
    asks: asksReaction,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      const aimed = s.attack !== null && mayPoorAim(s.attack)
      if (aimed && tacticInHand(s.zombieHand, 'poor-aim') !== null) list.push({ move: 'play', card: 'poor-aim' })
      if (tacticInHand(s.zombieHand, 'flailing-arms') !== null) list.push({ move: 'play', card: 'flailing-arms' })
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'pass') return
      const card = tacticInHand(s.zombieHand, move.card) as number
      cx.next({ step: 'announce-card', ...choicesOf(s, card, move) }, { step: 'zombie-reacts' })
    },
    clock: zombieLimit,
    timeout: pass,
  },
  'critical-draw': { rule: 'TS-64', run: drawCritical },
  'after-result': {
    rule: 'TS-D08',
    asks: asksAfterResult,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      const attack = s.attack
      if (attack === null) return
      if (mayGoAgain(attack) && tacticInHand(s.hand, againCard(attack)) !== null)
        list.push({ move: 'play', card: againCard(attack) })
      if (!succeeds(attack)) return
      if (tacticInHand(s.hand, 'critical-hit') !== null)
        for (const target of hurtable(s, attack)) list.push({ move: 'play', card: 'critical-hit', target })
      if (tacticInHand(s.hand, 'clipped') !== null)
        for (const target of clippable(s, attack)) list.push({ move: 'play', card: 'clipped', target })
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move !== 'pass') playAfterResult(s, move.card, 'target' in move ? move.target : null, cx)
    },
    clock: survivorLimit,
    timeout: pass,
  },
  divide: {
    rule: 'TS-D06',
    asks: asksDivision,
    moves: (s, _step, _seat, list) => {
      const mode = s.attack && modeOf(s.attack)
      if (mode) for (const target of targetsOf(s, mode)) list.push({ move: 'give', target })
    },
    take: (s, _step, _seat, { target }, cx) => giveShare(s, target, cx),
    clock: survivorLimit,
    timeout: s => ({ move: 'give', target: targetOf(s, s.attack?.target as number) }),
  },
  'bonus-point': {
    rule: 'TS-D07',
    asks: asksBonusPoint,
    moves: (s, _step, _seat, list) => {
      for (const target of pointChoices(s)) list.push({ move: 'give', target })
    },
    take: (s, _step, _seat, { target }) => {
      if (s.attack) s.attack.pointTo = rowAt(s, (target / 10) | 0).zombies[(target % 10) - 1].card
    },
    clock: survivorLimit,
    timeout: s => ({ move: 'give', target: targetOf(s, s.attack?.target as number) }),
  },
  'deal-damage': { rule: 'TS-65', run: dealAttack },
  'wear-down': { rule: 'TS-67', run: wearDown },
  sound: {
    rule: 'TS-145',
    run: (s, _step, cx) => {
      const loud = s.options.sound && s.attack !== null && modeOf(s.attack)?.snd
      if (!loud || !hasRoom(s, ROWS)) return
      if (!isSolo(s)) cx.next({ step: 'answer-sound' })
      else if (mayPutInPlay(s, ROWS)) cx.next({ step: 'put-in-play', row: ROWS })
    },
  },
  'answer-sound': {
    rule: 'TS-D25',
    asks: s => (s.zombieHand.some(card => card < 300) ? [ZOMBIE] : []),
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      for (const card of zombiesInHand(s)) list.push({ move: 'send', card })
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'send') sendFromHand(s, turn.zombieInHand(s, move.card), 'TS-145', cx)
    },
    clock: zombieLimit,
    timeout: pass,
  },
  'extra-attack': {
    rule: 'TS-D10',
    asks: asksExtraAttack,
    moves: (s, _step, _seat, list) => {
      const attack = s.attack
      if (attack === null) return
      const quick = s.phase?.bell === false && tacticInHand(s.hand, againCard(attack)) !== null
      for (const { mode, target } of extraAttacks(s)) {
        list.push({ move: 'again', mode: mode.id, target, quick: false })
        if (quick) list.push({ move: 'again', mode: mode.id, target, quick: true })
      }
      list.push(PASS)
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'again') attackAgain(s, move.mode, move.target, move.quick, cx)
    },
    clock: survivorLimit,
    timeout: s => {
      const options = extraAttacks(s)
      const distance = (target: number): number => Math.abs(((target / 10) | 0) - s.row)
      const best = options.reduce((a, b) =>
        b.mode.damage > a.mode.damage || (b.mode === a.mode && distance(b.target) < distance(a.target)) ? b : a,
      )
      return { move: 'again', mode: best.mode.id, target: best.target, quick: false }
    },
  },
  'attack-over': { rule: 'TS-152', run: attackIsOver },

  // A zombie's attack
  'zombie-attack': { rule: 'TS-120', run: zombieAttack },
  block: {
    rule: 'TS-D13',
    asks: asksBlock,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      if (mayDefend(s)) list.push({ move: 'block', card: 'token' })
      if (tacticInHand(s.hand, 'dodge') !== null) list.push({ move: 'block', card: 'dodge' })
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'block') tryBlock(s, move.card, cx)
    },
    clock: survivorLimit,
    timeout: pass,
  },
  'blow-lands': { rule: 'TS-46', run: blowLands },
  'last-breath': {
    rule: 'TS-D14',
    asks: asksLastBreath,
    moves: (_s, _step, _seat, list) => list.push({ move: 'breathe' }, { move: 'die' }),
    take: (s, _step, _seat, { move }, cx) => lastBreath(s, move, cx),
    clock: survivorLimit,
    timeout: () => ({ move: 'breathe' }),
  },
  fall: { rule: 'TS-123', run: fall },

  // Resolution
  'cards-run-out': { rule: 'TS-85', run: turn.cardsRunOut },
  'friends-waver': { rule: 'TS-85', run: turn.friendsWaver },
  reshuffle: { rule: 'TS-87', run: reshuffle },
  'hand-limit': {
    rule: 'TS-88',
    asks: turn.asksDiscard,
    moves: turn.discards,
    take: turn.discardOne,
  },
  'calm-down': {
    rule: 'TS-D27',
    asks: turn.asksCalm,
    moves: (_s, _step, _seat, list) => list.push({ move: 'calm' }, PASS),
    take: turn.calmDown,
  },
  'survivor-turn-ends': { rule: 'TS-148', run: turn.endSurvivorTurn },

  // The Zombies' turn
  'zombie-turn': { rule: 'TS-101', run: zombieTurn },
  'zombie-draws': { rule: 'TS-101', run: zombieDraws },
  'break-in': { rule: 'TS-101', run: breakIn },
  'choose-break-in': {
    rule: 'TS-D20',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      for (const card of new Set(s.warehouse.map(nameOf))) list.push({ move: 'break-in', card })
    },
    take: (s, _step, _seat, { card }, cx) =>
      breaksIn(s, s.warehouse.find(hidden => nameOf(hidden) === card) as number, cx),
  },
  rise: { rule: 'TS-101', run: riseAndAdvance },
  'choose-rising': {
    rule: 'TS-D31',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      for (let row = 1; row <= ROWS; row++) {
        rowAt(s, row).zombies.forEach((zombie, at) => {
          if (mayRise(s, zombie)) list.push({ move: 'rise', target: row * 10 + at + 1 })
        })
      }
      list.push(PASS)
    },
    take: riseOne,
    clock: zombieLimit,
    timeout: s => ({ move: 'rise', target: targetOf(s, chosen(s, zombie => mayRise(s, zombie))?.card as number) }),
  },
  advance: { rule: 'TS-102', run: advance },
  'choose-advance': {
    rule: 'TS-D21',
    asks: asksAdvance,
    moves: advanceMoves,
    take: takeAdvance,
    clock: zombieLimit,
    timeout: () => ADVANCE_ALL,
  },
  march: { rule: 'TS-102', run: march },
  'zombie-acts': { rule: 'TS-D22', asks: asksZombie, moves: zombieActs, take: takeZombieAct },
  confront: {
    rule: 'TS-D16',
    asks: asksConfront,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      confrontations(s, list as Extract<(typeof list)[number], { move: 'confront' }>[])
    },
    take: (s, { zombie }, _seat, move, cx) => {
      if (move.move === 'confront') confront(s, zombie, move, cx)
    },
    clock: survivorLimit,
    timeout: pass,
  },
  'announce-card': { rule: 'TS-110', run: announceCard },
  'may-cancel': {
    rule: 'TS-D15',
    asks: ASK_SURVIVOR,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      if (tacticInHand(s.hand, 'lost-opportunity') !== null) list.push({ move: 'cancel' })
    },
    take: cancelOrNot,
    clock: survivorLimit,
    timeout: pass,
  },
  'card-works': { rule: 'TS-110', run: cardWorks },
  'search-deck': {
    rule: 'TS-D23',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      const names = [...new Set(s.zombies.draw.map(nameOf))].sort()
      for (const card of names) list.push({ move: 'take', card })
      if (names.length === 0) list.push(PASS)
    },
    take: (s, _step, _seat, move, cx) => takeFromDeck(s, move.move === 'take' ? move.card : null, cx),
    clock: zombieLimit,
    timeout: s => {
      const top = s.zombies.draw.findLast(card => zombieOf(card).tier === 'boss') ?? s.zombies.draw.at(-1)
      return top === undefined ? PASS : { move: 'take', card: nameOf(top) }
    },
  },
  'send-horde': {
    rule: 'TS-D24',
    asks: (s, { left }) => (left > 0 && roomInTen(s) > 0 && s.zombieHand.some(card => card < 300) ? [ZOMBIE] : []),
    moves: (s, _step, _seat, list) => {
      for (const card of zombiesInHand(s)) list.push({ move: 'send', card })
      list.push(PASS)
    },
    take: (s, { left }, _seat, move, cx) => {
      if (move.move === 'pass') return
      sendFromHand(s, turn.zombieInHand(s, move.card), 'TS-111', cx)
      cx.next({ step: 'send-horde', left: left - 1 })
    },
    clock: zombieLimit,
    timeout: s => {
      const most = s.zombieHand
        .filter(card => card < 300)
        .reduce((a, b) => (zombieOf(b).health > zombieOf(a).health ? b : a))
      return { move: 'send', card: nameOf(most) }
    },
  },
  'zombie-turn-ends': { rule: 'TS-112', run: endZombieTurn },
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

/** Whom the question on top of the agenda waits for. */
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
