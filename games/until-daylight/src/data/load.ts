import { canonical, InputError, sha256 } from '@holdout/engine'
import {
  type Box,
  type CardName,
  type Character,
  FACES,
  FATES,
  type Horde,
  type Kind,
  LIVE_COUNTS,
  type Means,
  type Need,
  type Objective,
  type Recipe,
  RUBBLE_KINDS,
  type Rubble,
  SOURCES,
  TALLIES,
  type Text,
} from './box.ts'
import cardsJson from './cards.json' with { type: 'json' }
import { Reader } from './read.ts'
import textJson from './text.en.json' with { type: 'json' }

/** How many cards the printed box has. Card data with other totals is rejected. */
const TOTALS = {
  rubble: 185,
  horde: 95,
  'character objectives': 18,
  'secondary objectives': 29,
  characters: 6,
} as const

const WAYS = ['melee', 'silent', 'firearm'] as const
const ORIGINS = ['book', 'ours', 'mixed'] as const
const EFFECTS = {
  use: ['heal', 'draw', 'act-again', 'steal', 'lure'],
  event: ['damage', 'discard', 'alarm', 'ambush', 'stuck', 'everyone-discards', 'everyone-passes', 'draw'],
} as const

/** The built-in card data: from the rulebook where it gives numbers, ours elsewhere. */
export function ownCards(): Box {
  return loadCards({ cards: cardsJson, text: textJson }, 'data/cards.json')
}

/**
 * Turns card data into a box. Throws an InputError that names the wrong entry, what was found and what was expected.
 * The data is `{ "cards": { … }, "text": { … } }` in the form of data/cards.json and data/text.en.json; `text` may be
 * left out.
 */
export function loadCards(json: unknown, file: string): Box {
  const file0 = new Reader(json, file)
  file0.only('cards', 'text')
  const top = file0.field('cards')
  top.only('combatDie', 'fateDie', 'characters', 'horde', 'rubble', 'recipes', 'objectives')
  const names: CardName[] = []
  const kinds = new Map<CardName, Kind>()
  const number = (entry: Reader): Kind => nameOf(entry.field('id').text(), entry)
  const nameOf = (name: string, entry: Reader): Kind => {
    if (kinds.has(name)) entry.wrong(`found the id "${name}" twice, expected a different id for each card`)
    kinds.set(name, names.length)
    names.push(name)
    return names.length - 1
  }
  const rubbleEntries = top.field('rubble').list()
  const hordeEntries = top.field('horde').list()
  const objectiveEntries = top.field('objectives').list()
  const characterEntries = top.field('characters').list()
  const characterIds = characterEntries.map(entry => entry.field('id').text())
  for (const entry of rubbleEntries) number(entry)
  for (const entry of rubbleEntries) {
    if (entry.field('kind').text() === 'protection' && entry.field('hits').whole(1, 2) === 2)
      nameOf(`${entry.field('id').text()}-dented`, entry)
  }
  const rubbleCount = names.length
  for (const entry of hordeEntries) number(entry)
  for (const entry of objectiveEntries) number(entry)

  const find = (entry: Reader, below = rubbleCount, from = 0): Kind => {
    const kind = kinds.get(entry.text())
    if (kind === undefined || kind >= below || kind < from)
      return entry.wrong(`found "${entry.text()}", expected the id of a card in this file`)
    return kind
  }

  const means: Means[] = [
    {
      id: 'hands',
      way: 'melee',
      noise: false,
      dice: 1,
      convert: 0,
      ammo: null,
      needs: 0,
      heads: 0,
      card: null,
      parts: null,
    },
  ]
  const rubble = readRubble(rubbleEntries, { kinds, find, means, characterIds })
  const horde: Horde[] = []
  for (const entry of hordeEntries) {
    const card = readHorde(entry, kinds)
    horde[card.kind] = card
  }
  const recipes = readRecipes(top.field('recipes').list(), find, means)
  const characters = characterEntries.map(entry => readCharacter(entry, find, rubble))

  let slots = TALLIES.length
  const felledSlot: number[] = []
  for (const entry of hordeEntries) felledSlot[kinds.get(entry.field('id').text()) as Kind] = slots++
  const attacksSlot: (number | null)[] = means.map(() => null)
  const mostFelledSlot: (number | null)[] = means.map(() => null)
  const readNeed = (entry: Reader): Need => {
    entry.only('count', 'atLeast', 'cards', 'enemies', 'means')
    const count = entry.field('count').text()
    const atLeast = entry.field('atLeast').whole(1, 99)
    const need = (more: Partial<Need>): Need => ({ count, atLeast, slots: [], cards: [], ...more })
    const tally = (TALLIES as readonly string[]).indexOf(count)
    if (tally >= 0) return need({ slots: [tally] })
    if (count === 'felled') {
      const enemies = entry.field('enemies').list()
      return need({
        slots: enemies.map(
          enemy => felledSlot[find(enemy, names.length, rubbleCount)] ?? enemy.wrong('expected the id of a horde card'),
        ),
      })
    }
    if (count === 'attacks-with' || count === 'most-felled-with') {
      const at = means.findIndex(({ id }) => id === entry.field('means').text())
      if (at < 0) return entry.field('means').wrong('expected a weapon, a crafted attack or "hands"')
      const table = count === 'attacks-with' ? attacksSlot : mostFelledSlot
      table[at] ??= slots++
      return need({ slots: [table[at] as number] })
    }
    if (!(LIVE_COUNTS as readonly string[]).includes(count)) {
      const known = [...TALLIES, 'felled', 'attacks-with', 'most-felled-with', ...LIVE_COUNTS]
      return entry.field('count').wrong(`found "${count}", expected one of: ${known.join(', ')}`)
    }
    return need({
      cards:
        count === 'held'
          ? entry
              .field('cards')
              .list()
              .map(card => find(card))
          : [],
    })
  }
  const objectives: Objective[] = []
  for (const entry of objectiveEntries) {
    entry.only('id', 'xp', 'character', 'needs', 'source')
    const character = entry.has('character') ? characterIds.indexOf(entry.field('character').oneOf(characterIds)) : null
    const kind = kinds.get(entry.field('id').text()) as Kind
    const needs = entry.field('needs').list().map(readNeed)
    if (needs.length === 0) entry.field('needs').wrong('expected at least one condition')
    objectives[kind] = Object.freeze({
      kind,
      id: names[kind],
      character,
      xp: entry.field('xp').whole(1, 9),
      needs,
      source: entry.field('source').oneOf(ORIGINS),
    })
  }

  const combatDie = top
    .field('combatDie')
    .list()
    .map(face => face.oneOf(FACES))
  const fateDie = top
    .field('fateDie')
    .list()
    .map(face => face.oneOf(FATES))
  if (combatDie.length !== 6 || !combatDie.includes('head'))
    top.field('combatDie').wrong('expected 6 faces, at least one of them a head')
  if (fateDie.length !== 6) top.field('fateDie').wrong(`found ${fateDie.length} faces, expected 6`)
  const rubbleKinds = rubble.filter(card => card !== undefined)
  const hordeKinds = horde.filter(card => card !== undefined)
  const objectiveKinds = objectives.filter(card => card !== undefined)
  const survivors = hordeKinds.filter(card => card.class === 'survivor')
  if (survivors.length !== 1)
    top.field('horde').wrong(`found ${survivors.length} kinds of class "survivor", expected 1`)
  if (!hordeKinds.some(card => card.class !== 'survivor')) top.field('horde').wrong('found no enemies')
  checkTotals(top, { rubbleKinds, hordeKinds, objectiveKinds, characters })
  const text = readText(file0, names, characterIds, recipes, means)
  const { cards } = json as { cards: unknown }
  return Object.freeze({
    digest: sha256(canonical(cards)).slice(0, 12),
    names,
    kinds,
    rubble,
    horde,
    objectives,
    rubbleKinds,
    hordeKinds,
    objectiveKinds,
    survivor: survivors[0].kind,
    characters,
    means,
    recipes,
    combatDie,
    fateDie,
    tallies: slots,
    felledSlot,
    attacksSlot,
    mostFelledSlot,
    text,
  })
}

interface RubbleTools {
  readonly kinds: ReadonlyMap<CardName, Kind>
  readonly find: (entry: Reader) => Kind
  readonly means: Means[]
  readonly characterIds: readonly string[]
}

function readRubble(entries: readonly Reader[], { kinds, find, means, characterIds }: RubbleTools): Rubble[] {
  const rubble: Rubble[] = []
  let stacks = 0
  for (const entry of entries) {
    const id = entry.field('id').text()
    const kind = kinds.get(id) as Kind
    const type = entry.field('kind').oneOf(RUBBLE_KINDS)
    entry.only('id', 'kind', 'count', 'source', ...FIELDS[type])
    let at: number | null = null
    if (type === 'weapon') {
      const weapon = entry.field('weapon')
      weapon.only('way', 'dice', 'convert', 'ammo', 'needs')
      const ammo = weapon.has('ammo') ? find(weapon.field('ammo')) : null
      const dice = weapon.field('dice').whole(0, 6)
      const needs = ammo === null ? 0 : weapon.field('needs').whole(0, 6)
      if (dice === 0 && needs === 0) weapon.wrong('a weapon without dice of its own must need ammunition ("needs": 1)')
      const way = weapon.field('way').oneOf(WAYS)
      at = means.length
      const convert = weapon.has('convert') ? weapon.field('convert').whole(0, 6) : 0
      means.push({ id, way, noise: way === 'firearm', dice, convert, ammo, needs, heads: 0, card: kind, parts: null })
    }
    const dented = kinds.get(`${id}-dented`)
    const card: Rubble = {
      kind,
      id,
      type,
      count: entry.field('count').whole(1, 185),
      source: entry.field('source').oneOf(ORIGINS),
      basic: entry.has('basic') ? characterIds.indexOf(entry.field('basic').oneOf(characterIds)) : null,
      means: at,
      dice: type === 'ammunition' ? entry.field('dice').whole(1, 6) : 0,
      stack: type === 'ammunition' ? stacks++ : null,
      cost: entry.has('cost') ? entry.field('cost').oneOf(['action', 'free'] as const) : null,
      effect: entry.has('effect') ? readEffect(entry.field('effect'), type, kinds) : null,
      boost: type === 'boost' && entry.has('boost') ? readBoost(entry.field('boost')) : null,
      against:
        type === 'protection'
          ? entry
              .field('against')
              .list()
              .map(source => source.oneOf(SOURCES))
          : [],
      wearsTo: dented ?? null,
      fresh: kind,
      xp: type === 'symbol' ? entry.field('xp').whole(1, 9) : 0,
    }
    if (type === 'boost' && (card.boost === null) === (card.effect === null))
      entry.wrong('expected either "boost" or "effect"')
    if ((type === 'healing' || type === 'trick' || type === 'event') && card.effect === null)
      entry.wrong('expected an "effect"')
    if (card.effect !== null && type !== 'event' && card.cost === null) entry.wrong('expected a "cost": action or free')
    rubble[kind] = Object.freeze(card)
    if (dented !== undefined)
      rubble[dented] = Object.freeze({ ...card, kind: dented, id: `${id}-dented`, count: 0, wearsTo: null })
  }
  for (const { ammo, id } of means) {
    if (ammo !== null && rubble[ammo].type !== 'ammunition')
      entries[0].wrong(`weapon "${id}" takes "${rubble[ammo].id}", which is not ammunition`)
  }
  return rubble
}

const FIELDS: Readonly<Record<Rubble['type'], readonly string[]>> = {
  weapon: ['weapon', 'basic'],
  ammunition: ['dice'],
  healing: ['cost', 'effect'],
  protection: ['against', 'hits'],
  boost: ['cost', 'effect', 'boost'],
  trick: ['cost', 'effect'],
  part: [],
  symbol: ['xp'],
  event: ['effect'],
}

function readEffect(entry: Reader, type: string, kinds: ReadonlyMap<CardName, Kind>): NonNullable<Rubble['effect']> {
  const verb = entry.field('do').oneOf(type === 'event' ? EFFECTS.event : EFFECTS.use)
  switch (verb) {
    case 'heal':
      entry.only('do', 'amount', 'target')
      return {
        do: verb,
        amount: entry.field('amount').whole(1, 20),
        target: entry.field('target').oneOf(['self', 'any'] as const),
      }
    case 'stuck':
      entry.only('do', 'seconds')
      return { do: verb, seconds: entry.field('seconds').whole(1, 60) }
    case 'everyone-discards': {
      entry.only('do', 'card')
      const card = entry.field('card').text()
      if (!kinds.has(card)) entry.field('card').wrong(`found "${card}", expected the id of a card in this file`)
      return { do: verb, card }
    }
    case 'act-again':
    case 'steal':
    case 'everyone-passes':
      entry.only('do')
      return { do: verb }
    default:
      entry.only('do', 'amount')
      return { do: verb, amount: entry.field('amount').whole(1, 20) }
  }
}

function readBoost(entry: Reader): NonNullable<Rubble['boost']> {
  entry.only('dice', 'convert', 'reroll', 'way', 'once')
  const convert = entry.has('convert') ? entry.field('convert') : null
  const boost = {
    dice: entry.has('dice') ? entry.field('dice').whole(1, 6) : 0,
    convert: convert === null ? 0 : convert.value === 'all' ? 6 : convert.whole(1, 6),
    reroll: entry.has('reroll') ? entry.field('reroll').flag() : false,
    way: entry.has('way') ? entry.field('way').oneOf(WAYS) : null,
    once: entry.has('once') ? entry.field('once').flag() : false,
  }
  if (boost.dice === 0 && boost.convert === 0 && !boost.reroll) entry.wrong('expected "dice", "convert" or "reroll"')
  return boost
}

function readHorde(entry: Reader, kinds: ReadonlyMap<CardName, Kind>): Horde {
  entry.only('id', 'letter', 'class', 'count', 'heads', 'bodies', 'dice', 'draw', 'kept', 'source')
  const id = entry.field('id').text()
  return Object.freeze({
    kind: kinds.get(id) as Kind,
    id,
    letter: entry.field('letter').text(),
    class: entry.field('class').oneOf(['infected', 'raider', 'survivor'] as const),
    count: entry.field('count').whole(1, 95),
    heads: entry.field('heads').whole(1, 6),
    bodies: entry.field('bodies').value === null ? null : entry.field('bodies').whole(1, 6),
    dice: entry.field('dice').whole(0, 6),
    draw: entry.field('draw').whole(0, 6),
    kept: entry.field('kept').flag(),
    source: entry.field('source').oneOf(ORIGINS),
  })
}

/** Recipes for tokens; those for attacks join the means of attack. */
function readRecipes(entries: readonly Reader[], find: (entry: Reader) => Kind, means: Means[]): Recipe[] {
  const recipes: Recipe[] = []
  for (const entry of entries) {
    entry.only('id', 'parts', 'token', 'attack', 'source')
    const id = entry.field('id').text()
    const listed = entry.field('parts').list()
    if (listed.length !== 2) entry.field('parts').wrong(`found ${listed.length} parts, expected exactly 2`)
    const parts: [Kind, Kind] = [find(listed[0]), find(listed[1])]
    const source = entry.field('source').oneOf(ORIGINS)
    if (entry.has('token') === entry.has('attack')) entry.wrong('expected either "token" or "attack"')
    if (entry.has('token')) {
      recipes.push({ id, parts, token: entry.field('token').oneOf(['barricade', 'trap'] as const), source })
      continue
    }
    const attack = entry.field('attack')
    attack.only('noise', 'dice', 'convert', 'heads')
    if (attack.has('dice') === attack.has('heads')) attack.wrong('expected either "dice" or "heads"')
    means.push({
      id,
      way: 'crafted',
      noise: attack.field('noise').flag(),
      dice: attack.has('dice') ? attack.field('dice').whole(1, 6) : 0,
      convert: attack.has('convert') ? attack.field('convert').whole(0, 6) : 0,
      ammo: null,
      needs: 0,
      heads: attack.has('heads') ? attack.field('heads').whole(1, 6) : 0,
      card: null,
      parts,
    })
  }
  for (const token of ['barricade', 'trap']) {
    const count = recipes.filter(recipe => recipe.token === token).length
    if (count !== 1) throw new InputError(`card data: found ${count} recipes for a ${token}, expected 1`)
  }
  return recipes
}

function readCharacter(entry: Reader, find: (entry: Reader) => Kind, rubble: readonly Rubble[]): Character {
  entry.only('id', 'health', 'slots', 'advantage', 'drawback', 'weapon', 'source')
  const good = entry.field('advantage')
  const bad = entry.field('drawback')
  const weapon = find(entry.field('weapon'))
  if (rubble[weapon].means === null) entry.field('weapon').wrong('expected the id of a weapon')
  const does = good.field('do').oneOf(['dice', 'shrug-off', 'fair-deal', 'extra-draw'] as const)
  const lacks = bad.field('do').oneOf(['dice', 'refuses', 'attracts-more', 'dice-limit', 'token-limit'] as const)
  return Object.freeze({
    id: entry.field('id').text(),
    health: entry.field('health').whole(1, 20),
    slots: entry.field('slots').whole(1, 20),
    advantage:
      does === 'dice'
        ? { do: does, way: good.field('way').oneOf(WAYS), amount: good.field('amount').whole(1, 6) }
        : { do: does, amount: good.field('amount').whole(1, 6) },
    drawback:
      lacks === 'dice'
        ? {
            do: lacks,
            way: bad.field('way').oneOf(['melee', 'distance'] as const),
            amount: bad.field('amount').whole(-6, -1),
          }
        : lacks === 'refuses'
          ? { do: lacks, way: bad.field('way').oneOf(WAYS) }
          : { do: lacks, amount: bad.field('amount').whole(1, 6) },
    weapon,
    source: entry.field('source').oneOf(ORIGINS),
  })
}

function checkTotals(
  top: Reader,
  box: {
    rubbleKinds: readonly Rubble[]
    hordeKinds: readonly Horde[]
    objectiveKinds: readonly Objective[]
    characters: readonly Character[]
  },
): void {
  const total = (cards: readonly { count: number }[]): number => cards.reduce((sum, card) => sum + card.count, 0)
  const found = {
    rubble: total(box.rubbleKinds),
    horde: total(box.hordeKinds),
    'character objectives': box.objectiveKinds.filter(card => card.character !== null).length,
    'secondary objectives': box.objectiveKinds.filter(card => card.character === null).length,
    characters: box.characters.length,
  }
  for (const [what, wanted] of Object.entries(TOTALS)) {
    const count = found[what as keyof typeof TOTALS]
    if (count !== wanted) top.wrong(`${what}: found ${count} cards in total, expected ${wanted}`)
  }
  box.characters.forEach((character, at) => {
    const own = box.objectiveKinds.filter(card => card.character === at).length
    if (own !== 3) top.wrong(`character "${character.id}": found ${own} objectives, expected 3`)
    const basic = box.rubbleKinds.filter(card => card.basic === at)
    if (basic.length !== 1 || basic[0].count !== 1 || basic[0].kind !== character.weapon)
      top.wrong(`character "${character.id}": expected exactly one card with "basic": "${character.id}", its weapon`)
  })
}

/** Titles and texts: from the file where it has them, else the built-in ones, else the id as the title. */
function readText(
  file: Reader,
  names: readonly CardName[],
  characters: readonly string[],
  recipes: readonly Recipe[],
  means: readonly Means[],
): Readonly<Record<string, Text>> {
  const own = textJson as Readonly<Record<string, Text>>
  const given: Record<string, Text> = {}
  if (file.has('text')) {
    const known = new Set([...names, ...characters, ...recipes.map(({ id }) => id), ...means.map(({ id }) => id)])
    for (const id of file.field('text').names()) {
      const entry = file.field('text').field(id)
      if (!known.has(id)) entry.wrong('there is no card with this id')
      entry.only('title', 'text')
      given[id] = { title: entry.field('title').text(), text: entry.field('text').text() }
    }
  }
  const text: Record<string, Text> = {}
  for (const id of [...names, ...characters, ...recipes.map(recipe => recipe.id), ...means.map(mean => mean.id)])
    text[id] = given[id] ?? own[id] ?? { title: id, text: '' }
  return text
}
