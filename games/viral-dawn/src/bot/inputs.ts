import type { Seat } from '@holdout/engine'
import type { Inputs } from '@holdout/knowledge'
import { type Player, playerOf } from '../codes.ts'
import { KIND } from '../data/load.ts'
import { cardsShort } from '../rules/distance.ts'
import { layoutOf, type State } from '../state.ts'
import { acts, helpersOf, lapsToWin } from './laps.ts'

const MOST_PLAYERS = 6
/** The rivals that are told one by one: those who seem to win first. */
const TOLD_RIVALS = 3
/** How many numbers tell a rival. */
const RIVAL = 18
/** The cards to go that are told apart; too many miles count as the most. */
const FAR = 4

/** What a player needs to win. */
export interface Prospect {
  readonly player: Player
  readonly laps: number
  readonly short: number
  /** Cards in hand that bring the layout nearer. */
  readonly helpers: number
}

/** The position in numbers for the network that gives a player's chance. */
export function writeInputs(s: State, seat: Seat, into: Inputs): void {
  writePlayer(s, prospectsOf(s), playerOf(seat), into)
}

/** What each player needs. It is the same for the numbers of all players. */
export function prospectsOf(s: State): readonly Prospect[] {
  return s.places.map((_, player) => {
    const short = Math.min(FAR, cardsShort(layoutOf(s, player), s.options['expert-tens']) ?? FAR)
    return { player, laps: lapsToWin(s, player), short, helpers: helpersOf(s, player, FAR) }
  })
}

/** The position in numbers for one player: own things, then the rivals who seem to win first. */
export function writePlayer(s: State, all: readonly Prospect[], me: Player, into: Inputs): void {
  const count = s.places.length
  const own = all[me]
  const rivals = all.filter(({ player }) => player !== me).sort((a, b) => a.laps - b.laps)
  for (let players = 2; players <= MOST_PLAYERS; players++) into.flag(count === players)
  writeMoment(s, me, into)
  writeProspect(s, own, into)
  into.number(own.laps / 5)
  into.number(Math.exp(-own.laps))
  into.reached(own.helpers, 3)
  into.number(s.hands[me].length / 6)
  into.number(layoutOf(s, me).length / 8)
  const ahead = rivals[0].laps - own.laps
  into.number(ahead / 3)
  into.number(Math.tanh(ahead))
  into.number(rivals.reduce((sum, { laps }) => sum + Math.exp(-laps), 0))
  into.number(rivals.filter(({ laps }) => laps < own.laps).length / count)
  into.number(rivals.filter(({ laps }) => laps < 2 && laps < own.laps).length)
  for (let i = 0; i < TOLD_RIVALS; i++) writeRival(s, own, rivals[i], into)
}

/** Whose turn it is, and what is under way. */
function writeMoment(s: State, me: Player, into: Inputs): void {
  const step = s.agenda[s.agenda.length - 1]
  into.flag(s.onTurn === me)
  into.flag(s.onTurn === me && acts(s))
  into.flag(acts(s))
  into.flag(step?.step === 'queen-answer' && step.on === me)
  into.flag(step?.step === 'queen-answer' && step.by === me)
  into.flag(step?.step === 'joker-announce' || step?.step === 'joker-target')
  into.number(s.draw.length / 60)
}

/** What a player has: 17 numbers. */
function writeProspect(s: State, { player, laps, short }: Prospect, into: Inputs): void {
  const count = s.places.length
  const hand = s.hands[player]
  const has = (kind: string): boolean => hand.some(card => KIND[card] === kind)
  into.flag(laps === 1 && player === s.onTurn && acts(s))
  into.flag(laps < 2)
  into.oneOf(short, FAR)
  into.reached((s.places[player] - s.places[s.onTurn] + count) % count, MOST_PLAYERS - 1)
  into.number(s.owes[player] / 2)
  for (const kind of ['king', 'queen', 'jack', 'joker']) into.flag(has(kind))
}

function writeRival(s: State, own: Prospect, rival: Prospect | undefined, into: Inputs): void {
  if (rival === undefined) {
    for (let i = 0; i < RIVAL; i++) into.number(0)
    return
  }
  writeProspect(s, rival, into)
  into.flag(rival.laps < own.laps)
}
