import { type Seat, say } from '@holdout/engine'
import { quantity, whose } from '@holdout/words'
import { type Place, placeOf, seatOf } from '../codes.ts'
import { type Ask, type Cx, type MoveOf, nothing } from '../cx.ts'
import { type Box, boxOf, type Face, type Kind, type Means } from '../data/box.ts'
import { type AttackMove, attackOf, boostOf, type Rerolling } from '../moves.ts'
import { diceShown, partsOf, titleIn } from '../say/parts.ts'
import {
  type Attack,
  advantage,
  characterOf,
  countIn,
  hasEnemies,
  kindsIn,
  MOST_DICE,
  type State,
  type Turn,
} from '../state.ts'
import { addTally, raiseTally } from './experience.ts'
import { holds, takeFromBag } from './inventory.ts'
import { asked } from './time.ts'
import { hasParts } from './trade.ts'
import { ACTION, inTurn, isSeat, type TurnStep } from './turn.ts'

/** What a player has to attack with: bare hands, weapons, crafted attacks. */
export function meansOf(s: State, who: Place): Means[] {
  const box = boxOf(s)
  const { bag } = s.players[who]
  const list: Means[] = [box.means[0]]
  for (const card of kindsIn(bag)) {
    const at = box.rubble[card].means
    if (at !== null) list.push(box.means[at])
  }
  for (const means of box.means) if (means.parts !== null && hasParts(bag, means.parts)) list.push(means)
  return list
}

/** DL-144 Whether a character never attacks in this way. */
export function refusesWay(s: State, who: Place, { way, card }: Means): boolean {
  const { drawback } = characterOf(s, who)
  return card !== null && drawback.do === 'refuses' && drawback.way === way
}

/** DL-74 Whether a player has the least ammunition that it needs. */
export function hasAmmo(s: State, who: Place, { ammo, needs }: Means): boolean {
  return ammo === null || countIn(s.players[who].bag, ammo) >= needs
}

/** DL-72 Whether a melee attack in another area is barred by an enemy in the player's own. */
function isTiedDown(s: State, who: Place, area: Place, { way }: Means): boolean {
  return area !== who && way === 'melee' && hasEnemies(boxOf(s), s.players[who].line)
}

function meansIn(s: State, { with: id }: AttackMove): Means {
  return boxOf(s).means.find(means => means.id === id) as Means
}

function attacksIn(s: State, seat: Seat, areas: readonly Place[]): AttackMove[] {
  const able = meansOf(s, placeOf(seat))
  return areas.flatMap(area => able.map(({ id }) => attackOf(seatOf(area), id)))
}

/** DL-71 to DL-73, DL-89 Any weapon, in any area with a horde card. */
export const attack: MoveOf<'attack', TurnStep> = {
  rule: 'DL-71',
  label({ area, with: means }, v) {
    const p = partsOf(v)
    return area === v.you
      ? say`Attack in your own area with ${p.weapon(means)}`
      : say`Attack in ${whose(area)} area with ${p.weapon(means)}`
  },
  candidates: (s, _step, seat) => attacksIn(s, seat, [...s.players.keys()]),
  /** In the player's own area and one other, which have all the reasons. */
  tempting(s, { spent }, seat) {
    const own = placeOf(seat)
    const others = [...s.players.keys()].filter(area => area !== own)
    const areas = [own, ...others].filter(area => s.players[area].line.length > 0)
    return attacksIn(s, seat, areas.slice(0, spent ? 1 : 2))
  },
  exists: [
    ['DL-71', (s, move) => isSeat(s, move.area) && meansIn(s, move) !== undefined, 'There is no such weapon or area.'],
    [
      'DL-71',
      (s, move, _step, seat) => meansIn(s, move).card === null || holds(s, seat, move.with),
      (s, move) => `You have no ${titleIn(s, move.with)}.`,
    ],
    [
      'DL-71',
      (s, move, _step, seat) => {
        const { parts } = meansIn(s, move)
        return parts === null || hasParts(s.players[placeOf(seat)].bag, parts)
      },
      (s, move) => `You do not have both parts for the ${titleIn(s, move.with)}.`,
    ],
  ],
  needs: [
    ...ACTION,
    ['DL-89', (s, { area }) => s.players[placeOf(area)].line.length > 0, 'There is no horde card in that area.'],
    [
      'DL-144',
      (s, move, _step, seat) => !refusesWay(s, placeOf(seat), meansIn(s, move)),
      (s, move, _step, seat) => {
        const { way } = meansIn(s, move)
        const weapon = way === 'firearm' ? 'firearm' : `${way} weapon`
        return `${titleIn(s, characterOf(s, placeOf(seat)).id)} cannot attack with a ${weapon}.`
      },
    ],
    [
      'DL-74',
      (s, move, _step, seat) => hasAmmo(s, placeOf(seat), meansIn(s, move)),
      (s, move) => `The ${titleIn(s, move.with)} needs ${titleIn(s, boxOf(s).names[meansIn(s, move).ammo as Kind])}.`,
    ],
    [
      'DL-72',
      (s, move, _step, seat) => !isTiedDown(s, placeOf(seat), placeOf(move.area), meansIn(s, move)),
      'With an enemy in your own area you cannot make a melee attack in another area.',
    ],
  ],
  elsewhere: inTurn('DL-42', 'There are no attacks in the search phase.'),
  take: (s, { area, with: id }, cx, _step, seat) => declareAttack(s, placeOf(seat), placeOf(area), id, cx),
}

/** DL-78 Queues the steps of an attack. A Nail Bomb has no roll (DL-134). */
function declareAttack(s: State, by: Place, area: Place, id: string, cx: Cx): void {
  const box = boxOf(s)
  const at = box.means.findIndex(other => other.id === id)
  const means = box.means[at]
  const attack: Attack = {
    by,
    area,
    means: at,
    used: [],
    ammo: null,
    dice: 0,
    convert: means.convert,
    misses: 0,
    bodies: 0,
    heads: means.heads,
    at: 0,
    felled: [],
    rolled: null,
  }
  s.attack = attack
  for (const part of means.parts ?? []) {
    takeFromBag(s.players[by].bag, part)
    attack.used.push(part)
  }
  const slot = box.attacksSlot[at]
  if (slot !== null) s.players[by].tally[slot] += 1
  cx.emit?.({ event: 'attacked', rule: 'DL-71', who: seatOf(by), area: seatOf(area), with: id })
  const ending = [{ step: 'pay' }, { step: 'attack-ends' }, { step: 'action-done' }] as const
  if (means.heads > 0) cx.next(...ending)
  else cx.next({ step: 'prepare' }, { step: 'roll' }, { step: 'lucky' }, { step: 'collateral' }, ...ending)
}

/** DL-75, DL-76 Dice of weapon, ammunition, boosts and character; at least 1, at most the limit. */
export function diceFor(s: State, attack: Attack, ammo: number): number {
  const box = boxOf(s)
  const means = box.means[attack.means]
  const { drawback } = characterOf(s, attack.by)
  let dice = means.dice
  if (means.ammo !== null) dice += ammo * box.rubble[means.ammo].dice
  for (const card of attack.used) dice += box.rubble[card].boost?.dice ?? 0
  if (means.way !== 'crafted') {
    dice += bonusDice(s, attack.by, means)
    if (drawback.do === 'dice' && drawback.way === (means.way === 'melee' ? 'melee' : 'distance'))
      dice += drawback.amount
  }
  return Math.min(Math.max(1, dice), diceLimit(s, attack.by))
}

/** DL-143 to DL-145 Bonus dice of a character with this kind of weapon. */
function bonusDice(s: State, who: Place, means: Means): number {
  const { advantage: own } = characterOf(s, who)
  return own.do === 'dice' && own.way === means.way ? advantage(s, who, 'dice') : 0
}

function diceLimit(s: State, who: Place): number {
  const { drawback } = characterOf(s, who)
  return drawback.do === 'dice-limit' ? Math.min(drawback.amount, MOST_DICE) : MOST_DICE
}

/** DL-74 The legal numbers of ammunition cards: the least number needed, and every number that adds a die. */
export function legalAmmo(s: State, attack: Attack): number[] {
  const { ammo, needs } = boxOf(s).means[attack.means]
  if (ammo === null) return [0]
  const held = countIn(s.players[attack.by].bag, ammo)
  const legal = [needs]
  for (let cards = needs + 1; cards <= held; cards++)
    if (diceFor(s, attack, cards) > diceFor(s, attack, cards - 1)) legal.push(cards)
  return legal
}

/** DL-79, DL-129 to DL-131, DL-133 The boosts that may be declared for this attack. */
export function boostsFor(s: State, attack: Attack): Kind[] {
  const { rubble } = boxOf(s)
  return kindsIn(s.players[attack.by].bag).filter(
    card =>
      rubble[card].boost !== null &&
      isBeforeRoll(s, card) &&
      fitsWay(s, attack, card) &&
      isUnused(s, attack, card) &&
      helps(s, attack, card),
  )
}

type Boost = NonNullable<Box['rubble'][number]['boost']>

function boostOn(s: State, card: Kind): Boost {
  return boxOf(s).rubble[card].boost as Boost
}

function isBeforeRoll(s: State, card: Kind): boolean {
  return !boostOn(s, card).reroll
}

function fitsWay(s: State, { means }: Attack, card: Kind): boolean {
  const { way } = boostOn(s, card)
  return way === null || way === boxOf(s).means[means].way
}

function isUnused(s: State, { used }: Attack, card: Kind): boolean {
  return !boostOn(s, card).once || !used.includes(card)
}

/** DL-129 Whether a boost converts bodies, or adds at least 1 die under the limit. */
function helps(s: State, attack: Attack, card: Kind): boolean {
  if (boostOn(s, card).convert > 0) return true
  const { needs } = boxOf(s).means[attack.means]
  const before = diceFor(s, attack, needs)
  attack.used.push(card)
  const after = diceFor(s, attack, needs)
  attack.used.pop()
  return after > before
}

const kindIn = (s: State, { card }: { readonly card: string }): Kind => boxOf(s).kinds.get(card) as Kind

const boost: MoveOf<'boost'> = {
  rule: 'DL-79',
  label: ({ card }, v) => say`Add ${partsOf(v).card(card)}`,
  candidates(s, _step, seat) {
    const { rubble, names } = boxOf(s)
    return kindsIn(s.players[placeOf(seat)].bag)
      .filter(card => rubble[card].boost !== null)
      .map(card => boostOf(names[card]))
  },
  exists: [
    [
      'DL-79',
      (s, move, _step, seat) => holds(s, seat, move.card) && boxOf(s).rubble[kindIn(s, move)].boost !== null,
      (s, { card }) => `You have no ${titleIn(s, card)} to add.`,
    ],
  ],
  needs: [
    [
      'DL-132',
      (s, move) => isBeforeRoll(s, kindIn(s, move)),
      (s, { card }) => `${titleIn(s, card)} is used after the roll.`,
    ],
    [
      'DL-79',
      (s, move) => fitsWay(s, s.attack as Attack, kindIn(s, move)),
      (s, move) => `${titleIn(s, move.card)} can be added only to a ${boostOn(s, kindIn(s, move)).way} attack.`,
    ],
    [
      'DL-79',
      (s, move) => isUnused(s, s.attack as Attack, kindIn(s, move)),
      (s, { card }) => `${titleIn(s, card)} can be added only once per attack.`,
    ],
    [
      'DL-129',
      (s, move) => helps(s, s.attack as Attack, kindIn(s, move)),
      (s, { card }) => `${titleIn(s, card)} would add no die.`,
    ],
  ],
  elsewhere: inTurn('DL-78', 'First declare an attack.'),
  take(s, move, cx, _step, seat) {
    const attack = s.attack as Attack
    const card = kindIn(s, move)
    takeFromBag(s.players[attack.by].bag, card)
    attack.used.push(card)
    attack.convert += boostOn(s, card).convert
    cx.emit?.({ event: 'boosted', rule: 'DL-79', who: seat, card: move.card })
    cx.next({ step: 'prepare' })
  },
}

const ROLLS = Array.from({ length: 49 }, (_, ammo) => ({ move: 'roll', ammo }) as const)

/** The ammunition cards that the attacker has for this weapon. */
function ammoHeld(s: State): number {
  const { by, means } = s.attack as Attack
  const { ammo } = boxOf(s).means[means]
  return ammo === null ? 0 : countIn(s.players[by].bag, ammo)
}

function weaponOf(s: State): Means {
  return boxOf(s).means[(s.attack as Attack).means]
}

const roll: MoveOf<'roll'> = {
  rule: 'DL-78',
  label({ ammo }, v) {
    const dice = v.attack?.choices.find(choice => choice.ammo === ammo)?.dice
    const count = dice === undefined ? '' : ` ${quantity(dice, 'die', 'dice')}`
    return ammo === 0 ? say`Roll${count}` : say`Roll${count} with ${quantity(ammo, 'ammunition card')}`
  },
  candidates: s => ROLLS.slice(0, ammoHeld(s) + 1),
  tempting: nothing,
  exists: [
    [
      'DL-74',
      (s, { ammo }) => weaponOf(s).ammo !== null || ammo === 0,
      s => `${titleIn(s, weaponOf(s).id)} needs no ammunition.`,
    ],
    [
      'DL-74',
      (s, { ammo }) => Number.isInteger(ammo) && ammo >= 0 && ammo <= ammoHeld(s),
      s => `You have only ${quantity(ammoHeld(s), 'ammunition card')} for this weapon.`,
    ],
  ],
  needs: [
    [
      'DL-74',
      (s, { ammo }) => ammo >= weaponOf(s).needs,
      s => `The ${titleIn(s, weaponOf(s).id)} needs at least ${quantity(weaponOf(s).needs, 'ammunition card')}.`,
    ],
    [
      'DL-74',
      (s, { ammo }) => legalAmmo(s, s.attack as Attack).includes(ammo),
      'The last of these ammunition cards would add no die.',
    ],
  ],
  elsewhere: inTurn('DL-78', 'First declare an attack.'),
  take(s, { ammo }) {
    ;(s.attack as Attack).ammo = ammo
  },
}

/** DL-78 First the boosts, then the ammunition, then the roll. The attacker is asked only if there is a choice. */
export const prepare: Ask<'prepare'> = {
  rule: 'DL-78',
  ...asked(s => {
    const { attack } = s
    if (attack === null || attack.ammo !== null) return []
    return boostsFor(s, attack).length > 0 || legalAmmo(s, attack).length > 1 ? [seatOf(attack.by)] : []
  }),
  question: ({ attack }) =>
    attack && attack.choices.length > 1 ? say`Add boosts, choose ammunition, then roll.` : say`Add a boost, or roll.`,
  moves: { boost, roll },
  first: { rule: 'DL-78', text: 'Your attack is declared. First roll the dice.' },
  /** The least ammunition. */
  timeout: s => ROLLS[legalAmmo(s, s.attack as Attack)[0]],
}

/** DL-78 Counts the dice, fixes them (DL-23) and rolls. */
export function rollAttack(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const box = boxOf(s)
  const { ammo } = box.means[attack.means]
  const cards = attack.ammo ?? legalAmmo(s, attack)[0]
  attack.ammo = cards
  attack.dice = diceFor(s, attack, cards)
  for (let i = 0; i < cards; i++) {
    takeFromBag(s.players[attack.by].bag, ammo as Kind)
    attack.used.push(ammo as Kind)
  }
  for (let i = 0; i < attack.dice; i++) countFace(attack, rollDie(box, 'attack', cx))
  const { misses, bodies, heads } = attack
  cx.emit?.({
    event: 'rolled',
    rule: 'DL-78',
    who: seatOf(attack.by),
    dice: attack.dice,
    ammo: cards,
    misses,
    bodies,
    heads,
  })
}

export function rollDie(box: Box, name: string, cx: Cx): Face {
  return box.combatDie[cx.chance.pick(name, box.combatDie)]
}

function countFace(attack: Attack, face: Face): void {
  if (face === 'miss') attack.misses++
  else if (face === 'body') attack.bodies++
  else attack.heads++
}

/** The attacker's newest card that allows a re-roll; null if there is none. */
function rerollCard(s: State, who: Place): Kind | null {
  const { rubble } = boxOf(s)
  return s.players[who].bag.findLast(card => rubble[card].boost?.reroll) ?? null
}

const STAND = { move: 'stand' } as const

/** DL-132 Re-rolls the chosen dice; another Lucky may follow. */
const reroll: MoveOf<'reroll'> = {
  rule: 'DL-132',
  label: ({ misses, bodies, heads }) => say`Re-roll ${diceShown(misses, bodies, heads)}`,
  candidates(s) {
    const attack = s.attack as Attack
    const list: Extract<Rerolling, { move: 'reroll' }>[] = []
    for (let misses = 0; misses <= attack.misses; misses++)
      for (let bodies = 0; bodies <= attack.bodies; bodies++)
        for (let heads = 0; heads <= attack.heads; heads++)
          if (misses + bodies + heads > 0) list.push({ move: 'reroll', misses, bodies, heads })
    return list
  },
  exists: [
    [
      'DL-132',
      (s, { misses, bodies, heads }) => {
        const attack = s.attack as Attack
        return misses <= attack.misses && bodies <= attack.bodies && heads <= attack.heads
      },
      'You can re-roll only dice that show in your roll.',
    ],
    ['DL-132', (_s, { misses, bodies, heads }) => misses + bodies + heads > 0, 'Choose at least 1 die to re-roll.'],
  ],
  elsewhere: inTurn('DL-132', 'You can re-roll dice only right after your attack roll.'),
  take(s, move, cx, _step, seat) {
    const box = boxOf(s)
    const attack = s.attack as Attack
    const card = rerollCard(s, placeOf(seat)) as Kind
    takeFromBag(s.players[attack.by].bag, card)
    attack.used.push(card)
    attack.misses -= move.misses
    attack.bodies -= move.bodies
    attack.heads -= move.heads
    const again = move.misses + move.bodies + move.heads
    for (let i = 0; i < again; i++) countFace(attack, rollDie(box, 'attack', cx))
    const { misses, bodies, heads } = attack
    cx.emit?.({ event: 'rerolled', rule: 'DL-132', who: seat, misses, bodies, heads })
    cx.next({ step: 'lucky' })
  },
}

const stand: MoveOf<'stand'> = {
  rule: 'DL-132',
  label: () => say`Keep the roll`,
  candidates: [STAND],
  elsewhere: inTurn('DL-132', 'There is no attack roll to keep now.'),
  take: () => undefined,
}

/** DL-132 Every choice of dice to re-roll, or none. */
export const lucky: Ask<'lucky'> = {
  rule: 'DL-D14',
  ...asked(s => {
    const { attack } = s
    return attack !== null && attack.dice > 0 && rerollCard(s, attack.by) !== null ? [seatOf(attack.by)] : []
  }),
  question: ({ attack }) =>
    attack
      ? say`You rolled ${diceShown(attack.misses, attack.bodies, attack.heads)}. Which dice do you re-roll?`
      : say`Which dice do you re-roll?`,
  moves: { reroll, stand },
  first: { rule: 'DL-78', text: 'First re-roll dice or keep the roll.' },
  timeout: () => STAND,
}

/** DL-80 The roll is final. Each miss of a distance attack in another player's area damages that player. */
export function dealCollateral(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const means = boxOf(s).means[attack.means]
  const attacker = s.players[attack.by]
  attack.rolled = { misses: attack.misses, heads: attack.heads }
  raiseTally(attacker, 'most-heads-rolled', attack.heads)
  if (attack.misses === 0) raiseTally(attacker, 'most-dice-without-miss', attack.dice)
  if (means.way === 'firearm') raiseTally(attacker, 'most-firearm-dice', attack.dice)
  if (means.way === 'melee' || attack.area === attack.by || attack.misses === 0) return
  const damage = s.options['collateral-per'] === 'die' ? attack.misses : 1
  cx.emit?.({ event: 'collateral', rule: 'DL-80', who: seatOf(attack.by), to: seatOf(attack.area), damage })
  const points = s.options['collateral-order'] === 'full' ? absorbInArea(s, attack.area, damage, cx) : damage
  if (points > 0) cx.next({ step: 'damage', who: attack.area, points, source: 'collateral' })
}

/** R-35 With the option, Survivors and barricades absorb collateral damage first. */
function absorbInArea(s: State, area: Place, damage: number, cx: Cx): number {
  const { survivor } = boxOf(s)
  const player = s.players[area]
  let points = damage
  for (; points > 0 && player.line.includes(survivor); points--) {
    s.hordeDiscard.push(...player.line.splice(player.line.indexOf(survivor), 1))
    cx.emit?.({ event: 'survivor-killed', rule: 'DL-R35', at: seatOf(area), by: 'collateral' })
  }
  for (; points > 0 && player.barricades > 0; points--) {
    player.barricades -= 1
    cx.emit?.({ event: 'barricade-broken', rule: 'DL-R35', at: seatOf(area), left: player.barricades })
  }
  return points
}

/** Counts what an attack did, for objectives. */
export function countAttack(s: State, attack: Attack): void {
  const box = boxOf(s)
  const means = box.means[attack.means]
  const attacker = s.players[attack.by]
  const abroad = attack.area !== attack.by
  let enemies = 0
  for (const card of attack.felled) {
    if (card === box.survivor) addTally(attacker, 'survivors-felled')
    else {
      enemies++
      countFelled(s, attack.by, card)
      if (means.way === 'silent') {
        addTally(attacker, 'felled-silently')
        if (box.horde[card].kept) addTally(attacker, 'trophies-felled-silently')
      }
    }
  }
  if (means.way === 'melee') raiseTally(attacker, 'most-felled-by-melee', enemies)
  if (means.way === 'firearm') raiseTally(attacker, 'most-felled-by-firearm', enemies)
  const slot = box.mostFelledSlot[attack.means]
  if (slot !== null) attacker.tally[slot] = Math.max(attacker.tally[slot], enemies)
  if (!abroad || enemies === 0) return
  const turn = s.turn as Turn
  turn.felledAbroad += enemies
  raiseTally(attacker, 'most-felled-abroad-in-turn', turn.felledAbroad)
  if (means.way === 'firearm' && attack.rolled?.misses === 0) addTally(attacker, 'clean-shots-abroad')
  if (!hasEnemies(box, s.players[attack.area].line)) addTally(attacker, 'areas-cleared-abroad')
}

/** Counts one enemy eliminated by a player's own attack or trap. */
export function countFelled(s: State, who: Place, card: Kind): void {
  const player = s.players[who]
  player.tally[boxOf(s).felledSlot[card]] += 1
  if (s.round === 1) addTally(player, 'felled-in-round-1')
}
