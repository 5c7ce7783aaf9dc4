import type { Seat } from '@holdout/engine'
import { type BotNotes, type BotPlan, Inputs, Network, type Reasons } from '@holdout/knowledge'
import { type Place, placeOf, seatOf } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { CombatMove, Move, SearchMove } from '../moves.ts'
import { firstProtection } from '../rules/damage.ts'
import { addAttacks } from '../rules/fast.ts'
import { waitsForAll } from '../rules/launch.ts'
import { bestPayment } from '../rules/payment.ts'
import { type Attack, countIn, healthLeft, isOverfull, type State } from '../state.ts'
import { candidatesFor } from './candidates.ts'
import models from './chance.json' with { type: 'json' }
import { agrees } from './consent.ts'
import { danger, guardOf, withForesight } from './danger.ts'
import { factsOf, TOLD } from './facts.ts'
import { bestAttack, bestPlan, bestReroll, stakesOf } from './fight.ts'
import { writeInputs } from './inputs.ts'
import { claim, spareDieForSurvivor } from './objectives.ts'
import { lowest, searchFor } from './search.ts'
import { bestTheft, WORTH_A_TRICK } from './theft.ts'
import value from './value.json' with { type: 'json' }
import { leastWorth, tradeGain, worth } from './worth.ts'

const NEXT: Move = { move: 'next' }

const learned = new Network(value)
const given = new Inputs()

/**
 * A heuristic for every decision. Nearly all information is open, so one careful evaluation beats many random playouts.
 */
function ruleOfThumb(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  const step = s.agenda[s.agenda.length - 1]
  const who = placeOf(seat)
  const claimed = claim(s, who)
  if (claimed) return claimed
  switch (step.step) {
    case 'choose-character':
    case 'choose-secondary':
      return moves[Number.parseInt(s.chance.key.slice(0, 6), 16) % moves.length]
    case 'launch':
      if (waitsForAll(s)) return moves.find(({ move }) => move === 'ready') ?? null
      return who === s.starter ? moves[0] : null
    case 'search-turn':
      if (who !== s.turn?.player) return discard(s, who, true)
      return step.spent ? NEXT : searchFor(s, who, moves as readonly SearchMove[])
    case 'consent':
      if (who === s.turn?.player) return null
      if (who !== step.owner) return discard(s, who, true)
      return { move: 'answer', agree: agrees(s, who, s.turn?.player as Place, step.card, step.amount) }
    case 'overflow':
    case 'stuck':
      return discard(s, who, true)
    case 'lose-card':
      return discard(s, who, false)
    case 'blackout':
      return { move: 'hand-on', card: boxOf(s).names[leastWorth(s, who, false)] }
    case 'combat-turn':
      return fight(s, who, step.spent, moves as readonly CombatMove[])
    case 'prepare':
      return prepareAttack(s)
    case 'lucky':
      return lucky(s)
    case 'prey':
      return bestTheft(s, who).move
    case 'lure':
      return bestLure(s).move
    case 'heal-target':
      return { move: 'heal', who: seatOf(lowest(s)) }
    case 'choose-payment': {
      const usual = bestPayment(s, s.attack as Attack)
      return (usual.move === 'pass' && spareDieForSurvivor(s, s.attack as Attack)) || usual
    }
    case 'sacrifice':
      return { move: 'sacrifice', give: shouldSacrifice(s, who) }
    case 'protection':
      return { move: 'protect', card: boxOf(s).names[firstProtection(s, who, step.source)] }
    default:
      return null
  }
}

function discard(s: State, who: Place, whole: boolean): Move {
  return { move: 'discard', card: boxOf(s).names[leastWorth(s, who, whole)] }
}

/** The best combat action. After the action an Energy Shot is worth another good attack. */
function fight(s: State, who: Place, spent: boolean, moves: readonly CombatMove[]): Move {
  const end: Move = { move: 'end-turn' }
  const alarm = moves.find(move => move.move === 'use' && effectOf(s, move.card) === 'lure')
  if (alarm && bestLure(s).gain > 0.3) return alarm
  const trick = moves.find(move => move.move === 'use' && effectOf(s, move.card) === 'steal')
  if (trick && bestTheft(s, who).gain > WORTH_A_TRICK) return trick
  const bandage = moves.find(
    move =>
      move.move === 'use' &&
      effectOf(s, move.card) === 'heal' &&
      boxOf(s).rubble[boxOf(s).kinds.get(move.card) as Kind].cost === 'free',
  )
  if (bandage && healthLeft(s, who) <= 5) return bandage
  if (spent) {
    const again = moves.find(move => move.move === 'use' && effectOf(s, move.card) === 'act-again')
    if (!again) return end
    return extraActionValue(s, who) > (s.round >= 9 ? 0.15 : s.round >= 6 ? 0.3 : 0.45) ? again : end
  }
  let best: Move = end
  let most = 0.001
  const attack = bestAttack(s, who, moves)
  if (attack && attack.gain > most) {
    best = attack.move
    most = attack.gain
  }
  for (const move of moves) {
    const value = combatValue(s, who, move)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}

function effectOf(s: State, card: string): string | null {
  const box = boxOf(s)
  return box.rubble[box.kinds.get(card) as Kind].effect?.do ?? null
}

/** The value of one more action. */
function extraActionValue(s: State, who: Place): number {
  const moves: CombatMove[] = []
  addAttacks(s, who, moves)
  return bestAttack(s, who, moves)?.gain ?? 0
}

/** Healing, building and trading in combat, on the same scale as attacks. */
function combatValue(s: State, who: Place, move: CombatMove): number {
  const box = boxOf(s)
  const { line } = s.players[who]
  switch (move.move) {
    case 'build':
      return danger(box, line, guardOf(s, who)) - danger(box, line, guardOf(s, who, 1.15)) + 0.1
    case 'use': {
      const { effect } = box.rubble[box.kinds.get(move.card) as Kind]
      if (effect?.do === 'draw') return 0.15
      if (effect?.do !== 'heal') return 0
      const patient = effect.target === 'self' ? who : lowest(s)
      const healed = Math.min(effect.amount, s.players[patient].damage)
      const there = s.players[patient].line
      return (
        danger(box, there, guardOf(s, patient)) - danger(box, there, guardOf(s, patient, 0, healed)) + healed * 0.02
      )
    }
    case 'give':
    case 'ask': {
      const card = box.kinds.get(move.card) as Kind
      const [from, to] = move.move === 'give' ? [who, placeOf(move.to)] : [placeOf(move.from), who]
      if (move.amount < countIn(s.players[from].bag, card) && box.rubble[card].stack !== null) return 0
      if (move.move === 'ask' && !agrees(s, from, to, card, move.amount)) return 0
      return (tradeGain(s, from, to, card, move.amount) - 0.5) * 0.03
    }
    default:
      return 0
  }
}

function prepareAttack(s: State): Move {
  const attack = s.attack as Attack
  const plan = bestPlan(s, stakesOf(s), attack)
  const [boost] = plan.boosts
  return boost === undefined ? { move: 'roll', ammo: plan.ammo } : { move: 'boost', card: boxOf(s).names[boost] }
}

/** DL-132 Re-rolls misses, and bodies that eliminate nothing, if the expected gain is more than the card is worth. */
function lucky(s: State): Move {
  const { misses, bodies, gain } = bestReroll(s, s.attack as Attack)
  return gain > 0 ? { move: 'reroll', misses, bodies, heads: 0 } : { move: 'stand' }
}

/** Lures infected from a player in danger to a player who is not. */
function bestLure(s: State): { move: Move; gain: number } {
  const { box, guards, before } = stakesOf(s)
  let best: { move: Move; gain: number } = { move: { move: 'cancel' }, gain: 0 }
  s.players.forEach(({ line }, from) => {
    const walk: Kind[] = []
    const stay: Kind[] = []
    for (const card of line) (box.horde[card].class === 'infected' && walk.length < 3 ? walk : stay).push(card)
    if (walk.length === 0) return
    s.players.forEach((other, to) => {
      if (to === from) return
      const after = danger(box, stay, guards[from]) + danger(box, [...other.line, ...walk], guards[to])
      const gain = before[from] + before[to] - after
      if (gain > best.gain) best = { move: { move: 'lure', from: seatOf(from), to: seatOf(to) }, gain }
    })
  })
  return best
}

/** Keeps one saved Survivor for victory; others may be sacrificed before death is close. */
function shouldSacrifice(s: State, who: Place): boolean {
  const left = healthLeft(s, who)
  const saved = s.players.reduce((sum, player) => sum + player.saved, 0)
  return left <= 1 || (saved > 1 && left <= 2)
}

/** The same heuristic with the rounds to come in mind. It wins twice as often (docs/bots.md). */
function habit(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  return withForesight(() => ruleOfThumb(s, seat, moves))
}

/** Estimated chance to win: progress of the night, health of the weakest character, and danger on the table. */
function handMade(s: State): number {
  if (s.outcome !== null) return s.outcome.id === 'win' ? 1 : 0
  if (s.phase === 'set-up') return 0.2
  const box = boxOf(s)
  let worst = 0
  let cards = 0
  let health = 0
  s.players.forEach((player, place) => {
    worst += danger(box, player.line, guardOf(s, place))
    health += healthLeft(s, place)
    if (!isOverfull(s, place)) for (const card of player.bag) cards += worth(s, place, card, true)
  })
  const saved = s.players.some(player => player.saved > 0) ? 0.1 : 0
  const n = s.players.length
  const odds = -2 + saved + 0.08 * s.round + 0.15 * (health / n - 6) + 0.06 * (cards / n - 6) - 0.6 * worst
  return 1 / (1 + Math.exp(-odds))
}

/** The chance that the team survives the night, between bots of level hard. */
function survival(s: State): number {
  if (s.outcome !== null) return s.outcome.id === 'win' ? 1 : 0
  given.clear()
  writeInputs(s, given)
  return learned.chance(given, s.players.length)
}

function chance(s: State): Record<Seat, number> {
  const surviving = survival(s)
  return Object.fromEntries(s.players.map((_, place) => [seatOf(place), surviving]))
}

export const bot: BotNotes<State, Move> = {
  chance,
  rate: survival,
  candidates(s, seat, moves) {
    const who = placeOf(seat)
    const choice = habit(s, seat, moves)
    return withForesight(() => candidatesFor(s, who, moves, choice, move => combatValue(s, who, move)))
  },
  habit,
  facts: factsOf,
}

export const simple = { rate: handMade, habit: ruleOfThumb }

/** The rules of thumb play better than any search over them (docs/bots.md). */
export const plan: BotPlan = { samples: 1, decisions: 12, doubt: Number.POSITIVE_INFINITY, hard: 120 }

export const reasons: Reasons = { facts: TOLD, models }
