import { quantity, type Reason, type Seat } from '@holdout/engine'
import { whyNotUse } from '../effects/index.ts'
import type { Ask, Give, Move } from '../moves.ts'
import { MOST_REQUESTS } from '../state.ts'
import type { PlayerView, View } from '../view/types.ts'
import type { Parts } from './parts.ts'

const because = (rule: string | null, text: string): Reason => ({ rule, text })

/** The moves that answer each decision, and the reason why every other move must wait. */
const ANSWERS: Readonly<
  Record<string, { readonly moves: readonly string[]; readonly rule: string; readonly first: string }>
> = {
  'choose-character': { moves: ['character'], rule: 'DL-D1', first: 'First choose a character.' },
  'choose-secondary': { moves: ['keep'], rule: 'DL-24', first: 'First choose the secondary objective you keep.' },
  launch: { moves: ['launch', 'ready'], rule: 'DL-28', first: 'The search phase has not started yet.' },
  overflow: {
    moves: ['discard'],
    rule: 'DL-09',
    first: 'Your inventory is over its limit. First discard cards down to the limit.',
  },
  blackout: { moves: ['hand-on'], rule: 'DL-142', first: 'Blackout: first choose a card to pass on.' },
  prey: { moves: ['steal', 'cancel'], rule: 'DL-125', first: 'First choose a card to steal, or keep your card.' },
  lure: { moves: ['lure', 'cancel'], rule: 'DL-126', first: 'First choose two areas, or keep your card.' },
  'heal-target': { moves: ['heal'], rule: 'DL-124', first: 'First choose a character to heal.' },
  prepare: { moves: ['boost', 'roll'], rule: 'DL-78', first: 'Your attack is declared. First roll the dice.' },
  lucky: { moves: ['reroll', 'stand'], rule: 'DL-78', first: 'First re-roll dice or keep the roll.' },
  'choose-payment': {
    moves: ['pay', 'hit', 'pass', 'stop'],
    rule: 'DL-78',
    first: 'First spend the dice of your attack.',
  },
  protection: {
    moves: ['protect'],
    rule: 'DL-108',
    first: 'First choose the protection card that absorbs the damage.',
  },
  sacrifice: { moves: ['sacrifice'], rule: 'DL-109', first: 'First decide whether to sacrifice a saved Survivor.' },
}

/** The rule that makes a player discard before anything else, by cause. */
const LOSSES: Readonly<Record<string, string>> = { 'torn-bag': 'DL-31', fate: 'DL-59', raider: 'DL-103' }

/** Moves that belong to another moment than a turn or a launch. */
const OTHER_MOMENTS: Readonly<Record<string, Reason>> = {
  character: because('DL-D1', 'Characters are chosen during setup.'),
  keep: because('DL-24', 'Secondary objectives are chosen during setup.'),
  'hand-on': because('DL-142', 'Cards are passed on only during a Blackout.'),
  steal: because('DL-125', 'First use a Pickpocket.'),
  lure: because('DL-126', 'First use an Alarm Clock.'),
  heal: because('DL-124', 'First use a First-aid Kit.'),
  cancel: because(null, 'You are not using a card now.'),
  boost: because('DL-78', 'First declare an attack.'),
  roll: because('DL-78', 'First declare an attack.'),
  reroll: because('DL-132', 'You can re-roll dice only right after your attack roll.'),
  stand: because('DL-132', 'There is no attack roll to keep now.'),
  pay: because('DL-83', 'You have no attack dice to spend now.'),
  hit: because('DL-85', 'You have no attack dice to spend now.'),
  pass: because('DL-85', 'You are not attacking a line with a Survivor now.'),
  stop: because('DL-84', 'You are not attacking now.'),
  protect: because('DL-108', 'There is no damage to absorb now.'),
  sacrifice: because('DL-109', 'There is no damage to absorb now.'),
}

/** Why a seat may not make a move now, from what that seat sees. */
export function whyNot(v: View, seat: Seat, move: Move, p: Parts): Reason {
  const { asked } = v
  const me = v.players.find(player => player.seat === seat)
  if (asked === null || me === undefined) return because('DL-45', 'You have no decision to make now.')
  const standing = standingReason(v, move)
  if (standing) return standing
  const late = lateAnswerReason(v, move)
  if (late) return late
  if (asked.step === 'consent') return requestReason(v, me, move, p)
  if (asked.step === 'countdown') return because('DL-28', 'The search has not begun yet. Wait for the countdown.')
  if (asked.step === 'stuck')
    return asked.who === seat ? because('DL-51', 'You are stuck. Wait until the lock ends.') : frozenReason(move, p)
  if (asked.step === 'lose-card')
    return move.move === 'discard'
      ? lacksCard(move.card, p)
      : because(LOSSES[asked.why ?? ''] ?? 'DL-31', 'First choose a card to discard.')
  const inTurn = asked.step === 'search-turn' || asked.step === 'combat-turn'
  if ((inTurn || asked.step === 'launch') && Object.hasOwn(OTHER_MOMENTS, move.move)) return OTHER_MOMENTS[move.move]
  if (inTurn) return actionReason(v, me, move, p)
  const answers = ANSWERS[asked.step]
  if (answers && !answers.moves.includes(move.move)) return because(answers.rule, answers.first)
  return choiceReason(v, me, move, p)
}

/** A move of the right kind for the decision, but not one of its choices. */
function choiceReason(v: View, me: PlayerView, move: Move, p: Parts): Reason {
  switch (move.move) {
    case 'character':
      return because('DL-D1', `${p.title(move.character)} is already taken.`)
    case 'keep':
      return because('DL-24', 'Keep one of the two secondary objectives you were dealt.')
    case 'launch':
      return v.timed && !isPerson(v, me.seat)
        ? because('DL-28', 'A bot cannot start the timer for people.')
        : because('DL-28', 'Only the starting player or the leader can start the search phase.')
    case 'ready':
      return because('DL-28', 'You are already marked as ready.')
    case 'discard':
      return lacksCard(move.card, p)
    case 'hand-on':
      return because('DL-142', `You have no ${p.title(move.card)}.`)
    case 'steal':
      return because(
        'DL-125',
        move.from === me.seat ? 'Steal from another player.' : `That player has no ${p.title(move.card)}.`,
      )
    case 'lure':
      return because(
        'DL-126',
        move.from === move.to ? 'Choose two different areas.' : 'There are no infected in that area.',
      )
    case 'heal':
      return because('DL-124', 'That character has no damage to heal.')
    case 'boost':
    case 'roll':
      return preparationReason(v, move, p)
    case 'reroll':
      return because('DL-132', 'You can re-roll only dice that show in your roll.')
    case 'pay':
    case 'hit':
    case 'pass':
    case 'stop':
      return paymentReason(v, move, p)
    case 'protect':
      return because('DL-108', `${p.title(move.card)} cannot absorb this damage.`)
    default:
      return because(ANSWERS[v.asked?.step ?? '']?.rule ?? 'DL-45', 'That is not one of the choices now.')
  }
}

function lacksCard(card: string, p: Parts): Reason {
  return because('DL-10', `You have no ${p.title(card)} to discard.`)
}

/** DL-50 A player over the limit during another player's search turn. */
function frozenReason(move: Move, p: Parts): Reason {
  return move.move === 'discard'
    ? lacksCard(move.card, p)
    : because('DL-50', 'Your inventory is over its limit. First discard cards down to the limit.')
}

/** DL-49 While a request is open its owner answers, the player who asked waits or withdraws it. */
function requestReason(v: View, me: PlayerView, move: Move, p: Parts): Reason {
  if (v.asked?.who === me.seat) return because('DL-49', 'First answer the request.')
  if (v.turnOf !== me.seat) return frozenReason(move, p)
  return because('DL-49', 'Your request is open. Wait for the answer or withdraw the request.')
}

/**
 * DL-48, DL-49 An answer to a request that is no longer open. In the receiver's first combat turn, with no request made
 * in it yet, the last request was voided by the gong.
 */
export function lateAnswerReason(v: View, move: Move): Reason | null {
  if ((move.move !== 'answer' && move.move !== 'withdraw') || v.asked?.step === 'consent') return tableReason(move)
  const sinceGong = v.phase === 'combat' && v.cycle <= 1 && v.requests === 0 && (v.turnOf ?? v.receiver) === v.receiver
  return sinceGong
    ? because('DL-48', 'The gong has sounded. Open requests are void.')
    : because('DL-49', 'There is no open request.')
}

/** Moves outside ordinary play: the clock's, announcements, votes, and stopping. */
function standingReason(v: View, move: Move): Reason | null {
  switch (move.move) {
    case 'gong':
      return because('DL-43', 'Only the search timer can sound the gong.')
    case 'begin':
      return because('DL-28', 'Only the countdown can begin the search.')
    case 'unlock':
      return because('DL-140', 'Only the search timer can end a Stuck lock.')
    case 'time-out':
      return because(null, 'Only the timer can end a decision.')
    case 'announce':
      if (v.options['objectives-announce'] === 'auto')
        return because('DL-25', 'Objectives are announced automatically at this table.')
      return v.phase === 'set-up'
        ? because('DL-25', 'Objectives can be announced after setup.')
        : because('DL-24', 'You have no such objective open.')
    case 'propose':
      if (v.options['leader-authority'] === 'none') return because('DL-R06', 'Votes are off at this table.')
      return v.vote
        ? because('DL-R06', 'Another vote is open.')
        : because('DL-R06', 'You can call a vote only in combat or between rounds.')
    case 'vote':
      return v.vote ? because('DL-D24', 'You have already voted.') : because('DL-D24', 'There is no open vote.')
    default:
      return tableReason(move)
  }
}

/** DL-52, DL-149 What only the table does. */
function tableReason({ move }: Move): Reason | null {
  switch (move) {
    case 'left':
      return because('DL-52', 'Only the table can report that a seat is disconnected.')
    case 'back':
    case 'absent':
      return because('DL-149', 'Only the table can report who is away and who is back.')
    case 'abandon':
      return because('DL-149', 'The table asks all connected players before it stops the game.')
    default:
      return null
  }
}

/** People sit on the first seats; bots play the others. */
function isPerson(v: View, seat: Seat): boolean {
  return v.players.findIndex(player => player.seat === seat) < v.options.people
}

function actionReason(v: View, me: PlayerView, move: Move, p: Parts): Reason {
  if (v.turnOf !== me.seat) return me.overfull ? frozenReason(move, p) : because('DL-45', 'It is not your turn.')
  const searching = v.asked?.step === 'search-turn'
  if (searching && move.move === 'attack') return because('DL-42', 'There are no attacks in the search phase.')
  if (!searching && move.move === 'draw') return because('DL-70', 'You can draw only in the search phase.')
  const action = ['draw', 'build', 'give', 'ask', 'attack'].includes(move.move)
  if (v.asked?.spent && action) return spentReason(searching)
  switch (move.move) {
    case 'attack':
      return attackReason(v, me, move.area, move.with, p)
    case 'draw':
      return because('DL-30', `Pile ${move.pile} is empty.`)
    case 'build':
      return buildReason(me, move.recipe, p)
    case 'give':
      return giveReason(v, me, move, p)
    case 'ask':
      return askReason(v, me, move, p)
    case 'use':
      return useReason(v, me, move.card, p)
    case 'discard':
      return lacksCard(move.card, p)
    case 'next':
      return because('DL-69', 'You say Next only in the search phase. End your turn instead.')
    case 'end-turn':
      return because('DL-39', 'In the search phase you end your turn by saying Next.')
    case 'launch':
    case 'ready':
      return because('DL-28', 'The search phase of this round has already started.')
    default:
      return because(searching ? 'DL-29' : 'DL-70', 'That is not one of your actions now.')
  }
}

function spentReason(searching: boolean): Reason {
  return because(searching ? 'DL-29' : 'DL-70', 'Your action for this turn is spent.')
}

function attackReason(v: View, me: PlayerView, area: Seat, means: string, p: Parts): Reason {
  const { box } = p
  const found = box.means.find(({ id }) => id === means)
  const there = v.players.find(({ seat }) => seat === area)
  if (found === undefined || there === undefined) return because('DL-71', 'There is no such weapon or area.')
  if (there.line.length === 0) return because('DL-89', 'There is no horde card in that area.')
  if (found.card !== null && !me.bag.includes(means)) return because('DL-71', `You have no ${p.title(means)}.`)
  if (found.parts !== null && !hasBoth(me, found.parts, p))
    return because('DL-71', `You do not have both parts for the ${p.title(means)}.`)
  const character = box.characters.find(({ id }) => id === me.character)
  if (character?.drawback.do === 'refuses' && character.drawback.way === found.way)
    return because(
      'DL-144',
      `${p.title(character.id)} cannot attack with a ${found.way === 'firearm' ? 'firearm' : `${found.way} weapon`}.`,
    )
  const ammo = found.ammo === null ? null : box.names[found.ammo]
  if (ammo !== null && me.bag.filter(card => card === ammo).length < found.needs)
    return because('DL-74', `The ${p.title(means)} needs ${p.title(ammo)}.`)
  return because('DL-72', 'With an enemy in your own area you cannot make a melee attack in another area.')
}

function hasBoth(me: PlayerView, parts: readonly number[], p: Parts): boolean {
  const [a, b] = parts.map(part => p.box.names[part])
  return a === b ? me.bag.filter(card => card === a).length >= 2 : me.bag.includes(a) && me.bag.includes(b)
}

function buildReason(me: PlayerView, id: string, p: Parts): Reason {
  const recipe = p.box.recipes.find(other => other.id === id)
  if (recipe === undefined) return because('DL-32', 'There is no such recipe.')
  if (!hasBoth(me, recipe.parts, p)) return because('DL-32', `You do not have both parts for a ${recipe.token}.`)
  if (me.barricades + me.traps >= me.tokenLimit)
    return because('DL-113', `You may have only ${quantity(me.tokenLimit, 'token')} in your area.`)
  return because('DL-113', `There is no ${recipe.token} left in the supply.`)
}

function giveReason(v: View, me: PlayerView, { to, card, amount }: Give, p: Parts): Reason {
  if (to === me.seat || !v.players.some(({ seat }) => seat === to))
    return because('DL-33', 'Give to another player at this table.')
  const held = me.bag.filter(other => other === card).length
  if (held === 0) return because('DL-33', `You have no ${p.title(card)} to give.`)
  if (held < amount) return because('DL-33', `You have only ${held} × ${p.title(card)}.`)
  return because('DL-33', 'Give 1 card, or any number of cards of one ammunition type.')
}

function askReason(v: View, me: PlayerView, { from, card, amount }: Ask, p: Parts): Reason {
  const owner = v.players.find(({ seat }) => seat === from)
  if (owner === undefined || owner.seat === me.seat) return because('DL-34', 'Take from another player at this table.')
  const held = owner.bag.filter(other => other === card).length
  const { text } = p.seat(from)
  if (held === 0) return because('DL-34', `${text} has no ${p.title(card)}.`)
  if (held < amount) return because('DL-34', `${text} has only ${held} × ${p.title(card)}.`)
  if (owner.overfull) return because('DL-50', `${text} is over the inventory limit and must discard first.`)
  if (v.refused.some(other => other.owner === from && other.card === card))
    return because('DL-49', `${text} has already refused that in this turn.`)
  if (hasRequestLimit(v) && v.requests >= MOST_REQUESTS)
    return because('DL-54', `You can make only ${quantity(MOST_REQUESTS, 'request')} per turn.`)
  if (amount > 1 && !v.options['take-bulk'])
    return because('DL-R21', 'At this table you can ask for only 1 ammunition card at a time.')
  return because('DL-34', 'Ask for 1 card, or any number of cards of one ammunition type.')
}

/** DL-54 Requests are limited where no clock runs. */
function hasRequestLimit(v: View): boolean {
  return v.phase === 'combat' || !v.timed
}

function useReason(v: View, me: PlayerView, card: string, p: Parts): Reason {
  const kind = p.box.kinds.get(card)
  const face = kind === undefined ? undefined : p.box.rubble[kind]
  if (face === undefined || !me.bag.includes(card)) return because('DL-36', `You have no ${p.title(card)} to use.`)
  if (face.effect === null) {
    if (face.boost) return because('DL-78', `${p.title(card)} can be used only in an attack.`)
    return because('DL-36', `${p.title(card)} cannot be used on its own.`)
  }
  if (face.cost === 'action' && v.asked?.spent) return spentReason(v.asked.step === 'search-turn')
  return whyNotUse(v, face.effect, p.title(card))
}

function preparationReason(v: View, move: Move, p: Parts): Reason {
  const { attack } = v
  const means = p.box.means.find(({ id }) => id === attack?.with)
  if (move.move === 'roll')
    return means?.ammo === null
      ? because('DL-74', `${p.title(means.id)} needs no ammunition.`)
      : because('DL-74', 'You do not have that many ammunition cards, or the last one would add no die.')
  if (move.move !== 'boost') return because('DL-78', 'First add boosts, then roll.')
  const kind = p.box.kinds.get(move.card)
  const boost = kind === undefined ? null : (p.box.rubble[kind]?.boost ?? null)
  const me = v.players.find(({ seat }) => seat === attack?.by)
  if (boost === null || !me?.bag.includes(move.card))
    return because('DL-79', `You have no ${p.title(move.card)} to add.`)
  if (boost.reroll) return because('DL-132', `${p.title(move.card)} is used after the roll.`)
  if (boost.way !== null && boost.way !== means?.way)
    return because('DL-79', `${p.title(move.card)} can be added only to a ${boost.way} attack.`)
  if (boost.once && attack?.used.includes(move.card))
    return because('DL-79', `${p.title(move.card)} can be added only once per attack.`)
  return because('DL-129', `${p.title(move.card)} would add no die.`)
}

function paymentReason(v: View, move: Move, p: Parts): Reason {
  const next = v.attack && v.players.find(({ seat }) => seat === v.attack?.area)?.line[v.attack.at]
  if (next === p.box.names[p.box.survivor]) {
    if (move.move === 'hit') return because('DL-85', `You have no ${move.with} to hit the Survivor with.`)
    return v.options['survivor-line'] === 'block'
      ? because('DL-R30', 'A Survivor is next in line. At this table you must hit it.')
      : because('DL-85', 'A Survivor is next in line. First hit it or skip it.')
  }
  if (move.move === 'stop')
    return because('DL-84', `Your dice can eliminate the ${next ? p.title(next) : 'next enemy'}, so you must go on.`)
  if (move.move === 'pass' || move.move === 'hit') return because('DL-85', 'The next card in line is not a Survivor.')
  return because('DL-81', `You cannot eliminate the ${next ? p.title(next) : 'next enemy'} with those dice.`)
}
