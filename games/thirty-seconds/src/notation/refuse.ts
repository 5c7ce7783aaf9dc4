import { InputError } from '@holdout/engine'
import { ALL_SUPPLIES, nameOf, SURVIVOR_TACTICS, type SurvivorEffect, supplyOf, zombieOf } from '../data/load.ts'
import { abilityOf, HAND_LIMITS, isSolo, ROWS, type State, SURVIVOR, ZOMBIE } from '../state.ts'

/** TS-11 The most zombies behind the door. */
const WAREHOUSE = 3

function no(what: string): never {
  throw new InputError(what)
}

/** Throws on a position that cannot occur, with the rule that forbids it. */
export function refuseImpossible(s: State, turn: string, runs: boolean): void {
  if (s.row > ROWS) no('the Survivor is in the street: that game is over (TS-21)')
  if (s.health < 1) no('the Survivor has no health: that game is over (TS-22)')
  if (s.round < 1) no('rounds are counted from 1')
  const limit = s.options['round-limit']
  if (limit > 0 && s.round > limit + (turn === 'survivor-draw' ? 1 : 0)) no(`round ${s.round}; the limit is ${limit}`)
  if (s.timeTokens.some(count => count < 0)) no('more time tokens on the cards than there are (TS-14)')
  if (s.warehouse.length > WAREHOUSE) no(`${s.warehouse.length} zombies behind the door; ${WAREHOUSE} at most (TS-11)`)
  refuseEnergy(s, turn)
  refuseTokens(s)
  refuseSupplies(s)
  refuseZombies(s)
  if (!runs) refuseHands(s, turn)
  if (isSolo(s) && s.zombieHand.length) no('in solo there is no Zombie hand (TS-19)')
}

/** TS-28 Energy above that of the card comes from cards and the Soccer Player's token. */
function refuseEnergy(s: State, turn: string): void {
  const { energy, id } = abilityOf(s)
  const shots = ALL_SUPPLIES.reduce((sum, card) => sum + (supplyOf(card).use?.energy ?? 0), 0)
  const winds = SURVIVOR_TACTICS.reduce((sum, { effect, count }) => sum + energyOf(effect) * count, 0)
  const survivors = energy + shots + winds + (id === 'soccer-player' ? 1 : 0)
  const most = turn.startsWith('zombie') ? (isSolo(s) ? energy : s.options['zombie-energy']) : survivors
  if (s.energy > most) no(`${s.energy} Energy; ${most} at most (TS-28)`)
  if (s.energyLost > energy)
    no(`${s.energyLost} Energy lost for the rest of the match; there are only ${energy} (TS-147)`)
  if (!s.options.concussion && s.concussions + s.energyLost > 0)
    no('Concussion tokens and lost Energy need "options concussion=on" (TS-146)')
}

function energyOf(effect: SurvivorEffect): number {
  return effect.do === 'gain-energy' ? effect.energy : 0
}

/** TS-02 The Ability tokens of the character, on the card and in the rows it names. */
function refuseTokens(s: State): void {
  const { tokens, rows } = abilityOf(s)
  const lying = s.rows.flatMap((row, i) => (row.token ? [i + 1] : []))
  const strange = lying.find(row => !rows.includes(row))
  if (strange !== undefined)
    no(`an Ability token in row ${strange}; the tokens of ${s.character} start in row ${rows.join(' and ')} (TS-02)`)
  const most = tokens + rows.length
  if (s.tokens + lying.length > most)
    no(`${s.tokens + lying.length} Ability tokens; ${s.character} has ${most} (TS-02)`)
}

function refuseSupplies(s: State): void {
  for (const card of s.slots)
    if (card !== null && supplyOf(card).class === 'item')
      no(`${nameOf(card)} is an item, which is never equipped (TS-53)`)
  const { weapon } = abilityOf(s)
  const unique = ALL_SUPPLIES.filter(card => supplyOf(card).unique && !s.removed.includes(card))
  for (const card of unique)
    if (nameOf(card) !== weapon) no(`${s.character} never has the ${nameOf(card)}: it is another character's weapon`)
}

function refuseZombies(s: State): void {
  for (const row of s.rows)
    for (const { card, down, time } of row.zombies) {
      if (down && zombieOf(card).id === 'crawler') no('a Crawler never has a knockdown token (TS-113)')
      if (time > 0 && zombieOf(card).id !== 'zombie-friend') no('only a Zombie Friend has time tokens (TS-116)')
      if (time > 2) no('a Zombie Friend has two time tokens at most (TS-116)')
      if (card !== s.grabbedBy) continue
      if (zombieOf(card).id !== 'zombie-friend') no('only a Zombie Friend grabs (TS-118)')
      if (down || time > 0)
        no('a Zombie Friend that has grabbed the Survivor is standing and has no time tokens (TS-118, TS-127)')
    }
}

/** TS-88 The hand was within the limit at the end of the owner's last turn, or is that of the setup. */
function refuseHands(s: State, turn: string): void {
  const hands = { [SURVIVOR]: s.hand.length, [ZOMBIE]: s.zombieHand.length }
  for (const [seat, count] of Object.entries(hands)) {
    const most =
      HAND_LIMITS[seat] + (seat === SURVIVOR && turn === 'survivor-draw' && s.round === 1 ? extraCards(s) : 0)
    if (turn !== seat && count > most) no(`the ${seat} holds ${count} cards out of turn; ${most} at most (TS-88)`)
  }
}

/** TS-04 The cards that options add to the four of the setup. They stay in hand until the first Resolution Phase. */
function extraCards({ options }: State): number {
  return Number(options['three-supplies']) + Number(options['first-aid-start'])
}
