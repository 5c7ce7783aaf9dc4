import { type Decision, type Outcome, type Phrase, type Reason, type Seat, say, type Words } from '@holdout/engine'
import { BOARD, isBuilding, locNamed } from './data/board.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { card, gunTitle, listed, many, Piece, piece, place, player } from './parts.ts'
import { board } from './say-board.ts'
import { ENDINGS, sayEvent } from './say-events.ts'
import type { BuildingView, PawnView, View } from './view.ts'

/** A gun of a pawn with what is left in it, if the view knows that. */
function gun(view: View, pawn: string, ref: string): Phrase {
  const own = view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
  if (ref.startsWith('gun-') && own) return say`the ${card(own.card)} (${many(own.bullets, 'bullet')})`
  return [gunTitle(ref)]
}

/** The gun that the asked pawn, or a survivor, would fire. */
function firing(view: View, ref: string): Phrase {
  const pawn =
    view.asked?.step === 'fight-gun'
      ? view.asked.target
      : view.asked?.step === 'challenge'
        ? view.asked.attacker
        : view.asked?.pawn
  return gun(view, pawn ?? '', ref)
}

/** With one pawn each there is no need to say which. */
function byPawn(view: View, pawn: string): Phrase {
  return view.pawns.length > view.players.length ? say`${Piece(pawn)}: ` : []
}

function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'home':
      return say`Make ${place(move.at)} the home base`
    case 'keep':
      return say`Keep ${card(move.card)}`
    case 'keep-nothing':
      return say`Only events are left: go on`
    case 'walk':
      return say`${byPawn(v, move.pawn)}Walk to ${place(move.to)} ${v.walks > 0 ? '(free movement)' : '(one action)'}${zombiesOn(v, move.to)}`
    case 'step':
      return say`Then on to ${place(move.to)}${zombiesOn(v, move.to)}`
    case 'go':
      return say`Stop at ${place(v.asked?.chain.at(-1) ?? 'the last square')} and go`
    case 'continue':
      return say`Go on as planned`
    case 'halt':
      return say`Stay here`
    case 'draw':
      return say`${byPawn(v, move.pawn)}Explore: draw ${drawCount(v, move.pawn)}`
    case 'from-stored':
      return say`Look at a card stored by ${player(move.of)}`
    case 'take':
      return say`Take it into hand`
    case 'return':
      return say`Put it back, to the ${move.to}`
    case 'trigger':
      return say`Let it happen now; the draw costs no action`
    case 'choose':
      return move.use === 'take'
        ? say`Take ${card(move.card)}`
        : say`Let ${card(move.card)} happen; the draw costs no action`
    case 'choose-none':
      return say`Take none of them`
    case 'put-back':
      return say`Put ${card(move.card)} to the ${move.to}`
    case 'play-gun':
      return say`${byPawn(v, move.pawn)}Play ${card(move.card)} ${move.to === 'pawn' ? 'for yourself' : [`for survivor ${move.to}`]}`
    case 'carry-survivor':
      return say`${byPawn(v, move.pawn)}Play a survivor to come along`
    case 'place-survivor':
      return say`${byPawn(v, move.pawn)}Place a survivor in this building`
    case 'fireworks':
      return say`Light fireworks on ${place(move.at)}`
    case 'build':
      return say`${byPawn(v, move.pawn)}Build ${card(move.card)}`
    case 'finish':
      return say`That is all`
    case 'shoot':
      return say`${byPawn(v, move.pawn)}Shoot at a zombie on ${place(move.at)} with ${gun(v, move.pawn, move.gun)}`
    case 'attack':
      return say`${byPawn(v, move.pawn)}Attack ${piece(move.target)} with ${gun(v, move.pawn, move.gun)}`
    case 'tear-down':
      return say`${byPawn(v, move.pawn)}Tear down the outermost barricade`
    case 'store':
      return say`${byPawn(v, move.pawn)}Store ${card(move.card)} here`
    case 'take-stored':
      return say`${byPawn(v, move.pawn)}Take ${card(move.card)} out of store`
    case 'give-gun':
      return say`${byPawn(v, move.pawn)}Give ${gun(v, move.pawn, move.gun)} to ${piece(move.to)}`
    case 'take-gun':
      return say`${byPawn(v, move.pawn)}Take the gun of ${piece(move.survivor)}`
    case 'pick-up':
      return say`${byPawn(v, move.pawn)}Take ${piece(move.survivor)} along`
    case 'put-down':
      return say`${byPawn(v, move.pawn)}Leave ${piece(move.survivor)} in this building`
    case 'ability':
      return say`${byPawn(v, move.pawn)}Use the house card${onWhat(v, move.pawn, move.on)}`
    case 'drop-gun':
      return say`Drop the empty gun of ${piece(move.of)}`
    case 'event':
      return say`Play ${card(move.card)}${move.pawn !== null && v.pawns.length > v.players.length ? say` where ${piece(move.pawn)} is` : []}`
    case 'end-actions':
      return say`End your actions and move the zombies`
    case 'fire-again':
      return say`Fire again`
    case 'hold-fire':
      return say`Stop firing`
    case 'fire':
      return say`Fire ${firing(v, move.gun)}`
    case 'give-up':
      return say`Give up: be hurt, and flee`
    case 'stop':
      return say`${v.asked?.step === 'fight-on' ? 'Stop the fight' : 'Hold fire'}`
    case 'take-damage':
      return say`Take the damage`
    case 'sacrifice':
      return say`Give up ${piece(move.survivor)} instead`
    case 'lose':
      return say`Lose ${piece(move.survivor)}`
    case 'flee':
      return say`Flee to ${place(move.to)}`
    case 'challenge':
      return say`Challenge the newcomer with ${firing(v, move.gun)}`
    case 'decline':
      return say`Let the newcomer be`
    case 'retreat':
      return say`Draw back to ${place(move.to)}`
    case 'stay':
      return say`Stay`
    case 'fight-on':
      return say`Fight another round`
    case 'trap-kill':
      return say`The trap takes a zombie on ${place(move.at)}${move.moved ? ' that has moved' : ''}`
    case 'zombie':
      return say`Zombie from ${place(move.from)} to ${place(move.to)}`
    case 'push':
      return say`Drive a zombie back from ${place(move.from)} to ${place(move.to)}`
    case 'add-zombies':
      return say`Put them on ${place(move.at)}`
    case 'switch':
      return say`Switch the cards of ${place(move.at)} and ${place(move.with)}`
    case 'pile':
      return move.of === null
        ? say`From the unexplored cards of ${place(move.at)}`
        : say`From what ${player(move.of)} has stored in ${place(move.at)}`
    case 'position':
      return say`Card ${move.number} from the top`
    case 'choose-pawn':
      return say`${Piece(move.pawn)}`
    case 'send-pawn':
      return say`Send ${piece(move.pawn)}`
    case 'send-step':
      return say`By way of ${place(move.to)}`
    case 'discard':
      return say`Discard ${card(move.card)}`
    case 'time-out':
      return say`The time runs out`
  }
}

function zombiesOn(v: View, at: string): string {
  const count = v.zombies.find(other => other.at === at)?.count ?? 0
  return count === 0 ? '' : `, and fight ${many(count, 'zombie')} there`
}

function drawCount(v: View, pawn: string): string {
  const piece = v.pawns.find(other => other.pawn === pawn)
  const pile = v.buildings.find(({ at }) => at === piece?.at)?.pile ?? 0
  return pile === 0 ? 'a stored card' : many(Math.min(1 + (piece?.carried.length ?? 0), pile), 'card')
}

function onWhat(v: View, pawn: string, on: string | null): Phrase {
  if (on === null) return []
  if (/^b\d\d$/.test(on)) return say`: go to ${place(on)}`
  if (/^(gun-[12]|s\d+)$/.test(on)) return say`: reload ${gun(v, pawn, on)}`
  return say`: fetch ${card(on)}`
}

const QUESTIONS: Readonly<Record<string, (v: View) => Phrase>> = {
  home: () => say`Which building shall be your home base?`,
  keep: () => say`Which card do you keep?`,
  main: v =>
    say`What do you do? ${many(v.actions, 'action')} left${v.walks > 0 ? `, ${v.walks === 1 ? 'the free movement' : 'both free movements'} too` : ''}.`,
  discard: () => say`Your hand is too big: what do you discard?`,
  move: v => say`The way so far: ${v.asked?.chain.join(' - ') ?? ''}. Where next?`,
  'continue-move': v =>
    say`${Piece(v.asked?.pawn ?? '')} is inside ${v.asked?.at ?? ''}. Go on to ${v.asked?.chain.at(-1) ?? ''}?`,
  obligatory: v => say`Zombies at ${v.asked?.at ?? ''}: which gun?`,
  challenge: v =>
    say`${Piece(v.asked?.pawn ?? '')} has come into ${v.asked?.at ?? ''}. Does ${piece(v.asked?.attacker ?? '')} challenge?`,
  'draw-stored': () => say`Whose stored cards?`,
  'draw-one': v =>
    v.looked ? say`You have drawn ${listed(v.looked.map(card))}. What now?` : say`What becomes of the card?`,
  'draw-many': v => (v.looked ? say`You see ${listed(v.looked.map(card))}. Which one?` : say`Which of the cards?`),
  'put-back': v => (v.looked ? say`Still to put back: ${listed(v.looked.map(card))}.` : say`Where do the others go?`),
  storing: () => say`Store another card?`,
  'pick-stored': () => say`Take another card out of store?`,
  'build-more': () => say`Add another barricade to this build? It is judged when all are up.`,
  'fire-again': v => say`Missed. Fire again at ${v.asked?.at ?? ''}?`,
  'face-order': v => say`A zombie is upon both your pawns at ${v.asked?.at ?? ''}. Which one faces it first?`,
  defend: v => say`A zombie is upon ${piece(v.asked?.pawn ?? '')} at ${v.asked?.at ?? ''}. Which gun?`,
  'sent-defends': v => say`Zombies on the way of ${piece(v.asked?.pawn ?? '')}, at ${v.asked?.at ?? ''}. Which gun?`,
  'defend-survivors': v => say`A zombie is upon your survivors in ${v.asked?.at ?? ''}. Do they fire?`,
  'survivor-dies': v => say`Which survivor in ${v.asked?.at ?? ''} is lost?`,
  sacrifice: v => say`${Piece(v.asked?.pawn ?? '')} would be hurt. Give up a survivor instead?`,
  flee: v => say`Where does ${piece(v.asked?.pawn ?? '')} flee to?`,
  'fight-gun': v => say`${Piece(v.asked?.attacker ?? '')} attacks. Which gun answers?`,
  retreat: v => say`Does ${piece(v.asked?.pawn ?? '')} draw back?`,
  'fight-on': v => say`Fight on against ${piece(v.asked?.target ?? '')}?`,
  'trap-kills': v => say`Your traps at ${v.asked?.at ?? ''} take ${many(v.asked?.left ?? 0, 'zombie')}. Which one?`,
  'zombie-move': v => say`Which zombie moves? ${many(v.asked?.left ?? 0, 'move')} to go.`,
  'event-pawn': () => say`For which of your pawns does it happen?`,
  'random-pile': () => say`From which pile?`,
  'random-position': v => say`Which card of that pile in ${v.asked?.at ?? ''}?`,
  'switch-cards': () => say`Which neighbours exchange their cards?`,
  'send-pawn': () => say`Who is sent off?`,
  'send-way': v => say`Three steps for ${piece(v.asked?.pawn ?? '')}: which way?`,
  'move-back': v => say`Which zombie around ${v.asked?.at ?? ''} goes back, and where?`,
  'add-zombies': v => say`On which square around ${v.asked?.at ?? ''}?`,
}

function questionOf(decision: Decision, v: View): Phrase {
  if (decision.kind === 'may') return say`You may play an event or drop an empty gun.`
  return QUESTIONS[decision.decision]?.(v) ?? say`The clock may strike.`
}

const no = (why: string | null, reason: string): Reason => ({ why, say: reason })

/** The rule behind each question, for those who try something else. */
const RULE_OF: Readonly<Record<string, string>> = {
  home: 'ZT-D01',
  keep: 'ZT-D02',
  move: 'ZT-D04',
  'continue-move': 'ZT-D05',
  'draw-one': 'ZT-D06',
  'draw-many': 'ZT-D07',
  'put-back': 'ZT-D07',
  'draw-stored': 'ZT-D08',
  'fire-again': 'ZT-D09',
  obligatory: 'ZT-D10',
  defend: 'ZT-D11',
  'sent-defends': 'ZT-D11',
  'defend-survivors': 'ZT-D12',
  'survivor-dies': 'ZT-D13',
  sacrifice: 'ZT-D14',
  flee: 'ZT-D15',
  challenge: 'ZT-D16',
  'fight-gun': 'ZT-D17',
  retreat: 'ZT-D18',
  'fight-on': 'ZT-D19',
  'trap-kills': 'ZT-D20',
  'pick-stored': 'ZT-D24',
  'face-order': 'ZT-D25',
  'event-pawn': 'ZT-D25',
  discard: 'ZT-D26',
  storing: 'ZT-69',
  'build-more': 'ZT-134',
}

/** Why a move is not to be had now; from what the player sees. */
function refuse(v: View, seat: Seat, move: Move): Reason {
  const step = v.asked?.step ?? ''
  if (step === 'zombie-move' || step === 'main') {
    if (move.move === 'event') return refuseEvent(v, seat, move.card, move.pawn)
    if (move.move === 'drop-gun') return no('ZT-64', 'Only an empty gun of your own can be dropped.')
    if (seat !== v.active) return no('ZT-161', 'It is not your turn: you may only play an event or drop an empty gun.')
    if (step === 'main') return refuseMain(v, seat, move)
    if (move.move === 'zombie') return refuseZombie(v, move.from, move.to)
    return no('ZT-151', 'The zombies must be moved now, as many as are owed.')
  }
  if (step === 'flee')
    return no(
      'ZT-114',
      'The flight must go to one of the places that are offered: three squares off if possible, without zombies.',
    )
  if (step === 'move' && move.move === 'step')
    return refuseStep(v, v.asked?.pawn ?? '', v.asked?.chain.at(-1) ?? '', move.to)
  if (step === 'retreat')
    return no('ZT-106', 'A retreat is one step to a place that is open to the pawn and without zombies.')
  if (step === 'move-back') return no('ZT-170', 'Each zombie goes one step back to a square with room for it.')
  if (step === 'add-zombies') return no('ZT-171', 'They go to one square around the building, with room for them.')
  if (step === 'send-way') return no('ZT-169', 'The way must lead three squares off, and not into three barricades.')
  if (step === 'draw-one' && move.move === 'return') return no('ZT-54', 'An event that is drawn alone cannot go back.')
  if (step === 'build-more' && move.move === 'finish')
    return no('ZT-133', 'That would be lower than the zombies beside the building are many.')
  if (step === 'home') return no('ZT-06', 'That building is not free for a home base.')
  if (step === 'keep') return no('ZT-09', 'You may keep only cards that you were dealt, and no events.')
  return no(RULE_OF[step] ?? 'ZT-D23', 'First answer the question that is open.')
}

function refuseEvent(v: View, seat: Seat, id: string, pawn: string | null): Reason {
  const me = v.players.find(other => other.seat === seat)
  if (!me?.hand?.includes(id)) return no('ZT-160', 'You do not hold that event.')
  if (id === 'event-extra-action') return no('ZT-166', 'That works only in your own action phase.')
  const at = v.pawns.find(other => other.pawn === pawn)?.at
  if ((id === 'event-move-back' || id === 'event-add-zombies') && (!at || !isBuilding(locNamed(at))))
    return no('ZT-163', 'Your pawn must be in a building for that.')
  return no('ZT-162', 'From hand an event can be played only if it can do something now.')
}

interface Here {
  readonly pawn: PawnView
  readonly building: BuildingView | null
}

function here(v: View, seat: Seat, name: string): Here | null {
  const pawn = v.pawns.find(other => other.pawn === name && other.seat === seat)
  if (!pawn || pawn.at === null) return null
  return { pawn, building: v.buildings.find(({ at }) => at === pawn.at) ?? null }
}

/** ZT-34 and what each action needs. */
function refuseMain(v: View, seat: Seat, move: Move): Reason {
  if (move.move === 'zombie') return no('ZT-30', 'Zombies are moved after your actions: end your actions first.')
  if (!('pawn' in move) || move.pawn === null) {
    if (move.move === 'fireworks')
      return v.actions === 0 ? no('ZT-31', 'You have no action left.') : no('ZT-175', 'You have no fireworks in hand.')
    return no('ZT-34', 'That is not one of the things you can do now.')
  }
  const at = here(v, seat, move.pawn)
  if (!at) return no('ZT-34', 'That is not one of your living pawns.')
  if (move.move === 'walk') return refuseStep(v, move.pawn, at.pawn.at as string, move.to)
  if (v.actions === 0) return no('ZT-31', 'You have no action left.')
  if (Object.hasOwn(REFUSED, move.move)) return REFUSED[move.move](v, seat, at, move)
  return no('ZT-34', 'That is not one of the things you can do now.')
}

const REFUSED: Readonly<Record<string, (v: View, seat: Seat, at: Here, move: Move) => Reason>> = {
  draw: (_v, _seat, { building }) =>
    building === null
      ? no('ZT-52', 'Only in a building are there cards to draw.')
      : no('ZT-58', 'There is no unexplored card here, and nothing that others have stored.'),
  build: (v, seat, { building }, move) => {
    if (building === null) return no('ZT-132', 'Barricades are built from inside the building.')
    if (building.wallCount >= 3) return no('ZT-132', 'A building takes no more than three barricades.')
    if (!holds(v, seat, move)) return no('ZT-132', 'You do not hold that barricade.')
    if (atLimit(v, seat, building)) return no('ZT-123', LIMIT)
    return no('ZT-133', 'That would be lower than the zombies beside the building are many.')
  },
  'place-survivor': (v, seat, { building }) => refusePlacing(v, seat, building, 'ZT-72'),
  'put-down': (v, seat, { building }) => refusePlacing(v, seat, building, 'ZT-74'),
  'carry-survivor': () => no('ZT-72', 'You have no survivor card in hand.'),
  'pick-up': () => no('ZT-73', 'Only an own survivor placed in this building can be taken along.'),
  'play-gun': (v, seat, { pawn }, move) => {
    if (!holds(v, seat, move)) return no('ZT-62', 'You do not hold that gun.')
    if ('to' in move && move.to === 'pawn' && pawn.guns.length >= 2)
      return no('ZT-62', 'The pawn has two guns already; empty ones count.')
    return no('ZT-62', 'A gun goes to the pawn or to an own survivor at the same place without a gun.')
  },
  'give-gun': () => no('ZT-66', 'A gun is given to an own survivor at the same place that has none.'),
  'take-gun': () =>
    no('ZT-67', 'A gun is taken from an own survivor at the same place, if the pawn has fewer than two.'),
  store: (_v, _seat, { building }) =>
    building === null
      ? no('ZT-69', 'Cards are stored in a building.')
      : no('ZT-69', 'You can store only cards that are in your hand.'),
  'take-stored': () => no('ZT-70', 'You have no such card stored here.'),
  'tear-down': () => no('ZT-139', 'The pawn must stand on a square that touches a building with barricades.'),
  shoot: (_v, _seat, { pawn }, move) => {
    if (!pawn.guns.some(({ bullets }) => bullets > 0)) return no('ZT-86', 'The pawn has no loaded gun.')
    if ('gun' in move && !(pawn.guns[Number(String(move.gun).slice(4)) - 1]?.bullets > 0))
      return no('ZT-63', 'That gun is empty.')
    return no('ZT-80', 'There is no zombie within two squares there.')
  },
  attack: (v, _seat, { pawn }) => {
    if (!v.options['player-fights']) return no('ZT-100', 'At this table players do not fight each other.')
    if (!pawn.guns.some(({ bullets }) => bullets > 0)) return no('ZT-86', 'The pawn has no loaded gun.')
    return no('ZT-100', 'Only an enemy pawn or survivor at the same place can be attacked.')
  },
  ability: (_v, seat, { building }) => {
    if (building === null || building.owner !== seat)
      return no('ZT-143', 'A house card works only in a building of your own, from inside.')
    if (building.counter === 0) return no('ZT-144', 'This house card is used up.')
    if (building.house === 'house-nosy-neighbors') return no('ZT-146', 'That is no building to drop in at now.')
    return no('ZT-143', 'The house card could do nothing of that kind now.')
  },
}

const LIMIT = 'You own as many buildings as you may; building or placing is possible only in your own.'

function holds(v: View, seat: Seat, move: Move): boolean {
  const hand = v.players.find(other => other.seat === seat)?.hand
  return 'card' in move && (hand?.includes(move.card) ?? false)
}

function atLimit(v: View, seat: Seat, building: BuildingView): boolean {
  const owned = v.players.find(other => other.seat === seat)?.owned ?? 0
  return building.owner !== seat && owned >= (v.players.length === 2 ? 8 : 4)
}

function refusePlacing(v: View, seat: Seat, building: BuildingView | null, rule: string): Reason {
  if (building === null) return no(rule, 'A survivor is placed in the building that the pawn is in.')
  if (atLimit(v, seat, building)) return no('ZT-123', LIMIT)
  return no(rule, 'You have no such survivor.')
}

/** ZT-40 to ZT-43 Why a step is not open to a pawn. */
function refuseStep(v: View, pawn: string, from: string, to: string): Reason {
  const [start, end] = [locNamed(from), locNamed(to)]
  if (start === undefined || end === undefined || !BOARD.steps[start].includes(end))
    return no(
      'ZT-21',
      `${to} is not one step away. Steps go to any touching square, and into a building from its four squares only.`,
    )
  if (v.walks === 0 && v.actions === 0)
    return no('ZT-33', 'The free movement is used, and there is no action left for another one.')
  const building = v.buildings.find(({ at }) => at === to)
  const owner = v.pawns.find(other => other.pawn === pawn)?.seat
  if (building && building.wallCount >= 3 && building.owner !== owner)
    return no('ZT-40', `${to} has three barricades: only its owner gets in.`)
  return no('ZT-43', `Onto zombies you may step only with an action left for each of them, and a loaded gun.`)
}

function refuseZombie(v: View, from: string, to: string): Reason {
  const [start, end] = [locNamed(from), locNamed(to)]
  if (start === undefined || end === undefined || !BOARD.steps[start].includes(end))
    return no('ZT-21', `${to} is not one step away from ${from}.`)
  const there = v.zombies.find(({ at }) => at === from)
  if (!there) return no('ZT-152', `There is no zombie at ${from}.`)
  if (there.moved === there.count) return no('ZT-153', 'A zombie moves only once in a phase.')
  if (BOARD.ring[end] < BOARD.ring[start]) return no('ZT-25', 'Zombies never walk back towards the cemetery.')
  if ((v.zombies.find(({ at }) => at === to)?.count ?? 0) >= 6) return no('ZT-28', 'Six zombies are there already.')
  if ((v.buildings.find(({ at }) => at === to)?.wallCount ?? 0) > 0)
    return no('ZT-138', 'While a barricade stands no zombie steps in.')
  return no('ZT-176', 'Fireworks keep zombies from going that way.')
}

/** What one might well try at this moment and may not. */
function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  if (v.asked?.step !== 'main' || v.active !== seat) return []
  const tempting: Move[] = []
  for (const { pawn, at, seat: owner } of v.pawns) {
    if (owner !== seat || at === null) continue
    const loc = locNamed(at)
    const building = v.buildings.find(other => other.at === at) ?? null
    if (
      v.actions === 0 ||
      building === null ||
      (building.pile === 0 && building.stored.every(({ seat: by }) => by === seat))
    )
      tempting.push({ move: 'draw', pawn })
    if (v.actions === 0 || building === null || building.owner !== seat || building.counter === 0)
      tempting.push({ move: 'ability', pawn, on: null })
    const beside = BOARD.contactOf[loc]
    if (v.actions === 0 || beside === null || v.buildings[beside].wallCount === 0)
      tempting.push({ move: 'tear-down', pawn })
    for (const next of BOARD.steps[loc]) {
      const to = BOARD.names[next]
      const there = v.buildings.find(other => other.at === to)
      if ((v.walks === 0 && v.actions === 0) || (there && there.wallCount >= 3 && there.owner !== seat))
        tempting.push({ move: 'walk', pawn, to })
      else if ((v.zombies.find(other => other.at === to)?.count ?? 0) > (v.walks > 0 ? v.actions : v.actions - 1))
        tempting.push({ move: 'walk', pawn, to })
    }
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function sayOutcome({ id, winners, facts }: Outcome): Phrase {
  const seats = Object.keys(facts)
    .filter(name => name.endsWith(' points'))
    .map(name => name.split(' ')[0])
  const points = seats.map(seat => {
    const died = facts[`${seat} died`]
    return died === undefined ? say`${player(seat)} ${facts[`${seat} points`]}` : say`${player(seat)} dead`
  })
  return say`${winners.length > 0 ? say`${listed(winners.map(player))} ${winners.length > 1 ? 'share the win' : 'wins'}. ` : []}${ENDINGS[id]} Points: ${listed(points)}.`
}

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: labelOf,
  decision: questionOf,
  outcome: sayOutcome,
  refuse,
  barred,
  board,
}
