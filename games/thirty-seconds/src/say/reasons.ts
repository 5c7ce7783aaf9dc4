import type { Reason, Seat, Who } from '@holdout/engine'
import { type Label, leftOn } from '../data/labels.ts'
import { type Mode, SURVIVOR_TACTICS, supplyNamed, ZOMBIE_TACTICS } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { moveCost, standCost } from '../rules/costs.ts'
import { cardIn, SLOTS, type Slot } from '../slots.ts'
import { isDownForGood, ROW_LIMIT, ROWS, SURVIVOR, ZOMBIE } from '../state.ts'
import { rowOfTarget, type Target, targetAt } from '../targets.ts'
import type { View } from '../view/index.ts'
import { refuseAnswer } from './reasons/answers.ts'
import { distanceText, no, reachText } from './reasons/parts.ts'
import { refuseSurvivor } from './reasons/survivor.ts'
import { refuseZombie } from './reasons/zombies.ts'

/** The moves outside the turn order: rule and reason when they are not possible. */
const STANDING: Readonly<Record<string, readonly [rule: string, say: string]>> = {
  bell: ['TS-94', 'Only the clock rings the bell.'],
  claim: ['TS-98', 'You can claim the game after the other player misses two Action Phases in a row.'],
  'ask-pause': ['TS-D28', 'You can ask for a pause once in each timed Action Phase.'],
  'accept-pause': ['TS-D28', 'The other player has not asked for a pause.'],
}

/** The first rule that forbids a move now, judged from the seat's view. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const standing = Object.hasOwn(STANDING, move.move) ? STANDING[move.move] : null
  if (standing) return no(standing[0], standing[1])
  const answer = refuseAnswer(v, move)
  if (answer) return answer
  if (v.phase === null || v.phase.of !== seat) return no('TS-26', 'You can do that only in your own Action Phase.')
  if (v.phase.bell) return no('TS-96', 'The bell has rung: you cannot begin anything new.')
  return seat === SURVIVOR ? refuseSurvivor(v, move) : refuseZombie(v, move)
}

/** Moves that a player is likely to try now and that are not legal, with the reasons. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const likely: Move[] = []
  if (v.asked === 'survivor-acts' && seat === SURVIVOR) addForSurvivor(v, likely)
  if (v.asked === 'zombie-acts' && seat === ZOMBIE) addForZombie(v, likely)
  return likely.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function addForSurvivor(v: View, list: Move[]): void {
  const held = v.grabbedBy !== null || v.inPlay.includes('exhausted')
  const crawls = isDownForGood(v, v)
  if (held || (v.down && !crawls) || v.energy < moveCost(v)) list.push({ move: 'walk', by: 1 })
  if (v.down && (v.energy < standCost(v) || crawls)) list.push({ move: 'stand-up' })
  if (v.hand?.includes('kip-up') && (!v.down || crawls)) list.push({ move: 'play', card: 'kip-up' })
  if (v.hand && v.slots.every(slot => slot !== null)) {
    for (const card of v.hand) {
      const supply = supplyNamed(card)
      if (supply && supply.class !== 'item') list.push({ move: 'equip', card })
    }
  }
  for (const slot of SLOTS) {
    const name = cardIn(v, slot)
    if (name === null || leftOn(name) !== 0) continue
    const mode = supplyNamed(name)?.modes.find(({ kind }) => kind === 'ranged')
    const row = v.rows.findIndex(({ zombies }) => zombies.length > 0)
    if (!mode || row < 0) continue
    const target = targetAt(row + 1, 1)
    list.push({ move: 'attack', slot, mode: mode.id, target, token: false, quick: false, second: null })
  }
  if (v.tokens === 0 || v.abilityUsed) {
    if (['soccer-player', 'doctor', 'scavenger'].includes(v.ability ?? '')) list.push({ move: 'ability' })
  }
}

function addForZombie(v: View, list: Move[]): void {
  v.rows[v.row - 1]?.zombies.forEach((zombie, i) => {
    const target = targetAt(v.row, i + 1)
    if (zombie.attacked || zombie.time > 0 || v.energy === 0) list.push({ move: 'bite', target })
    if (zombie.time > 0 && v.energy === 0) list.push({ move: 'grab', target })
    if (isDownForGood(v, zombie)) list.push({ move: 'rise', target })
  })
  const full = v.rows[ROWS - 1].zombies.length >= ROW_LIMIT
  const zombies = v.zombieHand?.filter(card => !ZOMBIE_TACTICS.some(({ id }) => id === card)) ?? []
  for (const card of new Set(zombies)) {
    if (full || v.energy === 0) list.push({ move: 'deploy', card })
  }
}

/** A piece that a client shows: the gear in a slot, a card in hand, a zombie, or the button of an action. */
export type Piece =
  | { readonly gear: Slot }
  | { readonly card: Label }
  /** `with`: the gear that is aimed at it. */
  | { readonly zombie: Target; readonly with: Slot | null }
  | { readonly act: string }

/** Why a seat cannot use a piece now, judged from its view; null for a seat that holds no such piece. */
export function whyNot(v: View, seat: Who, piece: Piece): Reason | null {
  if ('gear' in piece) return whyNotGear(v, seat, piece.gear)
  if ('card' in piece) return whyNotCard(v, seat, piece.card)
  return 'act' in piece ? whyNotAct(v, seat, piece.act) : whyNotZombie(v, seat, piece.zombie, piece.with)
}

/** Why nothing can be done to a zombie, or by it. */
function whyNotZombie(v: View, seat: Who, target: Target, gear: Slot | null): Reason | null {
  if (seat === ZOMBIE) {
    const here = rowOfTarget(target) === v.row
    return refuse(v, ZOMBIE, here ? { move: 'bite', target } : { move: 'shamble', target, by: towards(v, target) })
  }
  if (seat !== SURVIVOR) return null
  const attacks = (gear === null ? SLOTS : [gear]).flatMap(slot => {
    const modes = supplyNamed(cardIn(v, slot) ?? '')?.modes ?? []
    return modes.map(
      ({ id: mode }): Move => ({ move: 'attack', slot, mode, target, token: false, quick: false, second: null }),
    )
  })
  const reasons = attacks.map(move => refuse(v, SURVIVOR, move))
  const far = reasons.find(({ rule }) => rule === 'TS-57')
  return reasons.find(({ rule }) => rule !== 'TS-57') ?? far ?? refuse(v, SURVIVOR, { move: 'knock-down', target })
}

function towards({ row }: View, target: Target): 1 | -1 {
  return row > rowOfTarget(target) ? 1 : -1
}

/** Why an action that needs no further choice is not possible. */
function whyNotAct(v: View, seat: Who, act: string): Reason | null {
  if (seat !== SURVIVOR) return null
  const here = v.rows[v.row - 1]
  if ((act === 'stomp' || act === 'knock-down') && !v.down && here?.zombies.length === 0)
    return no('TS-68', 'There is no zombie in your row.')
  if (act === 'pick-up' && here && here.faceUp.length + here.faceDown === 0)
    return no('TS-50', 'Nothing lies in your row.')
  const target = targetAt(v.row, 1)
  const card = here?.faceUp[0] ?? 'face-down'
  const moves: Readonly<Record<string, Move>> = {
    stomp: { move: 'stomp', target },
    'knock-down': { move: 'knock-down', target },
    'stand-up': { move: 'stand-up' },
    'break-free': { move: 'break-free' },
    'clear-head': { move: 'clear-head' },
    'pick-up': { move: 'pick-up', card },
    draw: { move: 'draw' },
    ability: { move: 'ability' },
    dash: { move: 'dash', by: 1, struckBy: null },
  }
  return Object.hasOwn(moves, act) ? refuse(v, SURVIVOR, moves[act]) : null
}

function whyNotGear(v: View, seat: Who, slot: Slot): Reason {
  const supply = supplyNamed(cardIn(v, slot) ?? '')
  if (seat !== SURVIVOR) return { rule: 'TS-53', text: 'Only the Survivor can use this gear.' }
  if (supply && supply.modes.length === 0)
    return { rule: 'TS-47', text: 'It works automatically: it takes damage for you.' }
  const reasons = (supply?.modes ?? []).map(mode => whyNotMode(v, slot, mode))
  return reasons.find(({ rule }) => rule !== 'TS-57') ?? reasons[0] ?? refuse(v, SURVIVOR, { move: 'drop', slot })
}

function whyNotMode(v: View, slot: Slot, mode: Mode): Reason {
  const near = nearest(v)
  const target = near ?? targetAt(v.row, 1)
  const reason = refuse(v, SURVIVOR, {
    move: 'attack',
    slot,
    mode: mode.id,
    target,
    token: false,
    quick: false,
    second: null,
  })
  if (near === null && reason.rule === 'TS-56') return { rule: 'TS-56', text: 'There is no zombie to attack.' }
  if (reason.rule !== 'TS-57') return reason
  const rows = Math.abs(rowOfTarget(target) - v.row)
  return { rule: 'TS-57', text: `It reaches ${reachText(mode)}. The nearest zombie is ${distanceText(rows)}.` }
}

/** The target number of the nearest zombie that can be attacked. */
function nearest(v: View): number | null {
  const all = v.rows.flatMap(({ zombies }, i) =>
    zombies.flatMap(({ time }, place) => (time > 0 ? [] : [targetAt(i + 1, place + 1)])),
  )
  const distance = (target: Target): number => Math.abs(rowOfTarget(target) - v.row)
  return all.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

function whyNotCard(v: View, seat: Who, card: Label): Reason | null {
  if (seat === SURVIVOR) {
    const supply = supplyNamed(card)
    if (!supply) return refuse(v, SURVIVOR, { move: 'play', card })
    return refuse(v, SURVIVOR, supply.class === 'item' ? { move: 'use', card, token: false } : { move: 'equip', card })
  }
  if (seat !== ZOMBIE) return null
  const tactic = [...ZOMBIE_TACTICS, ...SURVIVOR_TACTICS].some(({ id }) => id === card)
  return refuse(v, ZOMBIE, tactic ? { move: 'play', card } : { move: 'deploy', card })
}
