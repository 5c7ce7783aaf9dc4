import type { Cx } from '../cx.ts'
import { type CardId, nameOf, supplyOf } from '../data/load.ts'
import { type AiStep, type ChartEntry, SOLO_DECKS } from '../data/solo.ts'
import type { AiStepName, ChartEntryName } from '../moves.ts'
import { cardIn, type Slot, setSlot, slotOf } from '../slots.ts'
import { countAhead, findZombie, hasRoom, isKind, ROWS, rowOf, type State, type Zombie } from '../state.ts'
import { loseAmmo } from './attack.ts'
import { ACTION_COST } from './costs.ts'
import { canDraw, discardSupply, drawZombie } from './decks.ts'
import { dropSlot } from './supplies.ts'
import { attackBy, grab, lineOf, mayAttack, mayGrab } from './zombie-attack.ts'
import { mayAdvance, mayGoTwo, movesBy, towards } from './zombie-moves.ts'
import { chosen, enter, mayRise, mayShriek, rises } from './zombie-turn.ts'

/** TS-132 Runs a step card: question, cost, instruction. If the answer is no, nothing happens and nothing is paid. */
export function aiStep(card: AiStep): (s: State, step: object, cx: Cx) => void {
  const run = instructions[card.do]
  if (run === undefined) throw new Error(`thirty-seconds data/solo.json: ${card.id}: unknown instruction "${card.do}"`)
  return (s, _step, cx) => {
    if (!answersYes(s, card) || s.energy < card.cost || !run(s, card, cx)) {
      cx.emit?.({ event: 'ai-step', rule: 'TS-132', step: card.id, done: false })
    }
  }
}

/** The part of a question about the Survivor or the number of zombies ahead (TS-155). */
function answersYes(s: State, card: AiStep): boolean {
  const { survivorFrom, fewerAhead, survivorDown } = card.if ?? {}
  if (survivorFrom !== undefined && s.row < survivorFrom) return false
  if (fewerAhead !== undefined && countAhead(s) >= fewerAhead) return false
  return !survivorDown || s.down
}

/** Does the instruction and pays for it. Returns false if it cannot be done (TS-141). */
type Instruction = (s: State, card: AiStep, cx: Cx) => boolean

function done(s: State, card: AiStep, cx: Cx): true {
  s.energy -= card.cost
  cx.emit?.({ event: 'ai-step', rule: 'TS-130', step: card.id, done: true })
  return true
}

const instructions: Readonly<Record<string, Instruction>> = {
  /** TS-131 Break-in, advance, then one zombie is put in play. */
  'draw-phase': (s, card, cx) => {
    cx.next({ step: 'break-in' }, { step: 'put-in-play', row: ROWS })
    return done(s, card, cx)
  },
  /** fa-02 Every standing zombie that can attack does so, one after another, while Energy lasts. */
  'all-attack': (s, card, cx) => {
    const zombie = standingAttacker(s)
    if (zombie === null) return false
    done(s, card, cx)
    cx.next({ step: card.id as AiStepName })
    attackBy(zombie, lineOf(zombie), cx)
    return true
  },
  'one-attacks': (s, card, cx) => {
    const zombie = standingAttacker(s)
    if (zombie === null) return false
    done(s, card, cx)
    attackBy(zombie, lineOf(zombie), cx)
    return true
  },
  'put-in-play': (s, card, cx) => {
    if (!mayPutInPlay(s, ROWS)) return false
    cx.next({ step: 'put-in-play', row: ROWS })
    return done(s, card, cx)
  },
  'move-in': (s, card, cx) => movesIn(s, card, cx) !== null,
  /**
   * fa-04, fa-06 The zombie moves in, then attacks if it can. TS-140 Not if a Confrontation killed or knocked it down.
   */
  'move-in-and-attack': (s, card, cx) => {
    const zombie = nearEnough(s, card)
    if (zombie === null) return false
    cx.next({ step: 'then-attack', zombie: zombie.card })
    return movesIn(s, card, cx) !== null
  },
  /** fa-05 On line B. */
  'attack-from-ground': (s, card, cx) => {
    const zombie = chosen(s, (one, row) => one.down && mayAttack(s, one, row))
    if (zombie === null) return false
    done(s, card, cx)
    attackBy(zombie, 'B', cx)
    return true
  },
  /** fa-07 One row toward the Survivor. */
  'move-near': (s, card, cx) => {
    const zombie = chosen(s, (one, row) => {
      const distance = Math.abs(row - s.row)
      return fits(one, card.who) && distance <= (card.within as number) && mayAdvance(s, one, row)
    })
    if (zombie === null) return false
    done(s, card, cx)
    movesBy(s, zombie, towards(s, rowOf(s, zombie.card) as number), 'TS-138', cx)
    return true
  },
  grab: (s, card, cx) => {
    const zombie = s.grabbedBy === null ? chosen(s, (one, row) => mayGrab(s, one, row)) : null
    if (zombie === null) return false
    done(s, card, cx)
    grab(s, zombie, cx)
    return true
  },
  /** fa-09 The nearest zombie far behind moves, a Runner two rows. */
  'move-far-behind': (s, card, cx) => {
    const zombie = chosen(s, (one, row) => s.row - row >= (card.beyond as number) && mayAdvance(s, one, row))
    if (zombie === null) return false
    done(s, card, cx)
    asFarAsItCan(s, zombie, cx)
    return true
  },
  rise: (s, card, cx) => {
    const zombie = chosen(s, one => mayRise(s, one))
    if (zombie === null) return false
    done(s, card, cx)
    rises(s, zombie, 'TS-105', cx)
    return true
  },
  /** TS-115 In solo the top card of the deck comes, of any kind. */
  shriek: (s, card, cx) => {
    if (!mayShriek(s) || !mayPutInPlay(s, ROWS)) return false
    s.shrieked = true
    cx.next({ step: 'put-in-play', row: ROWS })
    return done(s, card, cx)
  },
  roll: (s, card, cx) => {
    if (s.energy === 0) return false
    cx.next({ step: 'chart' })
    return done(s, card, cx)
  },
}

function fits(zombie: Zombie, who: string | undefined): boolean {
  return who === undefined || who === 'any' || isKind(zombie, who)
}

function standingAttacker(s: State): Zombie | null {
  return chosen(s, (zombie, row) => !zombie.down && mayAttack(s, zombie, row))
}

/** fa-04, fa-06, sw-09 A standing zombie that can reach the Survivor's row in one move. */
function nearEnough(s: State, card: AiStep): Zombie | null {
  return chosen(s, (zombie, row) => {
    const distance = Math.abs(row - s.row)
    if (distance > (card.within as number) || !fits(zombie, card.who)) return false
    return mayAdvance(s, zombie, row) && (distance === 1 || (mayGoTwo(s, zombie, row) && hasRoom(s, s.row)))
  })
}

function movesIn(s: State, card: AiStep, cx: Cx): Zombie | null {
  const zombie = nearEnough(s, card)
  if (zombie === null) return null
  done(s, card, cx)
  movesBy(s, zombie, s.row - (rowOf(s, zombie.card) as number), 'TS-138', cx)
  return zombie
}

/** TS-140 The attack after moving in, only if the zombie still stands there and there is Energy for it. */
export function thenAttack(s: State, { zombie }: { zombie: CardId }, cx: Cx): void {
  const found = findZombie(s, zombie)
  if (found === null || found.down || s.energy < ACTION_COST || !mayAttack(s, found, rowOf(s, zombie) as number)) return
  s.energy -= ACTION_COST
  attackBy(found, 'A', cx)
}

function asFarAsItCan(s: State, zombie: Zombie, cx: Cx): void {
  const row = rowOf(s, zombie.card) as number
  movesBy(s, zombie, towards(s, row) * (mayGoTwo(s, zombie, row) ? 2 : 1), 'TS-138', cx)
}

export function mayPutInPlay(s: State, row: number): boolean {
  return hasRoom(s, row) && canDraw(s.zombies)
}

/** The top card of the Zombie deck goes face up into the row. */
export function putInPlay(s: State, { row }: { row: number }, cx: Cx): void {
  if (!hasRoom(s, row)) return
  const card = drawZombie(s, cx)
  if (card !== null) enter(s, card, row, 'TS-131', cx)
}

/** TS-133 Rolls while there is Energy: tens and units give 00 to 99. */
export function rollOnChart(s: State, _step: object, cx: Cx): void {
  if (s.energy === 0) return
  const { chart } = SOLO_DECKS[s.options['solo-ai']]
  const roll = cx.chance.int('dice', 100)
  const rolled = chart.findIndex(entry => roll <= entry.upTo)
  const entry = validFrom(s, chart, rolled)
  cx.emit?.({ event: 'rolled', rule: 'TS-133', roll, entry: chart[rolled].id, taken: entry?.id ?? null })
  cx.next({ step: 'chart' })
  if (entry?.do === 'all-rise' && !anyDown(s)) return // TS-135 Roll again without spending Energy.
  s.energy -= 1
  if (entry) cx.next({ step: entry.id as ChartEntryName })
}

/**
 * TS-134 The entry to use: the rolled one, or the next valid one of its section, after the last the first; null if none
 * is valid.
 */
function validFrom(s: State, chart: readonly ChartEntry[], rolled: number): ChartEntry | null {
  const section = chart.filter(entry => entry.section === chart[rolled].section)
  const at = section.indexOf(chart[rolled])
  for (let i = 0; i < section.length; i++) {
    const entry = section[(at + i) % section.length]
    if (deeds[entry.do].valid(s, entry)) return entry
  }
  return null
}

function anyDown(s: State): boolean {
  return s.rows.some(row => row.zombies.some(zombie => mayRise(s, zombie)))
}

interface Deed {
  valid(s: State, entry: ChartEntry): boolean
  run(s: State, entry: ChartEntry, cx: Cx): void
}

/** TS-139 The lowest slot that holds such a card. */
function slotWith(s: State, fits: (card: CardId) => boolean): Slot | null {
  const found = s.slots.find(card => card !== null && fits(card))
  return found == null ? null : slotOf(s, found)
}

const isFirearm = (card: CardId): boolean => supplyOf(card).class === 'firearm'
const isMelee = (card: CardId): boolean => supplyOf(card).class === 'melee'
const hasAmmo = (s: State) => (card: CardId) => isFirearm(card) && s.left[card] > 0

/** An entry that the one zombie chosen by TS-136 carries out. */
function byChosen(
  can: (s: State, zombie: Zombie, row: number, entry: ChartEntry) => boolean,
  run: (s: State, zombie: Zombie, cx: Cx) => void,
): Deed {
  const who = (s: State, entry: ChartEntry): Zombie | null => chosen(s, (zombie, row) => can(s, zombie, row, entry))
  return {
    valid: (s, entry) => who(s, entry) !== null,
    run: (s, entry, cx) => run(s, who(s, entry) as Zombie, cx),
  }
}

const oneRow = (s: State, zombie: Zombie, cx: Cx): void =>
  movesBy(s, zombie, towards(s, rowOf(s, zombie.card) as number), 'TS-138', cx)

/** The effects of the entries of both charts. */
const deeds: Readonly<Record<string, Deed>> = {
  'put-in-play': {
    valid: (s, entry) => mayPutInPlay(s, entry.row as number),
    run: (_s, entry, cx) => cx.next({ step: 'put-in-play', row: entry.row as number }),
  },
  'all-rise': {
    valid: () => true, // TS-135
    run: (s, _entry, cx) => {
      for (const row of s.rows) for (const zombie of row.zombies) if (mayRise(s, zombie)) rises(s, zombie, 'TS-105', cx)
    },
  },
  'destroy-melee': {
    valid: s => slotWith(s, isMelee) !== null,
    run: (s, _entry, cx) => {
      const slot = slotWith(s, isMelee) as Slot
      const card = cardIn(s, slot) as CardId
      setSlot(s, slot, null)
      discardSupply(s, card)
      cx.emit?.({ event: 'weapon-gone', rule: 'TS-139', card: nameOf(card), why: 'destroyed' })
    },
  },
  'drop-firearm': {
    valid: s => slotWith(s, isFirearm) !== null,
    run: (s, _entry, cx) => dropSlot(s, slotWith(s, isFirearm) as Slot, 'TS-139', cx),
  },
  'lose-ammo': {
    valid: s => slotWith(s, hasAmmo(s)) !== null,
    run: (s, _entry, cx) => loseAmmo(s, cardIn(s, slotWith(s, hasAmmo(s)) as Slot) as CardId, 'TS-139', cx),
  },
  attack: byChosen(
    (s, zombie, row) => !zombie.down && mayAttack(s, zombie, row),
    (_s, zombie, cx) => attackBy(zombie, 'A', cx),
  ),
  'attack-again': byChosen(
    (s, zombie, row) => !zombie.down && zombie.attacked && mayAttack(s, { ...zombie, attacked: false }, row),
    (_s, zombie, cx) => attackBy(zombie, 'A', cx),
  ),
  'move-behind': byChosen((s, zombie, row) => row < s.row && mayAdvance(s, zombie, row), oneRow),
  'move-ahead': byChosen((s, zombie, row) => row > s.row && mayAdvance(s, zombie, row), oneRow),
  'move-kind': byChosen((s, zombie, row, entry) => fits(zombie, entry.who) && mayAdvance(s, zombie, row), asFarAsItCan),
  knockdown: byChosen(
    (s, zombie, row) => !s.down && !zombie.down && mayAttack(s, { ...zombie, attacked: false }, row),
    (_s, zombie, cx) => cx.next({ step: 'zombie-attack', zombie: zombie.card, line: 'C' }),
  ),
  'one-rises': byChosen(
    (s, zombie) => mayRise(s, zombie),
    (s, zombie, cx) => rises(s, zombie, 'TS-105', cx),
  ),
}

/** A chart entry as a step. */
export function chartEntry(entry: ChartEntry): (s: State, step: object, cx: Cx) => void {
  const deed = deeds[entry.do]
  if (deed === undefined) throw new Error(`thirty-seconds data/solo.json: ${entry.id}: unknown entry "${entry.do}"`)
  return (s, _step, cx) => deed.run(s, entry, cx)
}
