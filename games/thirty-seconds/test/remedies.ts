import type { Seat } from '@holdout/engine'
import type { Remedy } from '@holdout/testkit'
import {
  ALL_SUPPLIES,
  ALL_TACTICS,
  ALL_ZOMBIE_TACTICS,
  ALL_ZOMBIES,
  type CardId,
  modeNamed,
  nameOf,
  supplyOf,
  tacticOf,
  zombieOf,
} from '../src/data/load.ts'
import { inRange } from '../src/rules/aiming.ts'
import { labelOf } from '../src/rules/supplies.ts'
import { cardIn, setSlot } from '../src/slots.ts'
import { other, ROWS, type State, SURVIVOR, type Zombie } from '../src/state.ts'
import { isWholeRow, placeOfTarget, rowOfTarget, targetAt } from '../src/targets.ts'

/** A move of any kind. Remedies use only the fields their rule is about. */
interface AnyMove {
  readonly move: string
  readonly card: string
  readonly other: string
  readonly target: number
  readonly second: number | null
  readonly by: number
  readonly slot: number
  readonly mode: string
  readonly quick: boolean
  readonly token: boolean
  readonly take: string
  readonly deck: string
}

type Cure = (s: State, seat: Seat, move: AnyMove) => boolean | undefined

const isRow = (row: number): boolean => row >= 1 && row <= ROWS

/** Takes a Supply card with this label out of the deck; null if there is none or the label is damaged. */
function supply(s: State, label: string): CardId | null {
  const [, name, left, damaged] = /^([a-z-]+)(?:\/(\d))?(!?)$/.exec(label) ?? []
  const at = s.supplies.draw.findIndex(card => nameOf(card) === name)
  if (at < 0 || damaged) return null
  const [card] = s.supplies.draw.splice(at, 1)
  s.left[card] = left === undefined ? (supplyOf(card).value ?? 0) : Number(left)
  return card
}

/** Takes a Supply card that has this mode. */
function armed(s: State, mode: string): CardId | null {
  const owner = ALL_SUPPLIES.map(supplyOf).find(({ modes }) => modes.some(({ id }) => id === mode))
  return owner ? supply(s, owner.id) : null
}

/** Puts a card into the Survivor's hand; false if there is none. */
function holds(s: State, label: string): boolean {
  if (s.hand.some(card => labelOf(s, card) === label)) return true
  const card = ALL_TACTICS.find(tactic => nameOf(tactic) === label) ?? supply(s, label)
  if (card === null) return false
  s.hand.push(card)
  return true
}

function zombieHolds(s: State, name: string): boolean {
  if (s.zombieHand.some(card => nameOf(card) === name)) return true
  const card = [...ALL_ZOMBIES, ...ALL_ZOMBIE_TACTICS].find(one => nameOf(one) === name)
  if (card === undefined) return false
  s.zombieHand.push(card)
  return true
}

/** The zombie at a target. Fills the row up to it; null if there is no such place. */
function zombieAt(s: State, target: number, kind = 'shuffler'): Zombie | null {
  const row = s.rows[rowOfTarget(target) - 1]
  const place = placeOfTarget(target)
  if (!row || place < 1 || place > 3) return null
  while (row.zombies.length < place) {
    const inAlley = s.rows.flatMap(({ zombies }) => zombies.map(({ card }) => card))
    const card = ALL_ZOMBIES.find(one => zombieOf(one).id === kind && !inAlley.includes(one))
    if (card === undefined) return null
    row.zombies.push({ card, health: zombieOf(card).health, down: false, time: 0, attacked: false })
  }
  return row.zombies[place - 1]
}

/** Changes the kind of a zombie. */
function becomes(s: State, zombie: Zombie, kind: string): void {
  if (zombieOf(zombie.card).id === kind) return
  const inAlley = s.rows.flatMap(({ zombies }) => zombies.map(({ card }) => card))
  const of = ALL_ZOMBIES.filter(one => zombieOf(one).id === kind)
  zombie.card = of.find(one => !inAlley.includes(one)) ?? of[0]
  zombie.health = zombieOf(zombie.card).health
}

/** Changes the zombie at a target; false if there is none. */
function change(s: State, target: number | null | undefined, how: (zombie: Zombie) => void): boolean {
  const zombie = target ? s.rows[rowOfTarget(target) - 1]?.zombies[placeOfTarget(target) - 1] : undefined
  if (zombie) how(zombie)
  return zombie !== undefined
}

/** The same, but puts a zombie there if there is none. */
function provide(s: State, target: number | null | undefined, how: (zombie: Zombie) => void): boolean {
  return target != null && zombieAt(s, target) !== null && change(s, target, how)
}

function leavePlay(s: State, ...names: string[]): void {
  s.inPlay = s.inPlay.filter(card => !names.includes(nameOf(card)))
}

function allow(s: State, option: string, value: boolean): void {
  Object.assign(s, { options: { ...s.options, [option]: value } })
}

function makeRoom(s: State, row: number): void {
  const there = s.rows[row - 1]
  if (there && there.zombies.length > 2) there.zombies.length = 2
}

const rich: Cure = s => {
  s.energy = 9
  return true
}

const CURES: Readonly<Record<string, Cure>> = {
  'TS-27': s => s.tactics.used.push(ALL_TACTICS[0]) > 0,
  'TS-31': rich,
  'TS-33': s => {
    leavePlay(s, 'panic', 'exhausted')
    return true
  },
  'TS-34': (s, _seat, { by }) => {
    if (s.row + by < 1) s.row = 1 - by
    if (s.row + by > ROWS + 1) s.row = ROWS + 1 - by
    return rich(s, SURVIVOR, {} as AnyMove)
  },
  'TS-39': s => {
    s.down = false
    return true
  },
  'TS-40': s => {
    s.down = true
    s.energy = 9
    return true
  },
  'TS-45': s => {
    s.health = 4
    return true
  },
  'TS-50': (s, _seat, { move, card, take }) => {
    const label = move === 'play' ? take : card
    const { faceUp, faceDown } = s.rows[s.row - 1]
    const lying = label === 'face-down' ? supply(s, 'pistol') : supply(s, label)
    if (lying !== null) (label === 'face-down' ? faceDown : faceUp).push(lying)
    return lying !== null
  },
  'TS-53': (s, _seat, { card }) => {
    if (supplyOf(ALL_SUPPLIES.find(one => nameOf(one) === card.replace(/\/.*|!/g, '')) as CardId)?.class === 'item')
      return false
    s.slots[0] = null
    return holds(s, card)
  },
  'TS-54': (s, _seat, { slot }) => {
    setSlot(s, slot, supply(s, 'crowbar'))
    return cardIn(s, slot) !== null
  },
  'TS-55': s => s.supplies.used.push(ALL_SUPPLIES[0]) > 0,
  'TS-56': (s, _seat, { slot, mode, target, second, move }) => {
    s.usedOnce = []
    const weapon = cardIn(s, slot)
    if (mode && (weapon === null || !supplyOf(weapon).modes.some(({ id }) => id === mode)))
      setSlot(s, slot, armed(s, mode))
    if (move === 'play') return [target, second].every(one => one !== null && zombieAt(s, one) !== null)
    if (cardIn(s, slot) === null) return false
    if (second !== null && second !== undefined && zombieAt(s, second) === null) return false
    return move === 'confront' || (isWholeRow(target) ? modeNamed(mode).area : zombieAt(s, target) !== null)
  },
  'TS-57': (s, _seat, { mode, slot, target, second }) => {
    allow(s, 'wall-of-bodies', false)
    const weapon = cardIn(s, slot)
    if (weapon === null || weapon === undefined) return false
    const used = mode
      ? modeNamed(mode)
      : supplyOf(weapon).modes.find(({ kind, once, split }) => kind === 'ranged' && !once && !split)
    const rows = [target, second].flatMap(one => (one ? [rowOfTarget(one)] : []))
    const from = s.rows.findIndex(
      (_, at) => used && rows.length > 0 && rows.every(row => inRange({ ...s, row: at + 1 }, used, row)),
    )
    if (from >= 0) s.row = from + 1
    return from >= 0
  },
  'TS-60': (s, _seat, { slot }) => {
    const weapon = cardIn(s, slot)
    if (weapon === null) return false
    s.left[weapon] = supplyOf(weapon).value ?? 0
    return true
  },
  'TS-68': (s, _seat, { move, target }) => {
    if (isRow(rowOfTarget(target))) s.row = rowOfTarget(target)
    return provide(s, target, zombie => {
      zombie.down = move === 'stomp'
    })
  },
  'TS-69': (s, seat, { move, card, other: second, deck }) => {
    if (move === 'draw') return rich(s, seat, {} as AnyMove)
    if (deck !== undefined) return false
    return card === second ? holdsTwo(s, s.hand, card) : holds(s, card) && holds(s, second)
  },
  'TS-70': cureCard,
  'TS-73': (s, _seat, { move, mode }) => {
    const pays = ['firearms-instructor', 'mma-trainer', 'survivalist'].includes(abilityOf(s))
    if (move === 'attack' && mode && !pays) return false
    s.tokens = Math.max(1, s.tokens)
    s.abilityUsed = false
    return true
  },
  'TS-74': cureAbility,
  'TS-75': cureAbility,
  'TS-77': (s, seat, move) => {
    if (move.move !== 'block') return cureAbility(s, seat, move)
    s.character = 'sophia'
    if (s.blow) s.blow.tokenTried = false
    return true
  },
  'TS-78': (s, seat, move) => {
    if (move.move !== 'dash') return cureAbility(s, seat, move)
    s.character = 'michael'
    if (s.row === ROWS) s.row = 5
    return true
  },
  'TS-81': (s, seat, move) => {
    if (move.move !== 'use') return move.move === 'ability' && cureAbility(s, seat, move)
    s.character = 'meghan'
    return move.card !== 'adrenaline-shot'
  },
  'TS-98': (s, seat) => {
    s.idle = seat === SURVIVOR ? [0, 2] : [2, 0]
    return true
  },
  'TS-104': (s, _seat, { target }) =>
    provide(s, target, zombie => {
      zombie.down = false
    }),
  'TS-105': (s, _seat, { target, second }) =>
    [target, second]
      .filter(one => one)
      .every(one =>
        provide(s, one, zombie => {
          zombie.down = true
        }),
      ),
  'TS-106': (s, _seat, { target, card }) => {
    if (isRow(rowOfTarget(target))) s.row = rowOfTarget(target)
    return provide(s, target, zombie => {
      zombie.attacked = card === 'frenzy'
    })
  },
  'TS-107': (s, _seat, { target }) =>
    change(s, target, zombie => {
      zombie.down = false
    }),
  'TS-108': (s, _seat, { card }) => zombieHolds(s, card),
  'TS-109': (s, seat, { move, card, other: second, deck }) => {
    if (move === 'draw-card') return rich(s, seat, {} as AnyMove)
    if (deck === undefined) return false
    return card === second ? holdsTwo(s, s.zombieHand, card) : zombieHolds(s, card) && zombieHolds(s, second)
  },
  'TS-110': (s, _seat, { card }) => {
    const tactic = ALL_ZOMBIE_TACTICS.find(one => nameOf(one) === card)
    if (tactic === undefined || ['poor-aim', 'stumble', 'flailing-arms'].includes(card)) return false
    return zombieHolds(s, card)
  },
  'TS-111': (s, _seat, { move, target, by, card }) => {
    if (move === 'shamble' || card === 'lunge')
      for (let row = rowOfTarget(target) + Math.sign(by), i = 0; i < Math.abs(by); i++, row += Math.sign(by))
        makeRoom(s, row)
    else makeRoom(s, ROWS)
    return true
  },
  'TS-112': s => s.zombies.used.push(ALL_ZOMBIES[0]) > 0 && s.zombieTactics.used.push(ALL_ZOMBIE_TACTICS[0]) > 0,
  'TS-113': (s, _seat, { target }) => change(s, target, zombie => becomes(s, zombie, 'shuffler')),
  'TS-114': (s, _seat, { target }) => change(s, target, zombie => becomes(s, zombie, 'runner')),
  'TS-115': (s, _seat, { card }) => {
    if (!card.startsWith('crawler') && !card.startsWith('shuffler')) return false
    s.shrieked = false
    const row = s.rows.findIndex(({ zombies }, at) => zombies.length < 3 && at < ROWS - 1)
    if (row < 0) return false
    zombieAt(s, targetAt(row + 1, s.rows[row].zombies.length + 1), 'shrieker')
    return zombieHolds(s, card)
  },
  'TS-117': (s, _seat, { target, second }) =>
    [target, second]
      .filter(one => one)
      .every(one =>
        change(s, one, zombie => {
          zombie.time = 0
        }),
      ),
  'TS-118': (s, _seat, { target }) => {
    if (isRow(rowOfTarget(target))) s.row = rowOfTarget(target)
    return provide(s, target, zombie => {
      becomes(s, zombie, 'zombie-friend')
      zombie.time = 1
      zombie.down = false
    })
  },
  'TS-127': (s, _seat, { move }) => {
    if (move !== 'break-free') s.grabbedBy = null
    else s.grabbedBy = s.rows.flatMap(({ zombies }) => zombies)[0]?.card ?? null
    return move !== 'break-free' || s.grabbedBy !== null
  },
  'TS-149': s => {
    s.concussions = 1
    return true
  },
  'TS-150': (s, seat, { move, target, second, card }) => {
    if (move === 'walk' || move === 'shamble') return rich(s, seat, {} as AnyMove)
    if (seat === SURVIVOR) s.health = 2
    else
      for (const one of [target, second])
        change(s, one, zombie => {
          if (card === 'lunge') zombie.down = false
          else zombie.health = 2
        })
    return true
  },
  'TS-152': (s, _seat, { target, second }) => {
    if (s.agenda.at(-1)?.step !== 'survivor-acts') return false
    return change(s, second, zombie => {
      zombie.health = zombieAt(s, target)?.health === 1 ? 2 : 1
    })
  },
  'TS-154': cureUseless,
  'TS-D28': (s, seat, { move }) => {
    if (!s.phase?.timed || s.agenda.at(-1)?.step === 'paused') return false
    s.pauseAskedBy = move === 'ask-pause' ? null : other(seat)
    return true
  },
  'TS-R38': s => {
    leavePlay(s, 'distraction')
    return true
  },
  'TS-R39': s => {
    allow(s, 'parkour-street', true)
    return true
  },
}

/** Puts two cards of that name in a hand, for a trade of equal cards. */
function holdsTwo(s: State, hand: CardId[], label: string): boolean {
  const free = [...ALL_TACTICS, ...ALL_ZOMBIE_TACTICS, ...ALL_ZOMBIES, ...s.supplies.draw].filter(
    card => labelOf(s, card) === label && !hand.includes(card),
  )
  hand.push(...free.slice(0, 2))
  return hand.filter(card => labelOf(s, card) === label).length >= 2
}

function abilityOf(s: State): string {
  return (
    { lenny: 'firearms-instructor', abbe: 'firearms-instructor', aaliyah: 'mma-trainer', ryan: 'mma-trainer' }[
      s.character ?? ''
    ] ?? (s.character === 'meghan' || s.character === 'jason' ? 'survivalist' : '')
  )
}

/** Switches to a character whose ability is an action by itself or pays for the attack. */
function cureAbility(s: State, _seat: Seat, { move, mode }: AnyMove): boolean {
  s.character = move === 'ability' ? 'diana' : 'meghan'
  return move === 'ability' || modeNamed(mode).cost > 0
}

/** TS-70 Provides the card in hand, and for some cards a firearm in the slot. */
function cureCard(s: State, seat: Seat, { move, card, slot, quick, second, mode, target, by }: AnyMove): boolean {
  if (move === 'cancel') return holds(s, 'lost-opportunity')
  if (move === 'confront') return holds(s, 'confrontation')
  if (move === 'block') return card === 'dodge' && holds(s, card)
  if (move === 'attack')
    return (
      (!quick || holds(s, modeNamed(mode).kind === 'ranged' ? 'quick-trigger' : 'quick-hands')) &&
      (second === null || holds(s, 'lined-up'))
    )
  if (seat !== SURVIVOR)
    return change(s, target, zombie => {
      if (card === 'frenzy') zombie.attacked = true
      else zombie.down = card === 'ground-swipe'
    })
  if (move === 'use') return ['first-aid-kit', 'adrenaline-shot'].includes(card) && holds(s, card)
  const tactic = ALL_TACTICS.find(one => nameOf(one) === card)
  if (tactic === undefined || tacticOf(tactic).when !== 'own') return false
  const { effect } = tacticOf(tactic)
  if (effect.do === 'walk' && Math.abs(by) !== effect.rows) return false
  if (effect.do === 'two-shots' && target === second) return false
  if (effect.do === 'two-shots' || effect.do === 'reload') {
    if (!slot) return false
    const weapon = cardIn(s, slot)
    if (weapon === null || supplyOf(weapon).class !== 'firearm' || nameOf(weapon) === 'shotgun')
      setSlot(s, slot, supply(s, 'pistol'))
    if (cardIn(s, slot) === null) return false
  }
  return holds(s, card)
}

/** TS-154 Provides something that the card can change. */
function cureUseless(s: State, _seat: Seat, { card, slot }: AnyMove): boolean {
  if (card === 'kip-up') s.down = true
  else if (card === 'tackle') s.down = false
  else if (card === 'reload') {
    const weapon = cardIn(s, slot)
    if (weapon !== null) s.left[weapon] = 1
  } else if (card === 'zombie-horde') return zombieHolds(s, 'crawler')
  else if (card === 'pack-instinct') {
    const row = s.row > 2 ? s.row - 1 : s.row + 1
    s.rows[row - 1].zombies.length = 0
    makeRoom(s, s.row)
    zombieAt(s, targetAt(row, 1))
  } else if (card === 'damaged-weapon' || card === 'butterfingers') {
    setSlot(s, slot, supply(s, 'crowbar'))
    return cardIn(s, slot) !== null
  } else return false
  return true
}

const QUESTION = 'another question is open and has to be answered first'
const OTHER = 'the move is no action of this phase at all'

export const remedies: Readonly<Record<string, Remedy<State>>> = Object.fromEntries(
  Object.entries(CURES).map(([rule, cure]) => [rule, (s, seat, move: AnyMove) => cure(s, seat, move) ?? true]),
)

export const withoutRemedy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'TS-02',
      'TS-05',
      'TS-12',
      'TS-36',
      'TS-63',
      'TS-65',
      'TS-80',
      'TS-83',
      'TS-88',
      'TS-90',
      'TS-92',
      'TS-101',
      'TS-102',
      'TS-122',
      'TS-145',
      'TS-148',
      'TS-D10',
      'TS-D15',
      'TS-D16',
      'TS-D23',
      'TS-D24',
      'TS-D31',
    ].map(rule => [rule, QUESTION]),
  ),
  'TS-26': 'it is not the seat’s own Action Phase',
  'TS-94': 'only the clock rings the bell',
  'TS-96': 'the bell cannot be taken back',
  'TS-128': 'the move names its row, and the alley has no more rows',
  'TS-D05': OTHER,
  'TS-D09': 'the move itself combines what cannot be combined',
  'TS-D17': 'the move itself names zombies that cannot strike',
  'TS-D22': OTHER,
}
