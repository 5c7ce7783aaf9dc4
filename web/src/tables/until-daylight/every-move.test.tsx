// @vitest-environment happy-dom
import { type Move, titleOf, type View } from '@holdout/until-daylight/table'
import { expect, vi } from 'vitest'
import { checkEveryMove } from '../../table/testing/every-move.tsx'
import { Table } from './index.tsx'
import { isNeedless } from './launch.tsx'
import { pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

// The texts of cards come from a worker.
vi.mock('../../client/game-info.ts', () => ({ useGameInfo: () => null }))

checkEveryMove<View, Move>({
  slug: 'until-daylight',
  Table,
  // Dice can be pressed in hundreds of orders: two of them stand for all.
  pathsOf(move, { view }) {
    const all = pathsOf(move, view)
    return move.move === 'reroll' && all.length > 2 ? [all[0], all[all.length - 1]] : all
  },
  isPiece: piece => ['bag', 'theirs', 'pile', 'die', 'offer', 'pay'].includes(readPiece(piece).kind),
  buttons: {
    ready: 'a yes',
    launch: 'starts the clock',
    next: 'ends the turn',
    'end-turn': 'ends the turn',
    answer: 'a yes or a no',
    sacrifice: 'a yes or a no',
    stand: 'a no to another roll',
    cancel: 'a no to the card',
    withdraw: 'takes an offer back',
    roll: 'the dice are not on the table yet',
    heal: 'a key in the area of the player who is healed',
    lure: 'keys in the areas of both players',
  },
  isLeftOut: isNeedless,
  matches: {
    'match of 1 person': {},
    'match of 3 people against the clock': {
      players: 3,
      people: 3,
      'search-mode': 'timed',
      'gong-turn': 40,
      difficulty: 'gentle',
      'health-bonus': 3,
    },
    'short match with other options': {
      players: 3,
      difficulty: 'gentle',
      'health-bonus': 3,
      'short-night': true,
      'survivor-line': 'block',
      'take-bulk': true,
    },
  },
  positions: 15,
  oneIn: 100,
  decisions: [
    'blackout',
    'choose-character',
    'choose-payment',
    'choose-secondary',
    'combat-turn',
    'consent',
    'heal-target',
    'launch',
    'lose-card',
    'lucky',
    'lure',
    'may consent',
    'may launch',
    'may search-turn',
    'overflow',
    'prepare',
    'prey',
    'protection',
    'sacrifice',
    'search-turn',
  ],
  checkName(piece, label, button, move, { view }) {
    const { kind, of } = readPiece(piece)
    const area = button.closest('section')?.getAttribute('aria-label')
    if (kind === 'bag') {
      expect(area).toBe(text.bag.yours)
      expect(label).toContain(titleOf(of))
    }
    if (kind === 'theirs') {
      const [seat, card] = of.split('/')
      expect(area).toBe(text.area.label(seat))
      expect(label).toContain(titleOf(card))
    }
    if (kind in text.deeds) expect([area, label]).toEqual([text.area.label(of), expect.stringContaining(of)])
    if (kind === 'pile') expect(label).toContain(`rubble ${of}`)
    if (kind === 'offer') expect(label.toLowerCase()).toContain(titleOf(of).toLowerCase())
    if (kind === 'die') expect(label).toContain(of)
    if (kind === 'pay') expect(area).toBe(text.area.label(view.attack?.area ?? ''))
    if (kind === 'button' && move.move === 'roll') expect(label).toMatch(/^Roll/)
  },
})
