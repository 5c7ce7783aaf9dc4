import type { Reason, Seat } from '@holdout/engine'
import { MOST_REQUESTS, type Move } from '../state.ts'
import type { PlayerView, View } from '../view.ts'
import type { Parts } from './parts.ts'

const no = (why: string, say: string): Reason => ({ why, say })

/** Which moves answer which question; all others are refused because something else comes first. */
const ANSWERS: Readonly<
  Record<string, { readonly moves: readonly string[]; readonly rule: string; readonly first: string }>
> = {
  'choose-character': { moves: ['character'], rule: 'DL-D1', first: 'First a character must be chosen.' },
  'choose-secondary': {
    moves: ['keep'],
    rule: 'DL-24',
    first: 'First one of the two secondary objectives must be kept.',
  },
  launch: { moves: ['launch', 'ready'], rule: 'DL-28', first: 'The search phase has not been launched yet.' },
  consent: {
    moves: ['answer', 'withdraw', 'discard'],
    rule: 'DL-49',
    first: 'A request is open; until it is answered nothing else can be done.',
  },
  overflow: { moves: ['discard'], rule: 'DL-09', first: 'A bag is too full; discard down to the limit first.' },
  'lose-card': { moves: ['discard'], rule: 'DL-31', first: 'First a card must be lost.' },
  blackout: { moves: ['hand-on'], rule: 'DL-142', first: 'Blackout: every player chooses a card to pass on first.' },
  prey: { moves: ['steal', 'cancel'], rule: 'DL-125', first: 'First choose what to steal, or put the card back.' },
  lure: { moves: ['lure', 'cancel'], rule: 'DL-126', first: 'First choose two areas, or put the card back.' },
  'heal-target': { moves: ['heal'], rule: 'DL-124', first: 'First choose whom to heal.' },
  prepare: { moves: ['boost', 'roll'], rule: 'DL-78', first: 'The attack is declared; it must be rolled now.' },
  lucky: { moves: ['reroll', 'stand'], rule: 'DL-78', first: 'First decide whether dice are rolled again.' },
  'choose-payment': { moves: ['pay', 'hit', 'pass', 'stop'], rule: 'DL-78', first: 'First the dice must be used.' },
  protection: { moves: ['protect'], rule: 'DL-108', first: 'First choose which card takes the hit.' },
  sacrifice: { moves: ['sacrifice'], rule: 'DL-109', first: 'First decide whether a Survivor is sacrificed.' },
}

/** Why a move is not to be had now, from what the player sees. */
export function refuse(v: View, seat: Seat, move: Move, p: Parts): Reason {
  const { asked } = v
  const me = v.players.find(player => player.seat === seat)
  if (asked === null || me === undefined) return no('DL-45', 'There is nothing to do for you now.')
  if (Object.hasOwn(STANDING, move.move)) return STANDING[move.move](v)
  const late = refuseLateAnswer(v, move)
  if (late) return late
  if (asked.step === 'stuck')
    return asked.who === seat
      ? no('DL-51', 'You are stuck; nothing can be done until the lock opens.')
      : no('DL-50', 'Your bag is too full: you can only discard.')
  const answers = ANSWERS[asked.step]
  if (answers && !answers.moves.includes(move.move)) return no(answers.rule, answers.first)
  if (asked.step === 'search-turn' || asked.step === 'combat-turn') return refuseAction(v, me, move, p)
  if (asked.step === 'launch') return no('DL-28', 'Only the starting player or the leader can launch the search.')
  if (asked.step === 'prepare') return refusePreparation(v, move, p)
  if (asked.step === 'choose-payment') return refusePayment(v, move, p)
  return no(answers?.rule ?? 'DL-45', 'That is not one of the choices here.')
}

/**
 * DL-48, DL-49 An answer to a request that is no longer open. In the receiver's first combat turn, with no request made in it yet,
 * the last one was voided by the gong.
 */
export function refuseLateAnswer(v: View, move: Move): Reason | null {
  if ((move.move !== 'answer' && move.move !== 'withdraw') || v.asked?.step === 'consent') return null
  const sinceGong = v.phase === 'combat' && v.cycle <= 1 && v.requests === 0 && (v.turnOf ?? v.receiver) === v.receiver
  return sinceGong
    ? no('DL-48', 'The gong has sounded: open requests are void and nothing changes hands.')
    : no('DL-49', 'No request is open.')
}

const STANDING: Readonly<Record<string, (v: View) => Reason>> = {
  gong: () => no('DL-43', 'Only the clock can sound the gong.'),
  unlock: () => no('DL-140', 'Only the clock can open the lock.'),
  left: () => no('DL-52', 'Only the table can tell that a seat has lost its connection.'),
  announce: v =>
    v.options['objectives.announce'] === 'auto'
      ? no('DL-25', 'Objectives are announced by themselves at this table.')
      : no('DL-24', 'That is none of your open objectives.'),
  propose: v =>
    v.options['leader.authority'] === 'none'
      ? no('DL-R06', 'There are no votes at this table.')
      : no('DL-R06', 'Only one plan at a time can be put to the vote.'),
  vote: () => no('DL-R06', 'There is nothing for you to vote on.'),
  absent: () => no('DL-149', 'That seat cannot be marked as absent by you now.'),
  abandon: () => no('DL-149', 'You have said so already.'),
  'time-out': () => no('DL-54', 'No clock has run out.'),
}

function refuseAction(v: View, me: PlayerView, move: Move, p: Parts): Reason {
  if (v.turnOf !== me.seat) {
    return me.overfull
      ? no('DL-50', 'Your bag is too full: you can only discard.')
      : no('DL-45', 'It is not your turn.')
  }
  const searching = v.asked?.step === 'search-turn'
  const action = ['draw', 'build', 'give', 'ask', 'attack'].includes(move.move)
  if (v.asked?.spent && action) return no(searching ? 'DL-29' : 'DL-70', 'Your action of this turn is spent.')
  switch (move.move) {
    case 'attack':
      return searching
        ? no('DL-42', 'There are no attacks while you search.')
        : refuseAttack(v, me, move.area, move.with, p)
    case 'draw':
      return searching ? no('DL-30', `Pile ${move.pile} is empty.`) : no('DL-70', 'You can draw only while you search.')
    case 'build':
      return refuseBuild(v, me, move.recipe, p)
    case 'give':
      return refuseGive(v, me, move.to, move.card, p)
    case 'ask':
      return refuseAsk(v, me, move.from, move.card, p)
    case 'use':
      return refuseUse(v, me, move.card, p)
    case 'discard':
      return no('DL-10', `You have no ${p.title(move.card)}.`)
    case 'next':
      return no('DL-69', 'In a fight you end your turn; Next belongs to the search.')
    case 'end-turn':
      return no('DL-39', 'While you search you pass the turn on by saying Next.')
    default:
      return no('DL-29', 'That is not one of your actions here.')
  }
}

function refuseAttack(v: View, me: PlayerView, area: Seat, means: string, p: Parts): Reason {
  const { box } = p
  const found = box.means.find(({ id }) => id === means)
  const there = v.players.find(({ seat }) => seat === area)
  if (found === undefined || there === undefined) return no('DL-71', 'There is no such weapon or area.')
  if (there.line.length === 0) return no('DL-89', 'There is no horde card in that area.')
  if (found.card !== null && !me.bag.includes(means)) return no('DL-71', `You have no ${p.title(means)}.`)
  if (
    found.parts !== null &&
    !hasBoth(
      me,
      found.parts.map(part => box.names[part]),
    )
  )
    return no('DL-71', `You lack a part for the ${p.title(means)}.`)
  const character = box.characters.find(({ id }) => id === me.character)
  if (character?.drawback.do === 'refuses' && character.drawback.way === found.way)
    return no('DL-144', `${p.title(character.id)} does not use this kind of weapon.`)
  const ammo = found.ammo === null ? null : box.names[found.ammo]
  if (ammo !== null && me.bag.filter(card => card === ammo).length < found.needs)
    return no('DL-74', `The ${p.title(means)} needs ${p.title(ammo)}.`)
  return no('DL-72', 'With enemies in your own area you cannot go and fight in another.')
}

function hasBoth(me: PlayerView, [a, b]: readonly string[]): boolean {
  return me.bag.includes(a) && me.bag.includes(b)
}

function refuseBuild(v: View, me: PlayerView, id: string, p: Parts): Reason {
  const recipe = p.box.recipes.find(other => other.id === id)
  if (recipe === undefined) return no('DL-32', 'There is no such recipe for a token.')
  if (
    !hasBoth(
      me,
      recipe.parts.map(part => p.box.names[part]),
    )
  )
    return no('DL-32', `You lack a part for the ${recipe.token}.`)
  if (me.barricades + me.traps >= me.tokenLimit)
    return no(
      'DL-113',
      `You may have ${me.tokenLimit === 1 ? 'only one token' : `only ${me.tokenLimit} tokens`} in your area.`,
    )
  return no(
    'DL-113',
    `There is no ${recipe.token} left in the supply${v.barricades + v.traps === 0 ? '' : ' of that kind'}.`,
  )
}

function refuseGive(_v: View, me: PlayerView, to: Seat, card: string, p: Parts): Reason {
  if (to === me.seat) return no('DL-33', 'You cannot give a card to yourself.')
  if (!me.bag.includes(card)) return no('DL-33', `You have no ${p.title(card)} to give.`)
  return no('DL-33', 'One card, or as many as you have of one ammunition.')
}

function refuseAsk(v: View, me: PlayerView, from: Seat, card: string, p: Parts): Reason {
  const owner = v.players.find(({ seat }) => seat === from)
  if (owner === undefined || owner.seat === me.seat) return no('DL-34', 'You can take only from another player.')
  if (!owner.bag.includes(card)) return no('DL-34', `There is no ${p.title(card)} to ask for.`)
  if (owner.overfull) return no('DL-50', 'That player has too many cards and must discard before agreeing to anything.')
  if (v.refused.some(other => other.owner === from && other.card === card))
    return no('DL-49', 'You were refused that in this turn already.')
  if (v.requests >= MOST_REQUESTS) return no('DL-54', `You can make only ${MOST_REQUESTS} requests in a turn.`)
  return no('DL-34', 'One card, or as many as there are of one ammunition.')
}

function refuseUse(v: View, me: PlayerView, card: string, p: Parts): Reason {
  const kind = p.box.kinds.get(card)
  const face = kind === undefined ? undefined : p.box.rubble[kind]
  if (face === undefined || !me.bag.includes(card)) return no('DL-36', `You have no ${p.title(card)}.`)
  if (face.effect === null) {
    if (face.boost) return no('DL-78', `${p.title(card)} belongs to an attack.`)
    return no('DL-36', `${p.title(card)} cannot be used by itself.`)
  }
  if (face.cost === 'action' && v.asked?.spent)
    return no(v.asked.step === 'search-turn' ? 'DL-29' : 'DL-70', 'Your action of this turn is spent.')
  switch (face.effect.do) {
    case 'heal':
      return no('DL-124', 'It would heal nothing.')
    case 'act-again':
      return no('DL-128', `${p.title(card)} can be used only after an action.`)
    case 'steal':
      return no('DL-125', 'Nobody else has a card.')
    case 'lure':
      return no(
        'DL-126',
        v.phase === 'combat' ? 'There are no infected to lure.' : `${p.title(card)} works only in a fight.`,
      )
    default:
      return no('DL-36', `${p.title(card)} cannot be used now.`)
  }
}

function refusePreparation(v: View, move: Move, p: Parts): Reason {
  if (move.move === 'roll') return no('DL-74', 'That many ammunition cards bring no further die, or are not there.')
  if (move.move !== 'boost') return no('DL-78', 'Boosts first, then the roll.')
  const kind = p.box.kinds.get(move.card)
  const boost = kind === undefined ? null : (p.box.rubble[kind]?.boost ?? null)
  const me = v.players.find(({ seat }) => seat === v.attack?.by)
  if (boost === null || !me?.bag.includes(move.card)) return no('DL-79', `You have no ${p.title(move.card)} to add.`)
  if (boost.reroll) return no('DL-132', `${p.title(move.card)} comes after the roll.`)
  if (boost.way !== null) return no('DL-79', `${p.title(move.card)} goes with one melee attack, and once.`)
  return no('DL-129', `${p.title(move.card)} would add no die.`)
}

function refusePayment(v: View, move: Move, p: Parts): Reason {
  const next = v.attack && v.players.find(({ seat }) => seat === v.attack?.area)?.line[v.attack.at]
  if (move.move === 'stop')
    return no('DL-84', `Your dice can eliminate the ${next ? p.title(next) : 'next enemy'}; you must go on.`)
  if (move.move === 'pass' || move.move === 'hit') return no('DL-85', 'There is no Survivor next in line.')
  return no('DL-81', 'Your dice cannot pay that way.')
}
