import { targetsOf } from '../rules/aiming.ts'
import {
  attackIsOver,
  beginAttack,
  drawCritical,
  drawForAttack,
  spendAmmo,
  succeeds,
  throwWeapon,
  wearDown,
} from '../rules/attack.ts'
import {
  againCard,
  asksAfterResult,
  asksBonusPoint,
  asksDivision,
  asksExtraAttack,
  asksReaction,
  attackAgain,
  clippable,
  extraAttacks,
  giveShare,
  hurtable,
  mayGoAgain,
  mayPoorAim,
  playAfterResult,
  pointChoices,
} from '../rules/attack-choices.ts'
import { dealAttack } from '../rules/attack-damage.ts'
import { mayPutInPlay } from '../rules/solo.ts'
import * as turn from '../rules/turn.ts'
import { sendFromHand } from '../rules/zombie-acts.ts'
import {
  asksBlock,
  asksLastBreath,
  blowLands,
  fall,
  lastBreath,
  mayDefend,
  tryBlock,
  zombieAttack,
} from '../rules/zombie-attack.ts'
import { holdsZombie, playInWindow, sendable } from '../rules/zombie-cards.ts'
import { hasRoom, isSolo, modeOf, ROWS, rowAt, type State, tacticInHand, targetOf, ZOMBIE } from '../state.ts'
import { PASS, silentSurvivorPasses, silentZombiesPass, survivorLimit, type Table } from './asking.ts'

/** Points that are not divided go to the announced target. */
const silentSurvivorGives = {
  clock: survivorLimit,
  timeout: (s: State) => ({ move: 'give' as const, target: targetOf(s, s.attack?.target as number) }),
}

/** The Survivor's attack and a zombie's, step by step (TS-152, TS-120 to TS-124). */
export const attackSteps = {
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
      if (move.move === 'play') playInWindow(s, move, 'zombie-reacts', cx)
    },
    ...silentZombiesPass,
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
    ...silentSurvivorPasses,
  },
  divide: {
    rule: 'TS-D06',
    asks: asksDivision,
    moves: (s, _step, _seat, list) => {
      const mode = s.attack && modeOf(s.attack)
      if (mode) for (const target of targetsOf(s, mode)) list.push({ move: 'give', target })
    },
    take: (s, _step, _seat, { target }, cx) => giveShare(s, target, cx),
    ...silentSurvivorGives,
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
    ...silentSurvivorGives,
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
    asks: s => (holdsZombie(s) ? [ZOMBIE] : []),
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      sendable(s, list)
    },
    take: (s, _step, _seat, move, cx) => {
      if (move.move === 'send') sendFromHand(s, turn.zombieInHand(s, move.card), 'TS-145', cx)
    },
    ...silentZombiesPass,
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
    ...silentSurvivorPasses,
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
} satisfies Partial<Table>
