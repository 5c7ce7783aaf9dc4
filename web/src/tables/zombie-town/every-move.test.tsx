// @vitest-environment happy-dom
import { capital, plain } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { type Move, placeName, textOfCard, type View } from '@holdout/zombie-town/table'
import { expect } from 'vitest'
import { checkEveryMove } from '../../table/testing/every-move.tsx'
import { Table } from './index.tsx'
import { type Act, actorOf, PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

/** The names that the test gives the players. */
const SEATS = Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map(seat => [seat, seat]))

/** A player with 2 pawns picks one of them first. The other moves can be made with either. */
function firstPresses(move: Move, { view, seat: who }: Scene<View, Move>): readonly (readonly string[])[] {
  const own = view.pawns.filter(({ seat, at }) => seat === who && at !== null).map(({ pawn }) => pawn)
  if (view.asked?.step !== 'main' || view.active !== who || own.length < 2) return [[]]
  const actor = actorOf(move)
  return own.filter(pawn => actor === null || pawn === actor).map(pawn => [PIECE.pawn(pawn)])
}

checkEveryMove<View, Move>({
  slug: 'zombie-town',
  Table,
  pathsOf: (move, scene) =>
    firstPresses(move, scene).flatMap(first => pathsOf(move, scene.view).map(path => [...first, ...path])),
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
  checkName(piece, label, _button, move, { view, choices }) {
    const { kind, of } = readPiece(piece)
    if (kind === 'place') expect(label).toMatch(new RegExp(`^${capital(placeName(of))}\\b`))
    if (kind === 'card') expect(label).toContain(textOfCard(of).title)
    if (kind === 'gun') {
      const [pawn, ref] = of.split(' ')
      const gun = view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
      expect(label).toContain(textOfCard(gun?.card ?? '?').title)
    }
    if (kind === 'pawn') expect(label).toContain(of)
    if (kind === 'act') expect(label).toContain(text.actions[of as Act])
    if (kind === 'use' || kind === 'button') {
      const say = choices.find(choice => choice.move === move)?.text
      expect(label).toBe(say && plain(say, SEATS))
    }
  },
})
