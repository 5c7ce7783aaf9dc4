import { botFor, perspective } from '@holdout/bots'
import { type Chance, readOptions, SeededChance } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../src/data/box.ts'
import { untilDaylight as game } from '../src/index.ts'
import type { State } from '../src/state.ts'

const SITUATIONS = 40
const options = readOptions(game.options, { people: 1 })
const box = boxOf({ options })
const TYPES = ['weapon', 'ammunition', 'healing', 'protection', 'boost', 'trick', 'part']
const found = box.rubbleKinds.filter(({ type, count }) => TYPES.includes(type) && count > 1)
const bot = botFor(game, 'greedy')

function position(zones: Record<string, string>, seed: string): State {
  const known = game.notation.zones(options)
  const given = new Map(Object.entries(zones).map(([name, content]) => [name, known[name].read(content)]))
  return game.notation.place(options, given, SeededChance.of(seed))
}

/** A full inventory: the character's basic weapon and nine different cards. */
function fullBag(chance: Chance): string[] {
  const cards = found.map(({ id }) => id)
  chance.shuffle('bag', cards)
  return ['drifter-pickaxe', ...cards.slice(0, 9)]
}

/** Whether the bot in seat p2 hands this card to p1, who asks for it. */
function gives(s: State, card: string): boolean {
  const asked = game.clone(s)
  game.apply(asked, 'p1', { move: 'ask', from: 'p2', card, amount: 1 })
  const decision = game.pending(asked).find(({ seat, decision }) => seat === 'p2' && decision === 'consent')
  if (decision === undefined) throw new Error(`p2 was not asked for ${card}`)
  const answer = bot.choose(perspective(game, asked, decision, game.moves(asked, 'p2'), SeededChance.of('answer')))
  return (answer as { agree?: boolean }).agree === true
}

interface Asked {
  readonly card: string
  readonly type: string
  readonly given: boolean
}

/** Asks for every card of the bot, in many positions. */
function askForAll(zones: (bag: string) => Record<string, string>): Asked[][] {
  return Array.from({ length: SITUATIONS }, (_, i) => {
    const bag = fullBag(SeededChance.of(`bag ${i}`))
    const s = position(zones(bag.join(' ')), `situation ${i}`)
    return bag.map(card => ({
      card,
      type: box.rubbleKinds.find(({ id }) => id === card)?.type ?? '',
      given: gives(s, card),
    }))
  })
}

function share(asked: readonly Asked[]): number {
  return asked.filter(({ given }) => given).length / asked.length
}

describe('a greedy bot that is asked for its cards', () => {
  const safe = '[]'
  const wave = '[W W R B]'
  const inNeed = askForAll(bag => ({
    p1: `psycho ${wave} bag()`,
    p2: `drifter ${safe} bag(${bag})`,
    turn: 'combat p1',
    receiver: 'p1',
  }))

  it('gives several cards to a player with an empty inventory and a wave', () => {
    for (const asked of inNeed) expect(asked.filter(({ given }) => given).length).toBeGreaterThanOrEqual(4)
  })

  it('gives most cards that help in combat', () => {
    const useful = inNeed.flat().filter(({ type }) => ['protection', 'healing', 'boost'].includes(type))
    expect(useful.length).toBeGreaterThan(50)
    expect(share(useful)).toBeGreaterThan(0.9)
  })

  it('shares surplus cards in the search phase too', () => {
    const searching = askForAll(bag => ({
      p1: 'psycho bag()',
      p2: `drifter bag(${bag})`,
      turn: 'search p1',
    }))
    for (const asked of searching) expect(asked.filter(({ given }) => given).length).toBeGreaterThanOrEqual(3)
  })

  it('keeps protection and healing while it is in danger itself', () => {
    const inDanger = askForAll(bag => ({
      p1: `psycho ${safe} bag(psycho-cleaver)`,
      p2: `drifter d6 ${wave} bag(${bag})`,
      turn: 'combat p1',
      receiver: 'p2',
    }))
    const needed = inDanger.flat().filter(({ type }) => ['protection', 'healing', 'boost'].includes(type))
    expect(needed.length).toBeGreaterThan(50)
    expect(share(needed)).toBe(0)
  })

  it('keeps its healing while it is close to death and the player who asks is not', () => {
    const zones = { p1: 'psycho bag()', p2: 'drifter d7 bag(drifter-pickaxe bandage canned-food)', turn: 'search p1' }
    const s = position(zones, 'frail')
    expect(gives(s, 'bandage')).toBe(false)
    expect(gives(s, 'canned-food')).toBe(false)
  })

  it('never gives its only weapon', () => {
    const s = position(
      { p1: `psycho ${wave} bag()`, p2: 'drifter bag(machete planks)', turn: 'combat p1', receiver: 'p1' },
      'one',
    )
    expect(gives(s, 'machete')).toBe(false)
  })

  it('does not give its cards to a player who has as many', () => {
    const rich = 'machete fire-axe helmet bandage focus'
    const s = position(
      {
        p1: `psycho bag(${rich} lucky vitality riot-shield)`,
        p2: 'drifter bag(baseball-bat helmet canned-food)',
        turn: 'search p1',
      },
      'two',
    )
    expect(gives(s, 'helmet')).toBe(false)
    expect(gives(s, 'canned-food')).toBe(false)
  })
})
