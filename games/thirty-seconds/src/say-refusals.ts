import type { Reason, Seat } from '@holdout/engine'
import { modeNamed, SUPPLIES, SURVIVOR_TACTICS, ZOMBIE_TACTICS } from './data/load.ts'
import type { Move } from './moves.ts'
import { ROWS, SURVIVOR, ZOMBIE } from './state.ts'
import { titleOf } from './text.ts'
import type { View, ZombieView } from './view.ts'

const no = (why: string, say: string): Reason => ({ why, say })

/** The questions during which only their own answers count, and what to say then. */
const FIRST: Readonly<Record<string, readonly [rule: string, say: string]>> = {
  'choose-character': ['TS-02', 'First choose a character.'],
  'replace-supplies': ['TS-05', 'First say whether you keep the Supply cards you drew.'],
  'place-horde': ['TS-12', 'First the zombies of the set-up must be placed.'],
  'start-clock': ['TS-90', 'The clock has to be started first, by the player who is not on turn.'],
  'hand-limit': ['TS-88', 'First discard down to the hand limit.'],
  'calm-down': ['TS-148', 'First say whether a Concussion token goes back.'],
  'may-stumble': ['TS-36', 'The move is not over yet.'],
  'keep-supply': ['TS-80', 'First keep one of the Supply cards.'],
  'zombie-reacts': ['TS-63', 'The attack is still being answered.'],
  'after-result': ['TS-152', 'The attack is not over yet.'],
  divide: ['TS-65', 'First divide the damage.'],
  'bonus-point': ['TS-65', 'First say who takes the extra point.'],
  'answer-sound': ['TS-145', 'The noise is still being answered.'],
  'extra-attack': ['TS-152', 'First make, or forgo, the extra attack.'],
  'choose-break-in': ['TS-101', 'First somebody must break in.'],
  'choose-rising': ['TS-101', 'First say who stands up.'],
  'choose-advance': ['TS-102', 'First the zombies must advance.'],
  confront: ['TS-140', 'First say whether the zombie is confronted.'],
  block: ['TS-122', 'First answer the attack.'],
  'last-breath': ['TS-83', 'First say whether you hold on.'],
  'may-cancel': ['TS-70', 'A card has just been played; first that is answered.'],
  'search-deck': ['TS-110', 'First take a zombie from the deck.'],
  'send-horde': ['TS-111', 'First say who comes with the horde.'],
  paused: ['TS-92', 'The clock stands still; first somebody must let the game go on.'],
}

/** Why a move is not to be had now; from what the seat sees. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const asked = v.asked ?? ''
  if (move.move === 'bell') return no('TS-94', 'There is no clock running that could ring.')
  if (asked !== 'survivor-acts' && asked !== 'zombie-acts') {
    const first = FIRST[asked]
    if (first) return no(first[0], first[1])
  }
  if (v.phase === null || v.phase.of !== seat) return no('TS-26', 'That is only possible in your own Action Phase.')
  if (v.phase.bell) return no('TS-96', 'The bell has rung; nothing new may begin.')
  return seat === SURVIVOR ? refuseSurvivor(v, move) : refuseZombie(v, move)
}

function targetIn(v: View, target: number): ZombieView | null {
  return v.rows[((target / 10) | 0) - 1]?.zombies[(target % 10) - 1] ?? null
}

function refuseSurvivor(v: View, move: Move): Reason {
  switch (move.move) {
    case 'walk':
    case 'dash':
      return refuseMovement(v, move.by, move.move)
    case 'stand-up':
      if (!v.down) return no('TS-40', 'You are already standing.')
      if (v.options['permanent-knockdown'] && v.health === 1)
        return no('TS-150', 'With one health left you cannot get up.')
      return no('TS-40', 'Standing up costs 1E, or 2E with a standing zombie in your row.')
    case 'break-free':
      return v.grabbedBy === null ? no('TS-127', 'Nobody holds you.') : no('TS-31', 'Breaking free costs 1E.')
    case 'pick-up':
      return v.rows[v.row - 1].faceUp.includes(move.card) || move.card === 'face-down'
        ? no('TS-50', 'Picking up costs 1E, and the card must lie in your row.')
        : no('TS-50', 'No such card lies in your row.')
    case 'equip':
      return refuseEquip(v, move.card)
    case 'drop':
      return no('TS-54', 'There is nothing in that slot to drop.')
    case 'draw':
    case 'trade':
      return no('TS-69', 'A Tactics card costs 1E, or two cards of your hand.')
    case 'use':
      return refuseUse(v, move.card, move.token)
    case 'attack':
      return refuseAttack(v, move)
    case 'stomp':
    case 'knock-down':
      return refuseUnarmed(v, move.move, move.target)
    case 'ability':
      return refuseAbility(v)
    case 'clear-head':
      return no('TS-149', 'There is no Concussion token to remove, or too little Energy.')
    case 'play':
      return refuseCard(v, move.card)
    default:
      return no('TS-D05', `"${move.move}" is nothing you can do now.`)
  }
}

function refuseMovement(v: View, by: number, kind: 'walk' | 'dash'): Reason {
  if (v.grabbedBy !== null) return no('TS-127', 'You are held: break free first.')
  if (v.inPlay.includes('exhausted')) return no('TS-33', 'You are exhausted: no Movement Actions this turn.')
  if (v.down) return no('TS-39', 'You are on the ground: stand up first.')
  if (v.row + by < 1) return no('TS-34', 'Behind row one there is only the warehouse door.')
  if (kind === 'dash') {
    if (v.ability !== 'college-track-star') return no('TS-78', 'Only a College Track Star can do that.')
    if (v.row === ROWS) return no('TS-78', 'In row ten there is no room for that.')
    return no('TS-73', 'That takes an Ability token, and only once a turn.')
  }
  return no('TS-34', `You have ${v.energy}E; that step costs more.`)
}

function refuseEquip(v: View, card: string): Reason {
  if (!v.hand?.includes(card)) return no('TS-53', 'You do not hold that card.')
  const supply = SUPPLIES.find(({ id }) => id === card.replace(/\/.*|!/g, ''))
  if (!supply || supply.class === 'item') return no('TS-53', 'Only weapons and armour are equipped.')
  return no('TS-53', 'All three slots are taken; drop something first.')
}

function refuseUse(v: View, card: string, token: boolean): Reason {
  if (!v.hand?.includes(card)) return no('TS-70', 'You do not hold that card.')
  if (card === 'first-aid-kit' && v.health >= 5) return no('TS-45', 'You are as healthy as can be.')
  if (token) return no('TS-81', "Only a Survivalist's token makes it cheaper.")
  return no('TS-31', 'You cannot pay for that.')
}

function refuseAttack(v: View, move: Extract<Move, { move: 'attack' }>): Reason {
  const name = v.slots[move.slot - 1]
  const supply = name ? SUPPLIES.find(({ id }) => id === name.replace(/\/.*|!/g, '')) : undefined
  if (!supply?.modes.some(({ id }) => id === move.mode)) return no('TS-56', 'That weapon is not equipped there.')
  const mode = modeNamed(move.mode)
  if (v.attackActions > 0 && v.inPlay.includes('panic')) return no('TS-33', 'Panic: only one Attack Action this turn.')
  if (mode.kind === 'ranged' && name?.includes('/0')) return no('TS-60', 'It is out of ammo.')
  if (mode.once && v.usedOnce.includes(supply.id)) return no('TS-56', 'That way to fire it works only once a turn.')
  const zombie = move.target % 10 === 0 ? null : targetIn(v, move.target)
  if (move.target % 10 !== 0 && zombie === null) return no('TS-56', 'There is no zombie there.')
  if (zombie && zombie.time > 0) return no('TS-117', 'You cannot bring yourself to aim at a friend.')
  const distance = Math.abs(((move.target / 10) | 0) - v.row)
  if (distance < mode.min || distance > mode.max)
    return no('TS-57', `That is ${distance} rows away; the range is ${mode.min} to ${mode.max}.`)
  if (move.token) return no('TS-73', 'A token does not help with that now.')
  if (v.energy < mode.cost) return no('TS-31', `That costs ${mode.cost}E; you have ${v.energy}E.`)
  return no('TS-56', 'That attack is not possible like this.')
}

function refuseUnarmed(v: View, kind: 'stomp' | 'knock-down', target: number): Reason {
  const zombie = targetIn(v, target)
  if (v.down) return no('TS-39', 'You must be standing for that.')
  if (zombie === null || ((target / 10) | 0) !== v.row) return no('TS-68', 'There is no such zombie in your row.')
  if (zombie.time > 0) return no('TS-117', 'You cannot bring yourself to hurt a friend.')
  if (v.energy < 1) return no('TS-31', 'That costs 1E.')
  if (v.attackActions > 0 && v.inPlay.includes('panic')) return no('TS-33', 'Panic: only one Attack Action this turn.')
  return kind === 'stomp'
    ? no('TS-68', 'Only a zombie on the ground can be stomped.')
    : no('TS-68', 'Only a standing zombie that is no Crawler can be knocked down.')
}

function refuseAbility(v: View): Reason {
  if (v.tokens === 0) return no('TS-73', 'You have no Ability token.')
  if (v.abilityUsed) return no('TS-73', 'You have used your ability this turn.')
  if (v.ability === 'doctor') return no('TS-45', 'You are as healthy as can be.')
  return no('TS-73', 'Your ability does not work like that.')
}

function refuseCard(v: View, card: string): Reason {
  if (!v.hand?.includes(card)) return no('TS-70', 'You do not hold that card.')
  const tactic = SURVIVOR_TACTICS.find(({ id }) => id === card)
  if (!tactic) return no('TS-70', 'That is no Tactics card.')
  if (tactic.when !== 'own') return no('TS-70', `${titleOf(card)} waits for its own moment.`)
  if (v.energy < tactic.cost) return no('TS-31', `That costs ${tactic.cost}E; you have ${v.energy}E.`)
  if (tactic.class === 'movement') {
    if (v.grabbedBy !== null) return no('TS-127', 'You are held: break free first.')
    if (v.inPlay.includes('exhausted')) return no('TS-33', 'You are exhausted: no Movement Actions this turn.')
    if (v.down) return no('TS-39', 'You are on the ground: stand up first.')
  }
  if (tactic.class === 'attack' && v.attackActions > 0 && v.inPlay.includes('panic'))
    return no('TS-33', 'Panic: only one Attack Action this turn.')
  return no('TS-154', 'It would change nothing now, or not like that.')
}

function refuseZombie(v: View, move: Move): Reason {
  switch (move.move) {
    case 'shamble': {
      const zombie = targetIn(v, move.target)
      if (zombie === null) return no('TS-104', 'There is no zombie there.')
      const from = (move.target / 10) | 0
      if (from === ROWS && v.inPlay.includes('distraction')) return no('TS-70', 'It is distracted and does not move.')
      if (zombie.down) return no('TS-104', 'It is down; it must stand up first.')
      const to = from + move.by
      if (to < 1 || to > ROWS) return no('TS-128', 'Zombies never leave the alley.')
      if ((v.rows[to - 1]?.zombies.length ?? 0) >= 3)
        return no('TS-111', 'There are already three zombies in that row.')
      return v.energy < 1 ? no('TS-31', 'You have no Energy left.') : no('TS-114', 'It cannot go that far.')
    }
    case 'bite':
    case 'trip':
    case 'grab':
      return refuseBite(v, move.move, move.target)
    case 'rise':
      return no('TS-105', 'It is not down, or cannot stand up, or there is no Energy left.')
    case 'deploy':
      return refuseEntry(v, move.card, 'TS-108')
    case 'shriek':
      return v.shrieked ? no('TS-115', 'There has been a Shriek this turn.') : refuseEntry(v, move.card, 'TS-115')
    case 'draw-card':
    case 'trade':
      return no('TS-109', 'A card costs 1E, or two cards of your hand.')
    case 'play': {
      if (!v.zombieHand?.includes(move.card)) return no('TS-110', 'You do not hold that card.')
      const tactic = ZOMBIE_TACTICS.find(({ id }) => id === move.card)
      if (tactic?.when === 'react') return no('TS-110', `${titleOf(move.card)} waits for its own moment.`)
      if (tactic && v.energy < tactic.cost) return no('TS-31', `That costs ${tactic.cost}E; you have ${v.energy}E.`)
      return no('TS-154', 'It would change nothing now, or not like that.')
    }
    default:
      return no('TS-D22', `"${move.move}" is nothing you can do now.`)
  }
}

function refuseBite(v: View, kind: 'bite' | 'trip' | 'grab', target: number): Reason {
  const zombie = targetIn(v, target)
  if (zombie === null || ((target / 10) | 0) !== v.row) return no('TS-106', 'It must be in the Survivor’s row.')
  if (v.row === ROWS && v.inPlay.includes('distraction')) return no('TS-70', 'It is distracted and does not attack.')
  if (kind === 'grab') return no('TS-118', 'Only a standing Zombie Friend with time tokens can grab.')
  if (zombie.time > 0) return no('TS-117', 'A Zombie Friend with time tokens can only grab.')
  if (zombie.attacked) return no('TS-106', 'It has used its attack this turn.')
  if (v.energy < 1) return no('TS-31', 'You have no Energy left.')
  return no('TS-107', 'Only a standing zombie can do that.')
}

function refuseEntry(v: View, card: string, rule: string): Reason {
  if (!v.zombieHand?.includes(card)) return no(rule, 'You do not hold that zombie.')
  if (v.rows[ROWS - 1].zombies.length >= 3) return no('TS-111', 'There are already three zombies in row ten.')
  if (rule === 'TS-115') return no(rule, 'A standing Shrieker calls only base zombies.')
  return no('TS-31', 'You cannot pay for that.')
}

/** What one might well try at this moment and may not. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.asked === 'survivor-acts' && seat === SURVIVOR) temptSurvivor(v, tempting)
  if (v.asked === 'zombie-acts' && seat === ZOMBIE) temptZombie(v, tempting)
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function temptSurvivor(v: View, list: Move[]): void {
  const held = v.grabbedBy !== null || v.inPlay.includes('exhausted')
  const crawls = v.down && v.health === 1 && v.options['permanent-knockdown']
  if (held || (v.down && !crawls) || v.energy === 0) list.push({ move: 'walk', by: 1 })
  if (v.down && (v.energy === 0 || crawls)) list.push({ move: 'stand-up' })
  if (v.hand && v.slots.every(slot => slot !== null)) {
    for (const card of v.hand) {
      const supply = SUPPLIES.find(({ id }) => id === card.replace(/\/.*|!/g, ''))
      if (supply && supply.class !== 'item') list.push({ move: 'equip', card })
    }
  }
  v.slots.forEach((name, i) => {
    if (!name?.includes('/0')) return
    const supply = SUPPLIES.find(({ id }) => id === name.replace(/\/.*|!/g, ''))
    const mode = supply?.modes.find(({ kind }) => kind === 'ranged')
    const target = v.rows.findIndex(({ zombies }) => zombies.length > 0)
    if (mode && target >= 0)
      list.push({
        move: 'attack',
        slot: i + 1,
        mode: mode.id,
        target: (target + 1) * 10 + 1,
        token: false,
        quick: false,
        second: null,
      })
  })
  if (v.tokens === 0 || v.abilityUsed) {
    if (['soccer-player', 'doctor', 'scavenger'].includes(v.ability ?? '')) list.push({ move: 'ability' })
  }
}

function temptZombie(v: View, list: Move[]): void {
  v.rows[v.row - 1]?.zombies.forEach((zombie, i) => {
    if (zombie.attacked || zombie.time > 0 || v.energy === 0) list.push({ move: 'bite', target: v.row * 10 + i + 1 })
  })
  const full = v.rows[ROWS - 1].zombies.length >= 3
  const zombies = v.zombieHand?.filter(card => !ZOMBIE_TACTICS.some(({ id }) => id === card)) ?? []
  for (const card of new Set(zombies)) {
    if (full || v.energy === 0) list.push({ move: 'deploy', card })
  }
}
