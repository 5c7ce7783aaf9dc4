import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Moves } from '../moves.ts'
import type { State } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { CANCEL, cancelUse, spend } from './spend.ts'

/** Alarm Clock. */
export const luring: CardEffect<Named<'lure'>> = {
  use: {
    /** DL-126 Only in the combat phase, and only if there are infected. */
    fits: s => s.phase === 'combat' && s.players.some(({ line }) => hasInfected(s, line)),
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'lure', card, spent }),
    whyNot: (v, _effect, title) => ({
      rule: 'DL-126',
      text: v.phase === 'combat' ? 'There are no infected to lure.' : `${title} can be used only in the combat phase.`,
    }),
    worth: () => 0.8,
  },
}

function hasInfected(s: State, line: readonly Kind[]): boolean {
  const { horde } = boxOf(s)
  return line.some(card => horde[card].class === 'infected')
}

/** DL-126 From any area with infected to any other area. */
export function offerLure(s: State, _step: object, _seat: string, list: Moves['lure'][]): void {
  s.players.forEach(({ line }, from) => {
    if (!hasInfected(s, line)) return
    s.players.forEach((_, to) => {
      if (to !== from) list.push({ move: 'lure', from: seatOf(from), to: seatOf(to) })
    })
  })
  list.push(CANCEL)
}

/**
 * DL-126 The first infected move, in order, to the right end of the other area. It is not an attack: no reward, no
 * attraction.
 */
export function takeLure(
  s: State,
  { card, spent }: { card: Kind; spent: boolean },
  seat: string,
  move: Moves['lure'],
  cx: Cx,
): void {
  if (move.move === 'cancel') return cancelUse(s, card, spent, seat, cx)
  const { effect } = boxOf(s).rubble[card]
  spend(s, placeOf(seat), card, spent, cx)
  const cards = moveInfected(s, placeOf(move.from), placeOf(move.to), effect?.do === 'lure' ? effect.amount : 0)
  const { names } = boxOf(s)
  cx.emit?.({
    event: 'lured',
    rule: 'DL-126',
    who: seat,
    from: move.from,
    to: move.to,
    cards: cards.map(moved => names[moved]),
  })
}

/**
 * DL-92 Moves the first `count` infected from the left, in order, or all if there are fewer. Raiders and Survivors
 * stay.
 */
export function moveInfected(s: State, from: Place, to: Place, count: number): Kind[] {
  const { horde } = boxOf(s)
  const source = s.players[from].line
  const moved: Kind[] = []
  for (let i = 0; i < source.length && moved.length < count; ) {
    if (horde[source[i]].class === 'infected') moved.push(source.splice(i, 1)[0])
    else i++
  }
  s.players[to].line.push(...moved)
  return moved
}
