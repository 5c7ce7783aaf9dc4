// @vitest-environment happy-dom
import { type Move, titleOf, type View } from '@holdout/until-daylight/table'
import { expect, vi } from 'vitest'
import { checkEveryMove, type Pressed } from '../../table/testing/every-move.tsx'
import { table } from './index.tsx'
import { isNeedless } from './launch.tsx'
import { pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

// The texts of cards come from a worker.
vi.mock('../../client/game-info.ts', () => ({ useGameInfo: () => null }))

const areaOf = (button: HTMLButtonElement) => button.closest('section')?.getAttribute('aria-label')

const isInArea = ({ of, label, button }: Pressed<View, Move>): void => {
  expect(areaOf(button)).toBe(text.area.label(of))
  expect(label).toContain(of)
}

checkEveryMove<View, Move>({
  slug: 'until-daylight',
  Table: table.Table,
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
  names: {
    bag: ({ of, label, button }) => {
      expect(areaOf(button)).toBe(text.bag.yours)
      expect(label).toContain(titleOf(of))
    },
    theirs: ({ of, label, button }) => {
      const [seat, card] = of.split('/')
      expect(areaOf(button)).toBe(text.area.label(seat))
      expect(label).toContain(titleOf(card))
    },
    attack: isInArea,
    give: isInArea,
    trade: isInArea,
    heal: isInArea,
    'lure-from': isInArea,
    'lure-to': isInArea,
    pile: ({ of, label }) => expect(label).toContain(`rubble ${of}`),
    offer: ({ of, label }) => expect(label.toLowerCase()).toContain(titleOf(of).toLowerCase()),
    die: ({ of, label }) => expect(label).toContain(of),
    pay: ({ button, scene: { view } }) => {
      const area = view.attack?.area ?? ''
      expect(areaOf(button)).toBe(text.line.of(area, area === view.you))
    },
    roll: ({ label }) => expect(label).toMatch(/^Roll/),
  },
  kindOf: ({ kind, move }) => (kind === 'button' && move.move === 'roll' ? 'roll' : kind),
})
