import { say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { type Ask, type Cx, john, type MoveOf, type NeedOf } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import { BARRICADE, PASS, SEND_JASPER, SHOOT, STOP, TREAT } from '../moves.ts'
import { entranceTitle, JASPER, place } from '../say/parts.ts'
import { ENTRANCES, type Entrance, isBreached, mayStop, nextOpen, nightLength, type State } from '../state.ts'
import { offerActions } from './fast.ts'
import { putOnTop, takeFrom } from './stacks.ts'

const CHOOSE_ACTION = { step: 'choose-action' } as const
const ZOMBIE_TURN = { step: 'zombie-turn' } as const

/** UD-10, UD-13 Your turn begins. Nothing before it can be undone. */
export function beginYourTurn(s: State, _step: object, cx: Cx): void {
  cx.barrier('turn')
  cx.emit?.({ event: 'turn-began', time: s.time, night: nightLength(s) })
  cx.next(CHOOSE_ACTION)
}

/**
 * UD-13 An action: the time marker moves first. UD-15 An action that reaches the last space is still carried out. Then
 * the zombie turn follows.
 */
function action<M>(act: (s: State, move: M, cx: Cx) => void): (s: State, move: M, cx: Cx) => void {
  return (s, move, cx) => {
    s.time += 1
    act(s, move, cx)
    cx.next(s.time < nightLength(s) ? CHOOSE_ACTION : ZOMBIE_TURN)
  }
}

type AtEntrance = { readonly at: Entrance }

export const NO_SUCH_ENTRANCE =
  'There is no such entrance. The entrances are 0 (front door), 1 (left window), 2 (right window) and 3 (back door).'

const ENTRANCE_EXISTS: NeedOf<AtEntrance> = ['UD-01', (_s, { at }) => ENTRANCES.includes(at), NO_SUCH_ENTRANCE]

const UNBREACHED: NeedOf<AtEntrance> = [
  'UD-24',
  (s, { at }) => !isBreached(s, at),
  (_s, { at }) => `The ${entranceTitle(at)} is breached: no action can be aimed at it.`,
]

/** UD-16 Puts a barricade from the supply on an entrance. */
const barricade: MoveOf<'barricade'> = {
  rule: 'UD-16',
  label: ({ at }) => say`Barricade ${place(at)}`,
  candidates: BARRICADE,
  exists: [ENTRANCE_EXISTS],
  needs: [UNBREACHED, ['UD-17', s => s.supply > 0, 'The supply is empty: you have no barricade to put up.']],
  take: action((s, { at }, cx) => {
    s.supply -= 1
    s.doors[at].barricades += 1
    cx.emit?.({ event: 'barricaded', rule: 'UD-16', at, supply: s.supply })
  }),
}

/** UD-18 Spends a shell and discards the top card of a stack. */
const shoot: MoveOf<'shoot'> = {
  rule: 'UD-18',
  label: ({ at }) => say`Shoot at ${place(at)}`,
  candidates: SHOOT,
  exists: [ENTRANCE_EXISTS],
  needs: [
    UNBREACHED,
    ['UD-20', s => s.ammo > 0, 'You have no shells left.'],
    [
      'UD-18',
      (s, { at }) => s.doors[at].zombies.length > 0,
      (_s, { at }) => `There is no zombie at the ${entranceTitle(at)} to shoot.`,
    ],
  ],
  take: action((s, { at }, cx) => {
    s.ammo -= 1
    const door = s.doors[at]
    const card = door.zombies[door.zombies.length - 1]
    takeFrom(door, card)
    s.discard.push(card)
    cx.emit?.({ event: 'shot', rule: 'UD-18', at, card: face(card).id, ammo: s.ammo })
    displaceNextCard(s, at, cx)
  }),
}

/**
 * UD-19 The new top card moves to the next unbreached entrance, attacking or upright as before. UD-R08 At the last one
 * it stays.
 */
function displaceNextCard(s: State, from: Entrance, cx: Cx): void {
  const door = s.doors[from]
  const to = nextOpen(s, from)
  if (door.zombies.length === 0 || to === null || to === from) return
  const card: CardId = door.zombies[door.zombies.length - 1]
  const attacking = takeFrom(door, card)
  putOnTop(s.doors[to], card, attacking)
  cx.emit?.({ event: 'displaced', rule: 'UD-19', card: face(card).id, from, to, attacking })
}

/** UD-21 Jasper goes to an entrance. */
const jasper: MoveOf<'jasper'> = {
  rule: 'UD-21',
  label: ({ at }) => say`Send ${JASPER} to ${place(at)}`,
  candidates: SEND_JASPER,
  exists: [ENTRANCE_EXISTS],
  needs: [
    UNBREACHED,
    ['UD-84', s => s.jasper !== 'dead', 'Jasper is dead.'],
    ['UD-21', (s, { at }) => s.jasper !== at, (_s, { at }) => `Jasper is already at the ${entranceTitle(at)}.`],
  ],
  take: action((s, { at }, cx) => {
    s.jasper = at
    cx.emit?.({ event: 'jasper-sent', rule: 'UD-21', at })
  }),
}

/** UD-22 Discards a random card of the bite pile, face up. */
const treat: MoveOf<'treat'> = {
  rule: 'UD-22',
  label: () => say`Treat the bite`,
  candidates: [TREAT],
  needs: [['UD-22', s => s.bitePile.length > 0, 'The bite pile is empty: there is nothing to treat.']],
  take: action((s, _move, cx) => {
    const [card] = s.bitePile.splice(cx.chance.pick('treat', s.bitePile), 1)
    s.discard.push(card)
    cx.barrier('reveal')
    cx.emit?.({ event: 'treated', rule: 'UD-22', card: face(card).id })
  }),
}

/** UD-23 Nothing happens, but half an hour passes. */
const pass: MoveOf<'pass'> = {
  rule: 'UD-23',
  label: () => say`Pass the time`,
  candidates: [PASS],
  take: action((_s, _move, cx) => cx.emit?.({ event: 'passed', rule: 'UD-23' })),
}

/** UD-14 Ends your turn. */
const advance: MoveOf<'advance'> = {
  rule: 'UD-14',
  label: () => say`Stop`,
  candidates: [STOP],
  needs: [['UD-14', mayStop, 'Take at least one action before you stop. Passing is an action.']],
  take: (_s, _move, cx) => cx.next(ZOMBIE_TURN),
}

export const chooseAction: Ask<'choose-action'> = {
  rule: 'UD-D1',
  ...john,
  question({ time, zombieTime }) {
    const owed = time - zombieTime
    if (owed === 0) return say`What do you do? Each action costs half an hour and lets the zombies draw 1 card.`
    return say`What next? If you stop, the zombies attack and then draw ${quantity(owed, 'card')}.`
  },
  moves: { barricade, shoot, jasper, treat, pass, advance },
  /** UD-D1 On time-out: stop, or pass if you have taken no action yet. */
  timeout: s => (mayStop(s) ? STOP : PASS),
  offer: offerActions,
}
