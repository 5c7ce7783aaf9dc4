import { type Chance, type Facets, InputError } from '@holdout/engine'
import { type Place, type Plan, placeOf, seatOf } from '../codes.ts'
import type { Box, Kind } from '../data/box.ts'
import type { Options } from '../options.ts'
import { splitRubble } from '../rules/inventory.ts'
import { launchSteps } from '../rules/launch.ts'
import { leaderAfter } from '../rules/leader.ts'
import { lastTurn } from '../rules/search.ts'
import { freshTurn } from '../rules/turn.ts'
import { deckOf, emptyTable } from '../setup.ts'
import { experience, fixed, isTimed, type State } from '../state.ts'
import { checkIgnoredZones, checkPosition } from './validate.ts'
import { expand, tallyNames, words, zonesFor } from './zones.ts'

/**
 * Builds a position. Seats without a named character get the free ones in order, with their basic weapon. Cards not
 * named are shuffled into their piles. Only named objectives are in play, so that others do not interfere.
 */
export function placeTable(box: Box, options: Options, given: ReadonlyMap<string, Facets>, chance: Chance): State {
  const s = emptyTable(options, chance)
  const text = (zone: string): string | undefined => given.get(zone)?.value
  const turn = text('turn') ?? 'search p1'
  const rubble = new Pack(box, deckOf(box.rubbleKinds))
  const horde = new Pack(box, deckOf(box.hordeKinds))
  const letter = new Map(box.hordeKinds.map(card => [card.letter, card.id]))
  const objectives = new Pack(
    box,
    box.objectiveKinds.map(({ kind }) => kind),
  )
  if (turn !== 'set-up') chooseCharacters(s, box, given)
  s.players.forEach((player, place) => {
    const facets = given.get(seatOf(place)) ?? {}
    const count = (facet: string): number => Number(/\d+$/.exec(facets[facet] ?? '0')?.[0])
    const cards = (facet: string, pack: Pack): Kind[] => itemsOf(facets[facet]).map(name => pack.take(name))
    player.damage = count('damage')
    player.barricades = count('barricades')
    player.traps = count('traps')
    player.saved = count('saved')
    player.stuck = count('stuck')
    for (let i = 0; i < player.saved; i++) horde.take(box.names[box.survivor])
    player.line = words(facets.line?.slice(1, -1) ?? '').map(one => horde.take(letter.get(one) as string))
    player.trophies = fixed(cards('kept', horde))
    if (facets.bag !== undefined) player.bag = cards('bag', rubble)
    player.objectives = fixed(cards('todo', objectives))
    player.achieved = fixed(cards('done', objectives))
    const names = tallyNames(box)
    for (const item of words(facets.tally?.slice('tally('.length, -1) ?? '')) {
      const [name, value] = item.split('=')
      player.tally[names.indexOf(name)] = Number(value)
    }
  })
  s.players.forEach((player, place) => {
    if (given.get(seatOf(place))?.bag === undefined && player.character !== null)
      player.bag = [rubble.take(box.names[box.characters[player.character].weapon])]
  })
  s.secondary = objectives.rest().filter(kind => box.objectives[kind].character === null)
  chance.shuffle('secondary', s.secondary)
  dealPiles(s, given, rubble, horde, letter, chance)
  if (turn === 'set-up') {
    s.piles = [[], []] // the rubble is split after all players have chosen
    s.rubbleDiscard = []
  }

  s.round = Number(text('round') ?? 1)
  s.carAlarms = Number(text('alarms') ?? 0)
  s.first = placeOf(text('first') ?? 'p1')
  s.starter = placeOf(text('starter') ?? seatOf(s.first))
  const xp = s.players.map((_, place) => (turn === 'set-up' ? 0 : experience(s, place)))
  s.leader = text('leader') === undefined ? leaderOf(xp, s.first) : seatOrNull(text('leader'))
  s.everSaved = s.players.some(player => player.saved > 0)
  const away = words((text('absent') ?? '-').replace('-', ''))
  s.absent = fixed(s.players.map((_, place) => away.includes(seatOf(place))))
  const [plan, agreed] = words(text('note') ?? '-')
  s.note = plan === '-' ? null : { plan: plan as Plan, agreed: agreed === 'yes' }
  placeTurn(s, turn, given, chance)
  checkPosition(s, box)
  checkIgnoredZones(s, zonesFor(box, options), given)
  return s
}

/** DL-17, DL-19 The player with the most experience; if tied, the nearest clockwise from the first player. */
function leaderOf(xp: readonly number[], first: Place): Place | null {
  const leader = leaderAfter(xp, null, first)
  return leader === null ? null : leaderAfter(xp, leader, first)
}

/** Cards of one kind of deck, taken out one by one. */
class Pack {
  private readonly cards: Kind[]

  constructor(
    private readonly box: Box,
    all: readonly Kind[],
  ) {
    this.cards = [...all]
  }

  take(name: string): Kind {
    const wanted = this.box.kinds.get(name) as Kind
    const kind = this.box.rubble[wanted]?.fresh ?? wanted
    const at = this.cards.indexOf(kind)
    if (at < 0) throw new InputError(`one ${name} too many: the box has no more of them`)
    this.cards.splice(at, 1)
    return wanted
  }

  rest(): Kind[] {
    return this.cards
  }
}

function itemsOf(facet: string | undefined): string[] {
  return facet === undefined ? [] : expand(words(facet.replace(/^[a-z]+\(/, '').replace(/\)$/, '')), null)
}

function chooseCharacters(s: State, box: Box, given: ReadonlyMap<string, Facets>): void {
  const named = (place: Place): string | undefined => given.get(seatOf(place))?.character
  const ids = box.characters.map(({ id }) => id)
  s.players.forEach((player, place) => {
    const id = named(place)
    if (id === undefined || id === '-') return
    const at = ids.indexOf(id)
    if (s.players.some(other => other.character === at))
      throw new InputError(`${id} is at two seats; there is only one`)
    player.character = at
  })
  for (const player of s.players)
    player.character ??= ids.findIndex((_, at) => !s.players.some(other => other.character === at))
}

/** Puts the named cards on top of their piles and the others below them. */
function dealPiles(
  s: State,
  given: ReadonlyMap<string, Facets>,
  rubble: Pack,
  horde: Pack,
  letter: ReadonlyMap<string, string>,
  chance: Chance,
): void {
  const zone = (name: string): string[] | undefined => {
    const cards = given.get(name)?.cards
    return cards === undefined ? undefined : expand(words(cards.replace(/^-$/, '')), null)
  }
  const rubbleCards = (name: string): Kind[] => (zone(name) ?? []).map(id => rubble.take(id)).reverse()
  const hordeCards = (name: string): Kind[] =>
    (zone(name) ?? []).map(one => horde.take(letter.get(one) as string)).reverse()
  s.rubbleDiscard = rubbleCards('rubble')
  s.hordeDiscard = hordeCards('dead')
  const topA = rubbleCards('pile-a')
  const topB = rubbleCards('pile-b')
  const topHorde = hordeCards('horde')
  if (zone('pile-a')?.length === 0 || zone('pile-b')?.length === 0) {
    // An empty pile was asked for: its cards go to the discard.
    if (zone('pile-a')?.length === 0 && zone('pile-b')?.length === 0) s.rubbleDiscard.push(...rubble.rest())
    else {
      const rest = [...rubble.rest()]
      chance.shuffle('rest', rest)
      s.piles = zone('pile-a')?.length === 0 ? [[], rest] : [rest, []]
    }
  } else {
    const rest = [...rubble.rest()]
    chance.shuffle('rest', rest)
    splitRubble(s, rest)
  }
  s.piles[0].push(...topA)
  s.piles[1].push(...topB)
  s.horde = zone('horde')?.length === 0 ? [] : [...horde.rest()]
  if (zone('horde')?.length === 0) s.hordeDiscard.push(...horde.rest())
  chance.shuffle('rest', s.horde)
  s.horde.push(...topHorde)
}

function seatOrNull(text: string | undefined): Place | null {
  return text === undefined || text === '-' ? null : placeOf(text)
}

function placeTurn(s: State, turn: string, given: ReadonlyMap<string, Facets>, chance: Chance): void {
  const text = (zone: string): string | undefined => given.get(zone)?.value
  if (turn === 'set-up') return
  if (turn === 'pause') {
    s.phase = 'pause'
    s.agenda = launchSteps(s).toReversed()
    return
  }
  if (turn === 'combat') {
    s.phase = 'combat'
    s.receiver = seatOrNull(text('receiver')) ?? s.starter
    s.cycle = Number(text('cycle') ?? 0)
    s.agenda = launchSteps(s).toReversed()
    return
  }
  const [phase, seat, spent] = turn.split(' ')
  const player = placeOf(seat)
  s.turn = freshTurn(player)
  if (phase === 'search') {
    s.phase = 'search'
    const gong = Number(text('gong') ?? 0)
    s.search = {
      turn: Number(text('search-turn') ?? 1),
      shift: Number(text('shift') ?? 10) - 10,
      last: gong > 0 ? gong : lastTurn(s, isTimed(s.options), { chance }),
    }
    s.agenda = [{ step: 'combat-phase' }, { step: 'search-turn', spent: spent !== undefined }]
    return
  }
  s.phase = 'combat'
  s.receiver = seatOrNull(text('receiver')) ?? player
  s.cycle = Number(text('cycle') ?? 1)
  s.agenda = [{ step: 'combat-turn', spent: spent !== undefined }]
}
