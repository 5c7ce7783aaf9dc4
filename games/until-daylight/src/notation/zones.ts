import { type Facets, InputError, knownWord, numberZone, wordZone, type Zone } from '@holdout/engine'
import { type Place, seatOf } from '../codes.ts'
import { type Box, type Kind, TALLIES } from '../data/box.ts'
import type { Options } from '../options.ts'
import { MOST_CYCLES, type State } from '../state.ts'
import { readPlan } from './moves.ts'

/** The parts of a position as scenario files write them. */

const LIST = /^(bag|kept|todo|done|tally)\(([^)]*)\)/

/** `psycho d3 [W B S] b1 t1 saved1 bag(gun gun-ammo*3) kept(monster) todo(sec-medic) done(…) tally(deals=4) stuck1` */
function playerZone(box: Box, place: Place): Zone<State> {
  const help =
    'a character, damage d3, an area from the left [W B S], barricades b1, traps t1, saved1, bag(gun gun-ammo*3), kept(monster), todo(…) and done(…) objectives, tally(deals=4)'
  return {
    help,
    parse(text) {
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
        if (!known) throw new InputError(`found "${rest}", expected ${help}`)
      }
      return facets
    },
    show(s) {
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
function pileZone(
  help: string,
  get: (s: State) => readonly Kind[],
  name: (card: Kind) => string,
  all: readonly string[],
): Zone<State> {
  return {
    help: `${help}: cards, first drawn first, or - for none`,
    parse: text => ({ cards: collapse(expand(text.trim() === '-' ? [] : words(text), all)) || '-' }),
    show: s => ({ cards: collapse(get(s).map(name).reverse()) || '-' }),
    list: { order: 'kept', items: ({ cards }) => (cards === '-' ? [] : expand(words(cards), null)) },
  }
}

function anyOrder(zone: Zone<State>): Zone<State> {
  const sort = ({ cards }: Facets): Facets => ({
    cards: cards === '-' ? cards : collapse(expand(words(cards), null).sort()),
  })
  const list = zone.list && { ...zone.list, order: 'any' as const }
  return {
    help: zone.help,
    parse: text => sort(zone.parse(text)),
    show: s => sort(zone.show(s)),
    ...(list && { list }),
  }
}

const TURN = /^(set-up|pause|combat|(search|combat) p([1-6])( spent)?)$/

/** The phase and the player whose turn it is. */
const turnZone: Zone<State> = {
  help: 'set-up, pause, combat (before the first turn), or search or combat and a seat, and "spent" if the action is: search p2 spent',
  parse(text) {
    if (!TURN.test(text.trim())) throw new InputError(`found "${text}", expected ${this.help}`)
    return { value: text.trim() }
  },
  show(s) {
    if (s.phase === 'set-up' || s.phase === 'pause' || s.turn === null) return { value: s.phase }
    const step = s.agenda.findLast(other => other.step === 'search-turn' || other.step === 'combat-turn')
    const spent = step !== undefined && 'spent' in step && step.spent
    return { value: `${s.phase} ${seatOf(s.turn.player)}${spent ? ' spent' : ''}` }
  },
}

export function zonesFor(box: Box, options: Options): Readonly<Record<string, Zone<State>>> {
  const seats = Array.from({ length: options.players }, (_, place) => place)
  const seatWords = seats.map(seatOf)
  const seatOrNone = (place: Place | null): string => (place === null ? '-' : seatOf(place))
  const rubbleIds = box.rubbleKinds.filter(({ kind, fresh }) => kind === fresh).map(({ id }) => id)
  const letters = box.hordeKinds.map(({ letter }) => letter)
  const rubbleName = (card: Kind): string => box.names[card]
  const letter = (card: Kind): string => box.horde[card].letter
  return {
    ...Object.fromEntries(seats.map(place => [seatOf(place), playerZone(box, place)])),
    turn: turnZone,
    round: numberZone('the round', { min: 1, max: 10 }, s => s.round),
    cycle: numberZone('the cycle of the fight', { min: 0, max: MOST_CYCLES }, s => s.cycle),
    'search-turn': numberZone('the number of search turns so far', { min: 0, max: 99_999 }, s => s.search?.turn ?? 0),
    gong: numberZone('untimed: the search turn of the gong', { min: 0, max: 200 }, s => s.search?.last ?? 0),
    shift: numberZone(
      'timed: the hidden shift of the clock, plus 10',
      { min: 0, max: 20 },
      s => (s.search?.shift ?? 0) + 10,
    ),
    starter: wordZone('the player who starts the next search', seatWords, s => seatOf(s.starter)),
    receiver: wordZone('the receiver', ['-', ...seatWords], s => seatOrNone(s.receiver)),
    leader: wordZone('the leader', ['-', ...seatWords], s => seatOrNone(s.leader)),
    first: wordZone('the player who chose a character first', seatWords, s => seatOf(s.first)),
    alarms: numberZone('Car Alarms pending', { min: 0, max: 20 }, s => s.carAlarms),
    absent: {
      help: 'the seats marked as away, or -',
      parse: text => ({
        value:
          text.trim() === '-'
            ? '-'
            : words(text)
                .map(word => knownWord(word, seatWords, 'a seat'))
                .sort()
                .join(' '),
      }),
      show: s => ({ value: seatWords.filter((_, place) => s.absent[place]).join(' ') || '-' }),
    },
    note: {
      help: 'the plan pinned to the table, such as attack-p2 yes, or -',
      parse(text) {
        if (text.trim() === '-') return { value: '-' }
        const [plan, agreed, ...more] = words(text)
        readPlan(plan, seatWords)
        knownWord(agreed, ['yes', 'no'], 'yes or no')
        if (more.length) throw new InputError(`found "${text}", expected ${this.help}`)
        return { value: `${plan} ${agreed}` }
      },
      show: s => ({ value: s.note === null ? '-' : `${s.note.plan} ${s.note.agreed ? 'yes' : 'no'}` }),
    },
    supply: {
      help: 'tokens in the supply: b12 t6',
      derived: true,
      parse(text) {
        const found = /^b(\d+) t(\d+)$/.exec(text.trim())
        if (!found) throw new InputError(`found "${text}", expected ${this.help}`)
        return { value: `b${Number(found[1])} t${Number(found[2])}` }
      },
      show: s => {
        const count = (of: 'barricades' | 'traps'): number => s.players.reduce((sum, player) => sum + player[of], 0)
        return { value: `b${12 - count('barricades')} t${6 - count('traps')}` }
      },
    },
    'pile-a': pileZone('rubble pile A', s => s.piles[0], rubbleName, rubbleIds),
    'pile-b': pileZone('rubble pile B', s => s.piles[1], rubbleName, rubbleIds),
    rubble: anyOrder(pileZone('the rubble discard, in any order', s => s.rubbleDiscard, rubbleName, rubbleIds)),
    horde: pileZone('the horde deck', s => s.horde, letter, letters),
    dead: anyOrder(pileZone('the horde discard, in any order', s => s.hordeDiscard, letter, letters)),
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
