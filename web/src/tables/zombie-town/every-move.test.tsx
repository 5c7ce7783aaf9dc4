// @vitest-environment happy-dom

import type { Scene } from '@holdout/table'
import { capital, plain } from '@holdout/words'
import { type Move, placeName, textOfCard, type View } from '@holdout/zombie-town/table'
import { expect } from 'vitest'
import type { Paths } from '../../table/selection.ts'
import { checkEveryMove, type Pressed } from '../../table/testing/every-move.tsx'
import { table } from './index.tsx'
import { type Act, actorOf, isEventCard, isOnFoot, PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

/** The names that the test gives the players. */
const SEATS = Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map(seat => [seat, seat]))

const PIECES = ['place', 'card', 'gun', 'pawn', 'kit', 'survivor', 'looked', 'figure', 'stack', 'back', 'pile']

/** A player with 2 pawns picks one of them first. The other moves can be made with either. */
function firstPresses(move: Move, { view, seat: who }: Scene<View, Move>): readonly (readonly string[])[] {
  const own = view.pawns.filter(({ seat, at }) => seat === who && at !== null).map(({ pawn }) => pawn)
  if (view.asked?.step !== 'main' || view.active !== who || own.length < 2) return [[]]
  const actor = actorOf(move)
  return own.filter(pawn => actor === null || pawn === actor).map(pawn => [PIECE.pawn(pawn)])
}

/** A step onto zombies is a fight: it takes a second press. */
function presses(move: Move, view: View): Paths {
  const isFight = isOnFoot(move) && view.zombies.some(({ at }) => at === move.to)
  return isFight ? [[PIECE.place(move.to), PIECE.place(move.to)]] : pathsOf(move, view)
}

const showsCard = ({ of, label }: Pressed<View, Move>): void => expect(label).toContain(textOfCard(of).title)

const showsText = ({ label, move, scene: { choices } }: Pressed<View, Move>): void => {
  const choice = choices.find(other => other.move === move)
  expect(label).toBe(plain(choice?.text ?? expect.fail(`${label} is no choice`), SEATS))
}

checkEveryMove<View, Move>({
  slug: 'zombie-town',
  Table: table.Table,
  pathsOf: (move, scene) =>
    firstPresses(move, scene).flatMap(first => presses(move, scene.view).map(path => [...first, ...path])),
  isPiece: piece => PIECES.includes(readPiece(piece).kind),
  buttons: {
    'end-actions': 'ends the phase',
    finish: 'ends a decision of several steps',
    'keep-nothing': 'there is nothing to press: only events are left',
    'choose-none': 'none of the cards',
    decline: 'a no to a challenge',
    'hold-fire': 'a no to another shot',
    stop: 'a no to another round or shot',
    'give-up': 'a no to the fight',
    'fight-on': 'a yes to another round',
    'tear-down': 'a verb alone: a square touches one building, and a press on it walks in',
    'ability of this house': 'a verb alone',
    'top or bottom': 'a pile has two ends: two keys at the card',
    trigger: 'a press on the card takes it: a key at the card triggers it',
    'store an event': 'a press on an event plays it, and if it is the only card the verb alone stores it',
  },
  buttonOf(move) {
    if (move.move === 'return' || move.move === 'put-back') return 'top or bottom'
    if (move.move === 'choose' && move.use === 'trigger') return 'trigger'
    if (move.move === 'store' && isEventCard(move.card)) return 'store an event'
    return move.move === 'ability' && move.on === null ? 'ability of this house' : move.move
  },
  matches: {
    'match of 2 with 2 pawns each': { players: 2 },
    'match of 4': { players: 4 },
  },
  decisions: [
    'build-more',
    'challenge',
    'continue-move',
    'defend',
    'draw-many',
    'draw-one',
    'fire-again',
    'flee',
    'home',
    'keep',
    'main',
    'may main',
    'may zombie-move',
    'move',
    'obligatory',
    'retreat',
    'sacrifice',
    'send-pawn',
    'send-way',
    'storing',
    'switch-cards',
    'zombie-move',
  ],
  positions: 8,
  oneIn: 60,
  names: {
    place: ({ of, label }) => expect(label).toMatch(new RegExp(`^${capital(placeName(of))}\\b`)),
    card: showsCard,
    looked: showsCard,
    gun: ({ of, label, scene: { view } }) => {
      const [pawn, ref] = of.split(' ')
      const gun = view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
      expect(label).toContain(textOfCard(gun?.card ?? '?').title)
    },
    pawn: ({ of, label }) => expect(label).toContain(of),
    kit: ({ of, label }) => expect(label).toContain(of),
    act: ({ of, label }) => expect(label).toContain(text.actions[of as Act]),
    use: showsText,
    button: showsText,
  },
})
