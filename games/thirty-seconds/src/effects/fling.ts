import { say } from '@holdout/engine'
import type { Ask, MoveOf } from '../cx.ts'
import { isZombieTactic, nameOf, type ZombieEffect } from '../data/load.ts'
import { comesFirst, passing, silencePasses, zombiesAnswer } from '../rules/answers.ts'
import { removeSupply } from '../rules/decks.ts'
import { playInWindow } from '../rules/zombie-cards.ts'
import { playLabel, row } from '../say/parts.ts'
import { cardIn, fullSlots, type Slot, setSlot } from '../slots.ts'
import { isWeapon, mightHold, ROWS, rowAt, STREET, type State, ZOMBIE } from '../state.ts'
import type { ZombieRules } from './effect.ts'

/** Stumble: the weapon lands rows ahead with its values. Past row 10 it is out of the game (TS-R22). */
export const rules: ZombieRules<Extract<ZombieEffect, { do: 'fling' }>> = {
  reactsIn: 'may-stumble',
  take(s, { rows }, { slot }, cx) {
    const card = cardIn(s, slot)
    if (card === null) return
    setSlot(s, slot, null)
    const to = s.row + rows
    if (to > ROWS) removeSupply(s, card)
    else rowAt(s, to).faceUp.push(card)
    cx.emit?.({ event: 'flung', rule: 'TS-70', card: nameOf(card), row: Math.min(to, STREET) })
  },
}

const CARD = 'stumble'

function isWeaponIn(s: State, slot: Slot): boolean {
  const card = cardIn(s, slot)
  return card !== null && isWeapon(card)
}

const play: MoveOf<'play', 'may-stumble'> = {
  rule: 'TS-36',
  label: playLabel,
  candidates: s =>
    [...new Set(s.zombieHand.filter(isZombieTactic).map(nameOf))].flatMap(card =>
      fullSlots(s).map(slot => ({ move: 'play' as const, card, slot })),
    ),
  needs: [
    [
      'TS-36',
      (s, { card, slot }) => card === CARD && isWeaponIn(s, slot),
      'You can play only Stumble now, on an equipped weapon.',
    ],
  ],
  exists: [['TS-36', (s, { card }) => s.zombieHand.some(held => nameOf(held) === card), 'You do not have that card.']],
  take: (s, move, cx) => playInWindow(s, move, 'may-stumble', cx),
}

/** TS-D12 After a move the Zombie player may play Stumble. */
export const mayStumble: Ask<'may-stumble'> = {
  rule: 'TS-D12',
  ...zombiesAnswer,
  asks: s => (fullSlots(s).some(slot => isWeaponIn(s, slot)) && mightHold(s, ZOMBIE, CARD) ? [ZOMBIE] : []),
  question: v => say`The Survivor has moved to ${row(v.row)}. Play Stumble?`,
  moves: { pass: passing('may-stumble', 'TS-D12', 'Do not play Stumble'), play },
  ...comesFirst('TS-36', 'The move is not over. First play Stumble or pass.'),
  ...silencePasses,
}
