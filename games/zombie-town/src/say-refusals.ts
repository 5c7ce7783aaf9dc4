import type { Reason, Seat } from '@holdout/engine'
import { BOARD, isBuilding, locNamed } from './data/board.ts'
import type { Move } from './moves.ts'
import { Place, placeName } from './parts.ts'
import type { BuildingView, PawnView, View } from './view.ts'

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
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const step = v.asked?.step ?? ''
  if (step === 'zombie-move' || step === 'main') {
    if (move.move === 'event') return refuseEvent(v, seat, move.card, move.pawn)
    if (move.move === 'drop-gun') return no('ZT-64', 'Only an empty gun of your own can be dropped.')
    if (seat !== v.active) return no('ZT-161', 'It is not your turn: you may only play an event or drop an empty gun.')
    if (step === 'main') return refuseMain(v, seat, move)
    if (move.move === 'zombie') return refuseZombie(v, move.from, move.to)
    return no('ZT-151', 'The zombies must be moved now, as many as are owed.')
  }
  const closed = refuseWindow(move)
  if (closed) return closed
  if (step === 'switch-cards' && move.move === 'switch')
    return no('ZT-168', 'The two buildings must be neighbors, and at least one of them must have unexplored cards.')
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

/** ZT-161 What may be done in anybody's turn, but only while a window is open; also for those who are asked nothing. */
export function refuseWindow(move: Move): Reason | null {
  if (move.move !== 'event' && move.move !== 'drop-gun') return null
  return no(
    'ZT-161',
    'Events and empty guns wait for a window: while the active player chooses an action or the next zombie to move.',
  )
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
  if (move.move === 'walk' && typeof move.to !== 'string') return no('ZT-32', 'A step needs a place to go to.')
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
      `${Place(to).text} is not one step away. Steps go to any touching square, and into a building from its four squares only.`,
    )
  if (v.walks === 0 && v.actions === 0)
    return no('ZT-33', 'The free movement is used, and there is no action left for another one.')
  const building = v.buildings.find(({ at }) => at === to)
  const owner = v.pawns.find(other => other.pawn === pawn)?.seat
  if (building && building.wallCount >= 3 && building.owner !== owner)
    return no('ZT-40', `${Place(to).text} has three barricades: only its owner gets in.`)
  return no('ZT-43', `Onto zombies you may step only with an action left for each of them, and a loaded gun.`)
}

function refuseZombie(v: View, from: string, to: string): Reason {
  const [start, end] = [locNamed(from), locNamed(to)]
  if (start === undefined || end === undefined || !BOARD.steps[start].includes(end))
    return no('ZT-21', `${Place(to).text} is not one step away from ${placeName(from)}.`)
  const there = v.zombies.find(({ at }) => at === from)
  if (!there) return no('ZT-152', `There is no zombie at ${placeName(from)}.`)
  if (there.moved === there.count) return no('ZT-153', 'A zombie moves only once in a phase.')
  if (BOARD.ring[end] < BOARD.ring[start]) return no('ZT-25', 'Zombies never walk back towards the cemetery.')
  if (zombiesAt(v, to) >= 6) return no('ZT-28', 'Six zombies are there already.')
  if ((v.buildings.find(({ at }) => at === to)?.wallCount ?? 0) > 0)
    return no('ZT-138', 'While a barricade stands no zombie steps in.')
  return no('ZT-176', 'Fireworks keep zombies from going that way.')
}

/** What one might well try at this moment and may not. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
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
      else if (zombiesAt(v, to) > (v.walks > 0 ? v.actions : v.actions - 1)) tempting.push({ move: 'walk', pawn, to })
    }
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function zombiesAt(v: View, place: string): number {
  return v.zombies.find(({ at }) => at === place)?.count ?? 0
}
