import type { Remedy } from '@holdout/testkit'
import { type Place, placeOf } from '../src/codes.ts'
import { boxOf, type Kind } from '../src/data/box.ts'
import type { Move } from '../src/moves.ts'
import { fixed, type Question, type State } from '../src/state.ts'

/** A change of the position; undefined counts as done. */
type Change = (s: State, place: Place, move: Move) => boolean | undefined

const top = (s: State): Question | undefined => s.agenda.at(-1)

const kindOf = (s: State, card: string): Kind => boxOf(s).kinds.get(card) as Kind

/** Puts cards into an inventory. */
function holds(s: State, place: Place, card: string, amount = 1): boolean {
  const { bag } = s.players[place]
  while (bag.filter(kind => kind === kindOf(s, card)).length < amount) bag.push(kindOf(s, card))
  return true
}

function isInTurn(s: State, place: Place): boolean {
  const step = top(s)?.step
  return (step === 'search-turn' || step === 'combat-turn') && s.turn?.player === place
}

/** Sets whether the action of the turn is spent. */
function setSpent(s: State, spent: boolean): boolean {
  const step = top(s)
  if (step?.step !== 'search-turn' && step?.step !== 'combat-turn') return false
  s.agenda[s.agenda.length - 1] = { ...step, spent }
  return true
}

const infectedKind = (s: State): Kind => boxOf(s).horde.find(card => card?.class === 'infected')?.kind as Kind

function setOption(s: State, option: string, value: unknown): void {
  Object.assign(s, { options: { ...s.options, [option]: value } })
}

const changes: Readonly<Record<string, Change>> = {
  'DL-10': (s, place, move) => move.move === 'discard' && holds(s, place, move.card),
  'DL-24': (s, place, move) => {
    const player = s.players[place]
    if (move.move === 'announce') {
      player.objectives = fixed([...player.objectives, kindOf(s, move.objective)])
      return
    }
    if (move.move !== 'keep' || top(s)?.step !== 'choose-secondary') return false
    player.offered = fixed([kindOf(s, move.objective)])
  },
  'DL-25': s => {
    if (s.phase === 'set-up') return false
    setOption(s, 'objectives-announce', 'manual')
  },
  'DL-28': (s, place, move) => {
    const step = top(s)
    if (step?.step !== 'launch') return false
    if (move.move === 'launch') {
      s.starter = place
      if (s.options.people > 0) setOption(s, 'people', s.players.length)
    } else if (move.move === 'ready') s.agenda[s.agenda.length - 1] = { step: 'launch', ready: [] }
    else return false
  },
  'DL-29': s => setSpent(s, false),
  'DL-30': (s, _place, move) => {
    if (move.move !== 'draw') return false
    s.piles[move.pile === 'A' ? 0 : 1].push(kindOf(s, 'bandage'))
  },
  'DL-32': (s, place, move) => {
    const recipe = move.move === 'build' && boxOf(s).recipes.find(({ id }) => id === move.recipe)
    if (!recipe) return false
    s.players[place].bag.push(...recipe.parts)
  },
  'DL-33': (s, place, move) =>
    move.move === 'give' &&
    placeOf(move.to) !== place &&
    placeOf(move.to) < s.players.length &&
    holds(s, place, move.card, move.amount),
  'DL-34': (s, place, move) => {
    if (move.move !== 'ask') return false
    const owner = placeOf(move.from)
    return owner !== place && owner < s.players.length && holds(s, owner, move.card, move.amount)
  },
  'DL-36': (s, place, move) => move.move === 'use' && holds(s, place, move.card),
  'DL-49': (s, place, move) => {
    if (move.move !== 'ask' || !isInTurn(s, place) || s.turn === null || s.turn.refused.length === 0) return false
    s.turn.refused = []
  },
  'DL-50': (s, place, move) => {
    if (move.move !== 'ask' || !isInTurn(s, place)) return false
    const owner = s.players[placeOf(move.from)]
    owner.bag = owner.bag.filter(kind => kind === kindOf(s, move.card))
  },
  'DL-54': s => {
    if (s.turn === null) return false
    s.turn.requests = 0
  },
  'DL-70': (s, _place, move) => move.move !== 'draw' && setSpent(s, false),
  'DL-71': (s, place, move) => {
    const means = move.move === 'attack' && boxOf(s).means.find(({ id }) => id === move.with)
    if (!means || placeOf(move.area) >= s.players.length) return false
    if (means.card !== null) s.players[place].bag.push(means.card)
    s.players[place].bag.push(...(means.parts ?? []))
  },
  'DL-72': (s, place) => {
    s.players[place].line = []
  },
  'DL-74': (s, place, move) => {
    const means = move.move === 'attack' && boxOf(s).means.find(({ id }) => id === move.with)
    if (!means || means.ammo === null) return false
    return holds(s, place, boxOf(s).names[means.ammo], means.needs)
  },
  'DL-79': (s, place, move) => {
    if (move.move !== 'boost' || s.attack === null || top(s)?.step !== 'prepare') return false
    const card = kindOf(s, move.card)
    const { boost } = boxOf(s).rubble[card]
    if (boost === null || (boost.way !== null && boost.way !== boxOf(s).means[s.attack.means].way)) return false
    s.attack.used = s.attack.used.filter(used => used !== card)
    return holds(s, place, move.card)
  },
  'DL-81': (s, _place, move) => {
    const { attack } = s
    if (move.move !== 'pay' || attack === null) return false
    const face = boxOf(s).horde[s.players[attack.area].line[attack.at]]
    const fits = move.bodies > 0 ? face.bodies === move.bodies : face.heads === move.heads + move.converted
    if (!fits) return false
    attack.heads = Math.max(attack.heads, move.heads)
    attack.bodies = Math.max(attack.bodies, move.bodies + move.converted)
    attack.convert = Math.max(attack.convert, move.converted)
  },
  'DL-84': (s, _place, move) => {
    const { attack } = s
    if (move.move !== 'stop' || attack === null || top(s)?.step !== 'choose-payment') return false
    const { heads } = boxOf(s).horde[s.players[attack.area].line[attack.at]]
    attack.heads = heads - 1
    attack.bodies = 1
    attack.convert = 1
  },
  'DL-85': (s, _place, move) => {
    const { attack } = s
    if (attack === null || top(s)?.step !== 'choose-payment') return false
    const { line } = s.players[attack.area]
    const { survivor } = boxOf(s)
    if (move.move === 'hit' || move.move === 'pass') {
      line[attack.at] = survivor
      if (move.move === 'hit' && move.with === 'head') attack.heads += 1
      if (move.move === 'hit' && move.with === 'body') attack.bodies += 1
    } else line[attack.at] = infectedKind(s)
  },
  'DL-89': (s, _place, move) => {
    if (move.move !== 'attack' || placeOf(move.area) >= s.players.length) return false
    s.players[placeOf(move.area)].line.push(boxOf(s).survivor)
  },
  'DL-108': (s, place, move) => {
    const step = top(s)
    if (move.move !== 'protect' || step?.step !== 'protection') return false
    return boxOf(s).rubble[kindOf(s, move.card)].against.includes(step.source) && holds(s, place, move.card)
  },
  'DL-113': s => {
    for (const player of s.players) {
      player.barricades = 0
      player.traps = 0
    }
  },
  'DL-124': (s, place, move) => {
    if (move.move === 'use' && isInTurn(s, place)) s.players[place].damage = 1
    else if (move.move === 'heal' && top(s)?.step === 'heal-target' && placeOf(move.who) < s.players.length)
      s.players[placeOf(move.who)].damage = 1
    else return false
  },
  'DL-125': (s, place, move) => {
    if (move.move === 'use' && isInTurn(s, place)) return holds(s, (place + 1) % s.players.length, 'bandage')
    if (move.move !== 'steal' || top(s)?.step !== 'prey' || placeOf(move.from) >= s.players.length) return false
    return placeOf(move.from) !== place && holds(s, placeOf(move.from), move.card)
  },
  'DL-126': (s, place, move) => {
    if (s.phase !== 'combat') return false
    if (move.move === 'use' && isInTurn(s, place)) s.players[place].line.push(infectedKind(s))
    else if (move.move !== 'lure' || top(s)?.step !== 'lure') return false
    else if (Math.max(placeOf(move.from), placeOf(move.to)) >= s.players.length) return false
    else s.players[placeOf(move.from)].line.push(infectedKind(s))
  },
  'DL-128': s => setSpent(s, true),
  'DL-132': (s, _place, move) => {
    if (move.move !== 'reroll' || s.attack === null || top(s)?.step !== 'lucky') return false
    s.attack.misses = Math.max(s.attack.misses, move.misses)
    s.attack.bodies = Math.max(s.attack.bodies, move.bodies)
    s.attack.heads = Math.max(s.attack.heads, move.heads)
  },
  'DL-142': (s, place, move) => move.move === 'hand-on' && top(s)?.step === 'blackout' && holds(s, place, move.card),
  'DL-144': (s, place) => {
    s.players[place].character = boxOf(s).characters.findIndex(({ drawback }) => drawback.do !== 'refuses')
  },
  'DL-D1': (s, _place, move) => {
    if (move.move !== 'character' || top(s)?.step !== 'choose-character') return false
    for (const player of s.players)
      if (player.character !== null && boxOf(s).characters[player.character].id === move.character)
        player.character = null
  },
  'DL-D24': (s, _place, move) => {
    if (move.move !== 'vote') return false
    s.vote = { plan: 'save-ammunition', votes: s.players.map(() => null) }
  },
  'DL-R06': (s, _place, move) => {
    if (s.phase !== 'pause' && s.phase !== 'combat') return false
    if (move.move !== 'propose' || (move.plan.startsWith('attack-') && placeOf(move.plan.slice(7)) >= s.players.length))
      return false
    setOption(s, 'leader-authority', 'advise')
    s.vote = null
  },
  'DL-R21': s => setOption(s, 'take-bulk', true) as undefined,
  'DL-R30': (s, _place, move) => {
    if (move.move !== 'pass') return false
    setOption(s, 'survivor-line', 'skip')
  },
}

/** By rule id: what makes a move that this rule forbids possible. */
export const remedies: Readonly<Record<string, Remedy<State>>> = Object.fromEntries(
  Object.entries(changes).map(([rule, change]) => [
    rule,
    (s: State, seat: string, move: Move): boolean => change(s, placeOf(seat), move) ?? true,
  ]),
)

const ANSWER_FIRST = 'Only answering the open decision lifts it.'
const CLOCK_ONLY = 'Only the clock makes this move.'

/** By rule id: why no change of the position lifts what this rule forbids. */
export const withoutRemedy: Readonly<Record<string, string>> = {
  'DL-09': ANSWER_FIRST,
  'DL-31': ANSWER_FIRST,
  'DL-39': 'Turns end differently in the two phases.',
  'DL-42': 'The search phase has no attacks.',
  'DL-43': CLOCK_ONLY,
  'DL-48': 'The request is void.',
  'DL-51': 'Only the clock ends the lock.',
  'DL-52': 'Only the table itself makes this move.',
  'DL-59': ANSWER_FIRST,
  'DL-69': 'Turns end differently in the two phases.',
  'DL-78': 'The order of the steps of an attack is fixed.',
  'DL-83': 'The order of the steps of an attack is fixed.',
  'DL-103': ANSWER_FIRST,
  'DL-109': ANSWER_FIRST,
  'DL-129': 'The dice of this attack are at the limit.',
  'DL-140': CLOCK_ONLY,
  'DL-149': 'Only the table reports who is away, and stops a game.',
}
