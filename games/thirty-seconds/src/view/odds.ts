import type { Odds } from '@holdout/knowledge'
import { quantity } from '@holdout/words'
import { ATTACK_FACES, type AttackFace, type Line, modeNamed, ZOMBIE_ATTACK_FACES, zombieNamed } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { ROWS } from '../state.ts'
import { readTargets, type Target, zombieOn } from '../targets.ts'
import type { PileView, View, ZombieView } from './types.ts'

/** The cards of an Attack deck that are left, and how many of them are a success. The Shuffle card is not counted. */
export interface DeckLeft {
  readonly good: number
  readonly cards: number
}

/** TS-58, TS-121 The successes left on one line. Used Attack cards lie face up; an empty deck is shuffled (TS-87). */
export function attackDeckLeft({ piles }: View, side: 'survivor' | 'zombie', line: Line): DeckLeft {
  const [pile, faces] = side === 'survivor' ? [piles.attack, ATTACK_FACES] : [piles.zombieAttack, ZOMBIE_ATTACK_FACES]
  const left = leftIn(pile, faces)
  return { good: left.filter(face => face[line] !== 'miss').length, cards: left.length }
}

function leftIn({ used }: PileView, faces: readonly AttackFace[]): readonly AttackFace[] {
  const all = faces.filter(({ shuffle }) => !shuffle)
  const left = all.filter(({ id }) => !used.includes(id))
  return left.length === 0 ? all : left
}

/** The chance that none of so many draws is a success. A deck that runs out is shuffled in between. */
function noneIn(draws: number, left: DeckLeft, all: DeckLeft): number {
  let none = 1
  let { good, cards } = left
  for (let i = 0; i < draws && none > 0; i++) {
    if (cards === 0) ({ good, cards } = all)
    none *= (cards - good) / cards
    cards -= 1
  }
  return none
}

/**
 * The chance that an attack hits, or that a step is struck, from the Attack cards that are left. It is the result of
 * the cards: reactions come after them. Null if the move draws no Attack card.
 */
export function oddsOf(view: View, move: Move): Odds | null {
  switch (move.move) {
    case 'attack':
    case 'again':
      return modeNamed(move.mode).auto ? null : hitOdds(view, view.down ? 'B' : 'A', zombieOn(view, move.target))
    case 'stomp':
      return view.options['sure-stomps'] ? null : hitOdds(view, view.down ? 'B' : 'A', zombieOn(view, move.target))
    case 'knock-down':
      return hitOdds(view, 'C', zombieOn(view, move.target))
    case 'walk':
      return move.by > 0 ? strikeOdds(view, strikersIn(view, view.row).length) : null
    case 'dash':
      return move.by > 0 ? strikeOdds(view, readTargets(move.struckBy).length) : null
    case 'bite':
      return biteOdds(view, zombieOn(view, move.target)?.down ? 'B' : 'A')
    case 'trip':
      return biteOdds(view, 'C')
    default:
      return null
  }
}

/** TS-35, TS-38 The zombies of a row that strike a Survivor who leaves it forward, as targets. */
export function strikersIn({ rows, inPlay }: View, row: number): readonly Target[] {
  if (row < 1 || row > ROWS || (row === ROWS && inPlay.includes('distraction'))) return []
  return rows[row - 1].zombies.flatMap(({ down, time }, i) => (down || time > 0 ? [] : [row * 10 + i + 1]))
}

function hitOdds(view: View, line: Line, target: ZombieView | null): Odds {
  const onTheGround = target !== null && (target.down || zombieNamed(target.zombie)?.id === 'crawler')
  const tries = view.options['second-try'] && onTheGround ? 2 : 1
  const left = attackDeckLeft(view, 'survivor', line)
  const all = { good: ATTACK_FACES.filter(face => !face.shuffle && face[line] !== 'miss').length, cards: ALL.survivor }
  return {
    chance: 1 - noneIn(tries, left, all),
    of: 'hit',
    count: `${left.good} of ${quantity(left.cards, 'attack card')} hit${tries > 1 ? ', and a miss is drawn again' : ''}.`,
  }
}

/** TS-36 Every striker draws a card. The first success is the one that counts here. */
function strikeOdds(view: View, strikers: number): Odds {
  const line = view.options['soft-opportunities'] ? 'B' : 'A'
  const tries = view.options['second-try'] && view.down ? 2 : 1
  return {
    ...struckOdds(view, line, strikers * tries),
    count:
      strikers === 0
        ? 'No zombie here can strike.'
        : `${quantity(strikers, 'strike')}: ${countOf(view, line)}${strikers * tries > 1 ? ' each time' : ''}.`,
  }
}

function biteOdds(view: View, line: Line): Odds {
  const tries = view.options['second-try'] && view.down ? 2 : 1
  return { ...struckOdds(view, line, tries), of: 'hit', count: `${countOf(view, line)}.` }
}

function struckOdds(view: View, line: Line, draws: number): Odds {
  const good = ZOMBIE_ATTACK_FACES.filter(face => !face.shuffle && face[line] !== 'miss').length
  const left = attackDeckLeft(view, 'zombie', line)
  return { chance: 1 - noneIn(draws, left, { good, cards: ALL.zombie }), of: 'struck', count: '' }
}

function countOf(view: View, line: Line): string {
  const { good, cards } = attackDeckLeft(view, 'zombie', line)
  return `${good} of ${quantity(cards, 'zombie attack card')} hit`
}

const count = (faces: readonly AttackFace[]): number => faces.filter(({ shuffle }) => !shuffle).length
const ALL = { survivor: count(ATTACK_FACES), zombie: count(ZOMBIE_ATTACK_FACES) }
