import { type Phrase, type Seat, say } from '@holdout/engine'
import { capital } from '@holdout/words'
import { type Ask, type MoveOf, nothing } from '../cx.ts'
import { type CardId, isTactic, isZombieTactic, type Mode, modeNamed, nameOf, supplyOf } from '../data/load.ts'
import * as attackAgain from '../effects/attack-again.ts'
import * as clip from '../effects/clip.ts'
import * as hurtMore from '../effects/hurt-more.ts'
import { maySpoil } from '../effects/spoil.ts'
import type { Moves } from '../moves.ts'
import { modeTitle, textOfCard } from '../say/cards.ts'
import { playLabel, zombieThere } from '../say/parts.ts'
import { type Slot, slotOf } from '../slots.ts'
import {
  type Attack,
  isSolo,
  mightHold,
  modeOf,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
  targetOf,
  ZOMBIE,
  zombieAt,
} from '../state.ts'
import { rowOfTarget, type Target, targetAt } from '../targets.ts'
import type { View } from '../view/types.ts'
import { isReady, mayBeChosen, targetsOf } from './aiming.ts'
import { comesFirst, passing, silencePasses, survivorAnswers, zombiesAnswer } from './answers.ts'
import { announce, isAuto, payWithCard, succeeds } from './attack.ts'
import { pointsLeft } from './attack-damage.ts'
import { discardFromHand } from './decks.ts'
import { held } from './needs.ts'
import { playInWindow } from './zombie-cards.ts'

const NO_SEATS: readonly Seat[] = []
const SURVIVOR_ASKED: readonly Seat[] = [SURVIVOR]
const ZOMBIE_ASKED: readonly Seat[] = [ZOMBIE]

const namesIn = (hand: readonly CardId[]): string[] => [...new Set(hand.map(nameOf))]

const reaction: MoveOf<'play', 'zombie-reacts'> = {
  rule: 'TS-63',
  label: playLabel,
  candidates: s => namesIn(s.zombieHand.filter(isZombieTactic)).map(card => ({ move: 'play', card })),
  exists: [held('TS-63', 'You do not have that card.')],
  needs: [
    [
      'TS-63',
      (s, { card }) => card === 'flailing-arms' || (card === 'poor-aim' && s.attack !== null && maySpoil(s.attack)),
      'You can play only Flailing Arms, or Poor Aim against a ranged or thrown attack.',
    ],
  ],
  take: (s, move, cx) => playInWindow(s, move, 'zombie-reacts', cx),
}

/**
 * TS-63 The Zombie player may spoil or block a success that is not automatic. Asked whenever they could hold such a
 * card.
 */
export const zombieReacts: Ask<'zombie-reacts'> = {
  rule: 'TS-D11',
  ...zombiesAnswer,
  asks(s) {
    const { attack } = s
    if (attack === null || isSolo(s) || !succeeds(attack) || isAuto(s, attack)) return NO_SEATS
    const aimed = maySpoil(attack) && mightHold(s, ZOMBIE, 'poor-aim')
    return aimed || mightHold(s, ZOMBIE, 'flailing-arms') ? ZOMBIE_ASKED : NO_SEATS
  },
  question: v =>
    v.attack
      ? say`The attack on ${zombieThere(v, v.attack.target)} would succeed. Play a card against it?`
      : say`The attack would succeed. Play a card against it?`,
  moves: { pass: passing('zombie-reacts', 'TS-D11', 'Let the attack succeed'), play: reaction },
  ...comesFirst('TS-63', 'The attack is not over. First play a card or pass.'),
  ...silencePasses,
}

/** TS-D08, TS-D09 The zombies that a card played after the result can choose; null for a card that chooses none. */
function afterTargets(s: State, attack: Attack, card: string): readonly Target[] | null {
  if (card === 'critical-hit') return succeeds(attack) ? hurtMore.targets(s, attack) : []
  if (card === 'clipped') return succeeds(attack) ? clip.targets(s, attack) : []
  return attackAgain.mayGoAgain(attack) && card === attackAgain.cardFor(attack) ? null : []
}

const NO_FIT = 'That card does not fit the result of this attack.'

type Added = Extract<Moves['after-result'], { readonly move: 'play' }>

const addCard: MoveOf<'play', 'after-result'> = {
  rule: 'TS-152',
  label: playLabel,
  candidates: s =>
    namesIn(s.hand.filter(isTactic)).flatMap((card): Added[] => {
      const targets = afterTargets(s, s.attack as Attack, card)
      return targets?.length ? targets.map(target => ({ move: 'play', card, target })) : [{ move: 'play', card }]
    }),
  exists: [
    held('TS-152', 'You do not have that card.'),
    [
      'TS-152',
      (s, move) =>
        !('target' in move) || afterTargets(s, s.attack as Attack, move.card)?.includes(move.target) === true,
      NO_FIT,
    ],
  ],
  needs: [['TS-152', (s, move) => 'target' in move || afterTargets(s, s.attack as Attack, move.card) === null, NO_FIT]],
  take(s, move, cx) {
    const { card } = move
    const target = 'target' in move ? move.target : null
    const attack = s.attack as Attack
    discardFromHand(s, tacticInHand(s.hand, card) as CardId)
    const zombie = target === null ? null : zombieAt(s, target).card
    cx.emit?.({
      event: 'played',
      rule: 'TS-70',
      seat: SURVIVOR,
      card,
      zombie: zombie === null ? null : nameOf(zombie),
      target,
    })
    if (card === 'critical-hit') hurtMore.take(attack, zombie as CardId)
    else if (card === 'clipped') clip.take(attack, zombie as CardId)
    else attackAgain.take(attack)
    cx.next({ step: 'after-result' })
  },
}

/** TS-D08, TS-D09 Critical Hit, Clipped, Quick Trigger and Quick Hands. TS-96 Not after the bell. */
export const afterResult: Ask<'after-result'> = {
  rule: 'TS-D08',
  ...survivorAnswers,
  asks(s) {
    const { attack, phase } = s
    if (attack === null || phase === null || phase.of !== SURVIVOR || phase.bell) return NO_SEATS
    const fits = (card: string): boolean =>
      mightHold(s, SURVIVOR, card) && (afterTargets(s, attack, card)?.length ?? 1) > 0
    return fits(attackAgain.cardFor(attack)) || fits('critical-hit') || fits('clipped') ? SURVIVOR_ASKED : NO_SEATS
  },
  question: v => say`${v.attack ? resultOf(v, v.attack) : 'The attack has a result'}. Do you add a card?`,
  moves: { pass: passing('after-result', 'TS-D08', 'Play no card'), play: addCard },
  ...comesFirst('TS-152', 'The attack is not over. First play a card or pass.'),
  ...silencePasses,
}

/** The result of the Attack card, before cards are added. */
function resultOf(v: View, { target, result, spoiled }: NonNullable<View['attack']>): Phrase {
  const whom = zombieThere(v, target)
  if (spoiled) return say`Your attack on ${whom} fails`
  switch (result) {
    case 'miss':
      return say`You miss ${whom}`
    case 'kd':
      return say`You knock down ${whom} without damage`
    case 'hit+kd':
      return say`You hit ${whom} and knock it down`
    case 'hit+1':
      return say`You hit ${whom} with 1 more damage`
    default:
      return say`You hit ${whom}`
  }
}

/** One point of damage for a zombie of the attack. */
function giving(targets: (s: State) => readonly Target[], wrong: string) {
  return {
    rule: 'TS-65',
    label: ({ target }: { readonly target: Target }, v: View) => say`Give 1 point to ${zombieThere(v, target)}`,
    candidates: (s: State) => targets(s).map(target => ({ move: 'give' as const, target })),
    exists: [
      ['TS-65', (s: State, { target }: { readonly target: Target }) => targets(s).includes(target), wrong] as const,
    ],
  }
}

/** Points that are not divided go to the announced target. */
const toTarget = {
  timeout: (s: State): Moves['divide'] => ({ move: 'give', target: targetOf(s, s.attack?.target as CardId) }),
}

const share: MoveOf<'give', 'divide'> = {
  ...giving(s => targetsOf(s, modeOf(s.attack as Attack) as Mode), 'This attack cannot give a point to that zombie.'),
  take(s, { target }, cx) {
    s.attack?.shares.push(zombieAt(s, target).card)
    cx.next({ step: 'divide' })
  },
}

/** TS-65 The division is asked only if there is another zombie to share the damage with. */
export const divide: Ask<'divide'> = {
  rule: 'TS-D06',
  ...survivorAnswers,
  asks(s) {
    const { attack } = s
    const mode = attack && modeOf(attack)
    if (!attack || !mode?.split || !succeeds(attack) || attack.linedUp !== null || pointsLeft(attack) <= 0)
      return NO_SEATS
    return targetsOf(s, mode).length > 1 ? SURVIVOR_ASKED : NO_SEATS
  },
  question: () => say`Which zombie takes the next point of damage?`,
  moves: { give: share },
  ...comesFirst('TS-65', 'First divide the damage.'),
  ...toTarget,
}

function pointChoices(s: State): Target[] {
  const { row } = s.attack as Attack
  return rowAt(s, row).zombies.flatMap((zombie, at) => (mayBeChosen(zombie) ? [targetAt(row, at + 1)] : []))
}

const extraPoint: MoveOf<'give', 'bonus-point'> = {
  ...giving(pointChoices, 'This attack cannot give the extra damage to that zombie.'),
  take(s, { target }) {
    if (s.attack) s.attack.pointTo = zombieAt(s, target).card
  },
}

/** TS-D07 Which zombie gets the extra point of an attack on a whole row. Asked only if there is a choice. */
export const bonusPoint: Ask<'bonus-point'> = {
  rule: 'TS-D07',
  ...survivorAnswers,
  asks(s) {
    const { attack } = s
    if (!attack || !modeOf(attack)?.all || attack.result !== 'hit+1' || !succeeds(attack)) return NO_SEATS
    return pointChoices(s).length > 1 ? SURVIVOR_ASKED : NO_SEATS
  },
  question: () => say`Which zombie takes the extra damage?`,
  moves: { give: extraPoint },
  ...comesFirst('TS-65', 'First choose the zombie that takes the extra damage.'),
  ...toTarget,
}

/** TS-D10 The legal extra attacks: the same weapon in a mode of the same kind. */
function extraAttacks(s: State): { mode: Mode; target: Target }[] {
  const attack = s.attack as Attack
  const weapon = attack.weapon as CardId
  const { kind } = modeOf(attack) as Mode
  if (!attack.again || !s.slots.includes(weapon)) return []
  return supplyOf(weapon)
    .modes.filter(mode => mode.kind === kind && isReady(s, weapon, mode))
    .flatMap(mode => targetsOf(s, mode).map(target => ({ mode, target })))
}

const again: MoveOf<'again', 'extra-attack'> = {
  rule: 'TS-D10',
  label({ mode, target, quick }, v) {
    const card = textOfCard(attackAgain.cardForMode(mode)).title
    return say`${capital(modeTitle(mode))} again at ${zombieThere(v, target)}${quick ? ` (with another ${card})` : ''}`
  },
  candidates: s =>
    extraAttacks(s).flatMap(({ mode, target }) =>
      [false, true].map(quick => ({ move: 'again' as const, mode: mode.id, target, quick })),
    ),
  exists: [
    [
      'TS-D10',
      (s, move) => extraAttacks(s).some(({ mode, target }) => mode.id === move.mode && target === move.target),
      'The extra attack needs the same weapon, the same kind of mode and a target in range.',
    ],
  ],
  tempting: nothing,
  needs: [
    ['TS-96', (s, { quick }) => !quick || s.phase?.bell === false, 'The bell has rung: you cannot begin anything new.'],
    [
      'TS-70',
      (s, { quick }) => !quick || tacticInHand(s.hand, attackAgain.cardFor(s.attack as Attack)) !== null,
      (_s, { mode }) => `You do not have another ${textOfCard(attackAgain.cardForMode(mode)).title}.`,
    ],
  ],
  take(s, { mode, target, quick }, cx) {
    const attack = s.attack as Attack
    const slot = slotOf(s, attack.weapon) as Slot
    if (quick) payWithCard(s, attackAgain.cardFor(attack), cx)
    announce(s, { slot, mode: modeNamed(mode), target, again: quick }, cx)
  },
}

export const extraAttack: Ask<'extra-attack'> = {
  rule: 'TS-D10',
  ...survivorAnswers,
  asks: s => (s.attack?.again && extraAttacks(s).length > 0 ? SURVIVOR_ASKED : NO_SEATS),
  question: () => say`Attack again with the same weapon. Which zombie?`,
  moves: { again, pass: passing('extra-attack', 'TS-D10', 'Skip the extra attack') },
  ...comesFirst('TS-D10', 'First make or skip the extra attack.'),
  /** The mode with the most damage, against the nearest zombie. */
  timeout(s) {
    const distance = (target: Target): number => Math.abs(rowOfTarget(target) - s.row)
    const best = extraAttacks(s).reduce((a, b) =>
      b.mode.damage > a.mode.damage || (b.mode === a.mode && distance(b.target) < distance(a.target)) ? b : a,
    )
    return { move: 'again', mode: best.mode.id, target: best.target, quick: false }
  },
}
