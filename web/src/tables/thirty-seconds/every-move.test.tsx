// @vitest-environment happy-dom
import {
  cardIn,
  type Move,
  rowOfTarget,
  textOfCard,
  type View,
  wholeRow,
  zombieOn,
} from '@holdout/thirty-seconds/table'
import { beforeAll, expect, vi } from 'vitest'
import { checkEveryMove } from '../../table/testing/every-move.tsx'
import { table } from './index.tsx'
import { pathsOf, readPiece } from './pieces.ts'

// The roles are loaded beside the table.
beforeAll(() => vi.dynamicImportSettled())

const CLOCKLESS = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }

checkEveryMove<View, Move>({
  slug: 'thirty-seconds',
  Table: table.Table,
  pathsOf,
  isPiece: piece => ['slot', 'at', 'row', 'card', 'floor', 'inside', 'person'].includes(readPiece(piece).kind),
  buttons: {
    pass: 'a no',
    'end-phase': 'ends the turn',
    'start-clock': 'starts the clock',
    'a random person': 'no one of the people shown',
    keep: 'a no to new Supply cards',
    draw: 'a verb alone',
    'draw-card': 'a verb alone, for each deck',
    trade: 'after the two cards, a verb for each deck',
    'advance-all': 'all zombies: each one can be pressed too',
    ability: 'a verb alone',
    breathe: 'an answer to a deadly blow',
    die: 'the other answer',
    dash: 'a verb alone, if only one row is left to dash to',
    'stand-up': 'a verb alone',
    'break-free': 'a verb alone',
    'clear-head': 'a verb alone',
    calm: 'a verb alone',
    'a token that blocks': 'no card is played',
  },
  buttonOf(move) {
    if (move.move === 'block' && move.card === 'token') return 'a token that blocks'
    return move.move === 'choose' ? 'a random person' : move.move
  },
  matches: {
    duel: CLOCKLESS,
    'duel with advanced rules': { sound: true, concussion: true, rising: 'one', 'supplies-everywhere': true },
    'solo match against Fast Attack': { ...CLOCKLESS, mode: 'solo', 'solo-ai': 'fast' },
    'solo match against Swarm': { ...CLOCKLESS, mode: 'solo', 'solo-ai': 'swarm' },
  },
  positions: 16,
  decisions: [
    'after-result',
    'block',
    'choose-advance',
    'choose-break-in',
    'choose-character',
    'confront',
    'hand-limit',
    'may-cancel',
    'may-stumble',
    'place-horde',
    'replace-supplies',
    'start-clock',
    'survivor-acts',
    'zombie-acts',
    'zombie-reacts',
  ],
  names: {
    slot: ({ of, label, button, move, scene: { view } }) => {
      const gear = button.closest('.ts-gear')
      const place = [...(gear?.children ?? [])].findIndex(child => child.contains(button)) + 1
      const slot = 'slot' in move ? move.slot : place
      expect([place, slot], JSON.stringify(move)).toEqual([Number(of), Number(of)])
      expect(label).toContain(textOfCard(cardIn(view, Number(of)) ?? '?').title)
    },
    at: ({ of, label, scene: { view } }) => {
      const target = Number(of)
      const row = rowOfTarget(target)
      expect(label).toContain(`row ${row}`)
      if (target === wholeRow(row)) return
      const { zombie } = zombieOn(view, target) ?? expect.fail(`no zombie at ${of}`)
      expect(label).toContain(textOfCard(zombie).title)
    },
    card: ({ of, label }) => expect(label).toContain(textOfCard(of).title),
    row: ({ of, label }) => expect(label).toContain(of === '11' ? 'the street' : `row ${of}`),
  },
})
