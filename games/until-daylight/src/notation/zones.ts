import {
  type Content,
  type Facets,
  InputError,
  knownWord,
  oneWord,
  Unreadable,
  wholeNumber,
  type Zone,
} from '@holdout/engine'
import { type Place, seatOf } from '../codes.ts'
import { type Box, type Kind, TALLIES } from '../data/box.ts'
import { BARRICADES, TRAPS } from '../data/tokens.ts'
import type { Options } from '../options.ts'
import { MOST_CYCLES, type State } from '../state.ts'
import { readPlan } from './moves.ts'

const LIST = /^(bag|kept|todo|done|tally)\(([^)]*)\)/

/** `psycho d3 [W B S] b1 t1 saved1 bag(gun gun-ammo*3) kept(monster) todo(sec-medic) done(…) tally(deals=4) stuck1` */
function player(box: Box, place: Place): Zone<State> {
  return {
    means:
      'a player: character, damage d, the area from the left in [ ], barricades b, traps t, saved Survivors, bag( ), kept( ) trophies, todo( ) and done( ) objectives, tally( ), stuck; *3 for three of a card',
    example:
      'psycho d3 [W B S] b1 t1 saved1 bag(gun gun-ammo*3) kept(monster) todo(sec-medic) done(psycho-frenzy) tally(deals=4) stuck1',
    read(text) {
      const facets: Record<string, string> = {}
      let rest = text.trim()
      const eat = (pattern: RegExp, into: (found: RegExpExecArray) => void): boolean => {
        const found = pattern.exec(rest)
        if (found === null) return false
        const before = Object.keys(facets).length
        into(found)
        if (Object.keys(facets).length === before)
          throw new InputError(`found "${found[0]}" after another of its kind, expected each part once`)
        rest = rest.slice(found[0].length).trim()
        return true
      }
      while (rest !== '') {
        const known =
          eat(/^d(\d+)\b/, found => (facets.damage = `d${Number(found[1])}`)) ||
          eat(/^b(\d+)\b/, found => (facets.barricades = `b${Number(found[1])}`)) ||
          eat(/^t(\d+)\b/, found => (facets.traps = `t${Number(found[1])}`)) ||
          eat(/^saved(\d+)\b/, found => (facets.saved = `saved${Number(found[1])}`)) ||
          eat(/^stuck(\d+)\b/, found => (facets.stuck = `stuck${Number(found[1])}`)) ||
          eat(/^\[([^\]]*)\]/, found => (facets.line = `[${lettersOf(box, found[1]).join(' ')}]`)) ||
          eat(LIST, found => (facets[found[1]] = listFacet(box, found[1], found[2]))) ||
          eat(/^(-|[a-z]+)(?=\s|$)/, found => (facets.character = characterWord(box, found[1])))
        if (!known) throw new Unreadable(rest)
      }
      return facets
    },
    write(s) {
      const player = s.players[place]
      const names = (cards: readonly Kind[]): string => collapse(cards.map(card => box.names[card]))
      const tally = player.tally.flatMap((count, slot) => (count === 0 ? [] : [`${tallyName(box, slot)}=${count}`]))
      return {
        character: player.character === null ? '-' : box.characters[player.character].id,
        damage: `d${player.damage}`,
        line: `[${player.line.map(card => box.horde[card].letter).join(' ')}]`,
        barricades: `b${player.barricades}`,
        traps: `t${player.traps}`,
        saved: `saved${player.saved}`,
        bag: `bag(${names(player.bag)})`,
        kept: `kept(${names(player.trophies)})`,
        todo: `todo(${names(player.objectives)})`,
        done: `done(${names(player.achieved)})`,
        tally: `tally(${tally.join(' ')})`,
        stuck: `stuck${player.stuck}`,
      }
    },
  }
}

function characterWord(box: Box, word: string): string {
  if (word === '-') return word
  return knownWord(
    word,
    box.characters.map(({ id }) => id),
  )
}

function listFacet(box: Box, facet: string, text: string): string {
  const items = words(text)
  if (facet === 'tally') {
    for (const item of items) {
      if (!/^[a-z0-9-]+=\d+$/.test(item)) throw new InputError(`found "${item}", expected a count such as deals=4`)
      knownWord(item.split('=')[0], tallyNames(box), 'a tally')
    }
    return `tally(${items.join(' ')})`
  }
  const cards =
    facet === 'bag'
      ? box.rubbleKinds.filter(({ type }) => type !== 'event')
      : facet === 'kept'
        ? box.hordeKinds.filter(({ kept }) => kept)
        : box.objectiveKinds
  return `${facet}(${collapse(
    expand(
      items,
      cards.map(({ id }) => id),
    ),
  )})`
}

/** Cards with a space between them, `*3` for three of a kind; `-` is none. The first is the top. */
function pile(
  get: (s: State) => readonly Kind[],
  name: (card: Kind) => string,
  all: readonly string[],
): Content<State> & Required<Pick<Content<State>, 'list'>> {
  return {
    read: text => ({ cards: collapse(expand(text.trim() === '-' ? [] : words(text), all)) || '-' }),
    write: s => ({ cards: collapse(get(s).map(name).reverse()) || '-' }),
    list: { order: 'kept', items: ({ cards }) => (cards === '-' ? [] : expand(words(cards), null)) },
  }
}

function heap(...given: Parameters<typeof pile>): Content<State> {
  const { read, write, list } = pile(...given)
  const sort = ({ cards }: Facets): Facets => ({
    cards: cards === '-' ? cards : collapse(expand(words(cards), null).sort()),
  })
  return { read: text => sort(read(text)), write: s => sort(write(s)), list: { ...list, order: 'any' } }
}

const TURN = /^(set-up|pause|combat|(search|combat) p([1-6])( spent)?)$/

/** The phase and the player whose turn it is. */
const turn: Content<State> = {
  read(text) {
    if (!TURN.test(text.trim())) throw new Unreadable(text)
    return { value: text.trim() }
  },
  write(s) {
    if (s.phase === 'set-up' || s.phase === 'pause' || s.turn === null) return { value: s.phase }
    const step = s.agenda.findLast(other => other.step === 'search-turn' || other.step === 'combat-turn')
    const spent = step !== undefined && 'spent' in step && step.spent
    return { value: `${s.phase} ${seatOf(s.turn.player)}${spent ? ' spent' : ''}` }
  },
}

/** Seats in the order of the table; `-` for none. */
function seatList(seats: readonly string[], has: (s: State, place: Place) => boolean): Content<State> {
  return {
    read(text) {
      const named = text.trim() === '-' ? [] : words(text).map(word => knownWord(word, seats, 'a seat'))
      return { value: named.sort().join(' ') || '-' }
    },
    write: s => ({ value: seats.filter((_, place) => has(s, place)).join(' ') || '-' }),
  }
}

/** The plan pinned to the table and what was decided; `-` for none. */
function note(seats: readonly string[]): Content<State> {
  return {
    read(text) {
      if (text.trim() === '-') return { value: '-' }
      const [plan, agreed, ...more] = words(text)
      readPlan(plan, seats)
      knownWord(agreed, ['yes', 'no'], 'yes or no')
      if (more.length) throw new Unreadable(text)
      return { value: `${plan} ${agreed}` }
    },
    write: s => ({ value: s.note === null ? '-' : `${s.note.plan} ${s.note.agreed ? 'yes' : 'no'}` }),
  }
}

/** Barricades and traps that no player has. */
const supply: Content<State> = {
  read(text) {
    const found = /^b(\d+) t(\d+)$/.exec(text.trim())
    if (!found) throw new Unreadable(text)
    return { value: `b${Number(found[1])} t${Number(found[2])}` }
  },
  write(s) {
    const count = (of: 'barricades' | 'traps'): number => s.players.reduce((sum, player) => sum + player[of], 0)
    return { value: `b${BARRICADES - count('barricades')} t${TRAPS - count('traps')}` }
  },
}

/** The parts of a position: what each means, an example, and how it is read and written. */
export function zonesFor(box: Box, options: Options): Readonly<Record<string, Zone<State>>> {
  const places = Array.from({ length: options.players }, (_, place) => place)
  const seats = places.map(seatOf)
  const seatOrNone = (place: Place | null): string => (place === null ? '-' : seatOf(place))
  const rubbleIds = box.rubbleKinds.filter(({ kind, fresh }) => kind === fresh).map(({ id }) => id)
  const letters = box.hordeKinds.map(({ letter }) => letter)
  const rubbleName = (card: Kind): string => box.names[card]
  const letter = (card: Kind): string => box.horde[card].letter
  const rubblePile = (which: 0 | 1): Zone<State> => ({
    means: 'rubble piles, next card first; in given the other cards lie below',
    example: 'gun planks',
    ...pile(s => s.piles[which], rubbleName, rubbleIds),
  })
  return {
    ...Object.fromEntries(places.map(place => [seatOf(place), player(box, place)])),
    turn: {
      means: 'set-up, pause, combat (before the wave), or search or combat and a seat; “spent” if the action is',
      example: 'search p2 spent',
      ...turn,
    },
    round: { means: 'the round, 1 to 10', example: '3', ...wholeNumber({ min: 1, max: 10 }, s => s.round) },
    cycle: {
      means: 'the cycle of the fight; above 1 only in round 10',
      example: '2',
      ...wholeNumber({ min: 0, max: MOST_CYCLES }, s => s.cycle),
    },
    'search-turn': {
      means: 'the number of the search turn',
      example: '5',
      ...wholeNumber({ min: 0, max: 99_999 }, s => s.search?.turn ?? 0),
    },
    gong: {
      means: 'untimed: the search turn of the gong; 0 for a random one',
      example: '8',
      ...wholeNumber({ min: 0, max: 200 }, s => s.search?.last ?? 0),
    },
    shift: {
      means: 'timed: the hidden shift in seconds, plus 10',
      example: '10',
      ...wholeNumber({ min: 0, max: 20 }, s => (s.search?.shift ?? 0) + 10),
    },
    starter: {
      means: 'the player who starts the next search; default: the first player',
      example: 'p2',
      ...oneWord(seats, s => seatOf(s.starter)),
    },
    receiver: {
      means: 'the player who received the wave; default: the current player or the starter',
      example: 'p2',
      ...oneWord(['-', ...seats], s => seatOrNone(s.receiver)),
    },
    leader: {
      means: 'the leader, or -; default: the player with the most experience',
      example: 'p2',
      ...oneWord(['-', ...seats], s => seatOrNone(s.leader)),
    },
    first: {
      means: 'the player who chose a character first; default: p1',
      example: 'p1',
      ...oneWord(seats, s => seatOf(s.first)),
    },
    alarms: { means: 'Car Alarms pending', example: '1', ...wholeNumber({ min: 0, max: 20 }, s => s.carAlarms) },
    absent: {
      means: 'the seats marked as away, or -',
      example: 'p2 p3',
      ...seatList(seats, (s, place) => s.absent[place]),
    },
    note: { means: 'the plan that was voted on, yes or no; or -', example: 'attack-p2 yes', ...note(seats) },
    supply: { means: 'for then: barricades and traps in the supply', example: 'b12 t6', derived: true, ...supply },
    'pile-a': rubblePile(0),
    'pile-b': rubblePile(1),
    rubble: {
      means: 'the rubble discard in any order',
      example: 'nails rag',
      ...heap(s => s.rubbleDiscard, rubbleName, rubbleIds),
    },
    horde: {
      means: 'the horde deck, next card first; in given the other cards lie below',
      example: 'W W R S',
      ...pile(s => s.horde, letter, letters),
    },
    dead: {
      means: 'the horde discard in any order',
      example: 'W B',
      ...heap(s => s.hordeDiscard, letter, letters),
    },
  }
}

export function tallyNames(box: Box): string[] {
  return Array.from({ length: box.tallies }, (_, slot) => tallyName(box, slot))
}

/** The name of a tally in scenarios. */
function tallyName(box: Box, slot: number): string {
  if (slot < TALLIES.length) return TALLIES[slot]
  const enemy = box.hordeKinds.find(({ kind }) => box.felledSlot[kind] === slot)
  if (enemy) return `felled-${enemy.id}`
  const attack = box.attacksSlot.indexOf(slot)
  return attack >= 0
    ? `attacks-with-${box.means[attack].id}`
    : `most-felled-with-${box.means[box.mostFelledSlot.indexOf(slot)].id}`
}

function lettersOf(box: Box, text: string): string[] {
  return expand(
    words(text),
    box.hordeKinds.map(({ letter }) => letter),
  )
}

/** `gun-ammo*3` means three of that card. */
export function expand(items: readonly string[], all: readonly string[] | null): string[] {
  return items.flatMap(item => {
    const found = /^([^*]+)(?:\*([1-9]\d?))?$/.exec(item)
    if (!found) throw new InputError(`found "${item}", expected a card, or several such as gun-ammo*3`)
    const [, word, times] = found
    if (all !== null) knownWord(word, all, 'a card')
    return new Array<string>(times === undefined ? 1 : Number(times)).fill(word)
  })
}

/** Writes equal neighbors once, with their number. */
function collapse(names: readonly string[]): string {
  const parts: string[] = []
  for (let i = 0; i < names.length; ) {
    let j = i
    while (j < names.length && names[j] === names[i]) j++
    parts.push(j - i === 1 ? names[i] : `${names[i]}*${j - i}`)
    i = j
  }
  return parts.join(' ')
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
