import { say } from '@holdout/engine'
import { whose } from '@holdout/words'
import { type Place, placeOf, seatOf } from '../codes.ts'
import { type Ask, type MoveOf, nothing } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { CANCEL } from '../moves.ts'
import { inTurn, isSeat, playerOnTurn } from '../rules/turn.ts'
import type { State, Steps } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { cancel, spend } from './spend.ts'

/** Alarm Clock. */
export const luring: CardEffect<Named<'lure'>> = {
  use: {
    needs: [
      ['DL-126', s => s.phase === 'combat', title => `${title} can be used only in the combat phase.`],
      ['DL-126', s => s.players.some(({ line }) => hasInfected(s, line)), () => 'There are no infected to lure.'],
    ],
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'lure', card, spent }),
    worth: () => 0.8,
  },
}

function hasInfected(s: State, line: readonly Kind[]): boolean {
  const { horde } = boxOf(s)
  return line.some(card => horde[card].class === 'infected')
}

/**
 * DL-126 The first infected move, in order, to the right end of the other area. It is not an attack: no reward, no
 * attraction.
 */
const lureKind: MoveOf<'lure', Steps['lure']> = {
  rule: 'DL-126',
  label: ({ from, to }) => say`Lure infected from ${whose(from)} area to ${whose(to)} area`,
  candidates: s =>
    s.players.flatMap((_, from) =>
      s.players.flatMap((_other, to) =>
        to === from ? [] : [{ move: 'lure' as const, from: seatOf(from), to: seatOf(to) }],
      ),
    ),
  tempting: nothing,
  exists: [
    ['DL-126', (s, { from, to }) => isSeat(s, from) && isSeat(s, to), 'There is no such area.'],
    ['DL-126', (_s, { from, to }) => from !== to, 'Choose two different areas.'],
  ],
  needs: [
    ['DL-126', (s, { from }) => hasInfected(s, s.players[placeOf(from)].line), 'There are no infected in that area.'],
  ],
  elsewhere: inTurn('DL-126', 'First use an Alarm Clock.'),
  take(s, { from, to }, cx, { card, spent }, seat) {
    const { names, rubble } = boxOf(s)
    const { effect } = rubble[card]
    spend(s, placeOf(seat), card, spent, cx)
    const cards = moveInfected(s, placeOf(from), placeOf(to), effect?.do === 'lure' ? effect.amount : 0)
    cx.emit?.({ event: 'lured', rule: 'DL-126', who: seat, from, to, cards: cards.map(moved => names[moved]) })
  },
}

/** DL-126 From any area with infected to any other area, or keep the Alarm Clock. */
export const lure: Ask<'lure'> = {
  rule: 'DL-D21',
  ...playerOnTurn,
  question: () => say`From which area to which area do you lure the infected?`,
  moves: { lure: lureKind, cancel },
  first: { rule: 'DL-126', text: 'First choose two areas, or keep your card.' },
  timeout: () => CANCEL,
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
