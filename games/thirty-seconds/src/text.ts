import type { CardFace, Ref } from '@holdout/engine'
import {
  ATTACK_FACES,
  type AttackFace,
  CHARACTERS,
  SOLO_DECKS,
  SUPPLIES,
  SURVIVOR_TACTICS,
  ZOMBIE_ATTACK_FACES,
  ZOMBIE_KINDS,
  ZOMBIE_TACTICS,
} from './data/load.ts'
import text from './data/text.en.json' with { type: 'json' }

interface Entry {
  readonly title: string
  readonly text: string
}

const cards = text.cards as Readonly<Record<string, Entry>>
const abilities = text.abilities as Readonly<Record<string, Entry>>
const modes = text.modes as Readonly<Record<string, string>>
const decks = text.decks as Readonly<Record<string, string>>

/** Title and text of a card by its name; `+` for the Supply icon and the values after `/` are left aside. */
export function textOfCard(name: string): Entry {
  return cards[name.replace(/[+!]|\/\d/g, '')] ?? { title: name, text: '' }
}

/** The title with what is left of it: `Pistol (3)`, `Machete (2, damaged)`. */
export function titleOf(name: string): string {
  const left = /\/(\d)/.exec(name)?.[1]
  const notes = [left, name.endsWith('!') ? 'damaged' : null].filter(Boolean)
  return textOfCard(name).title + (notes.length ? ` (${notes.join(', ')})` : '')
}

export function card(name: string): Ref {
  return { kind: 'card', id: name.replace(/[+!]|\/\d/g, ''), text: titleOf(name) }
}

export function modeTitle(mode: string): string {
  return modes[mode]
}

export function deckTitle(deck: string): string {
  return decks[deck]
}

export function abilityText(id: string): Entry {
  return abilities[id]
}

export function soloStepText(step: string): string {
  return (text.solo as Readonly<Record<string, string>>)[step]
}

const chartTexts = text.chart as Readonly<Record<string, string>>
const sections = text.sections as Readonly<Record<string, string>>

export function chartText(deed: string): string {
  return chartTexts[deed]
}

export function sectionTitle(section: string): string {
  return sections[section]
}

const OURS = { source: 'ours' } as const
const NAMED = {
  source: 'mixed',
  note: 'The name comes from the publisher; the numbers and the wording are ours.',
} as const
/** Cards whose names the publisher has printed or told; the rest is wholly ours. */
const KNOWN_NAMES =
  'shotgun rifle chainsaw grenade first-aid-kit body-armor katana ice-ax quick-trigger quick-hands parkour confrontation distraction double-head-shot lost-opportunity critical-hit clipped lined-up panic exhausted poor-aim stumble new-blood zombie-horde damaged-weapon crawler shuffler runner shrieker zombie-friend brute'.split(
    ' ',
  )

function face(id: string, kind: string, count: number): CardFace {
  return { id, kind, count, ...textOfCard(id), ...(KNOWN_NAMES.includes(id) ? NAMED : OURS) }
}

/** Attack cards with the same three lines are shown once. */
function attackFaces(all: readonly AttackFace[], kind: string): CardFace[] {
  const kinds = new Map<string, AttackFace[]>()
  for (const one of all) {
    const lines = one.shuffle ? 'Shuffle the deck' : `A ${one.A}, B ${one.B}, C ${one.C}`
    kinds.set(lines, [...(kinds.get(lines) ?? []), one])
  }
  return [...kinds].map(([lines, same]) => ({
    id: same[0].id,
    kind,
    count: same.length,
    title: same.length > 1 ? `${same[0].id} to ${same[same.length - 1].id}` : same[0].id,
    text: `${lines}.`,
    source: 'mixed' as const,
    note: 'The three lines are the book’s; how often each result comes is ours.',
  }))
}

const SOLO_NAMES = { fast: 'Fast Attack', swarm: 'Swarm' } as const

/** The catalogue: every card of every deck, the characters, and the solo decks with their charts. */
export function catalogue(): CardFace[] {
  return [
    ...CHARACTERS.map(
      ({ id, name, pronouns, ability }): CardFace => ({
        id,
        kind: 'character',
        count: 1,
        title: `${name} (${pronouns}), ${abilities[ability.id].title}`,
        text: `${abilities[ability.id].text} Tokens: ${ability.tokens} on the card, one in row ${ability.rows.join(' and ')}. Move ${ability.move}E, wounded ${ability.woundedMove}E; Head Stomp ${ability.stomp} damage.`,
        source: 'mixed',
        note: 'Name and ability are the book’s; the numbers are ours, the Scavenger’s tokens and weapon excepted.',
      }),
    ),
    ...SUPPLIES.map(({ id, count }) => face(id, 'supply', count)),
    ...SURVIVOR_TACTICS.map(({ id, count, cost }) => costly(face(id, 'survivor-tactics', count), cost)),
    ...ZOMBIE_KINDS.map(kind => {
      const shown = face(kind.id, 'zombie', kind.count)
      const numbers = `${kind.health} health, ${kind.damage} damage, deploy ${kind.cost}E; ${kind.supplies} of ${kind.count} bear the Supply icon.`
      return { ...shown, text: `${shown.text} ${numbers}` }
    }),
    ...ZOMBIE_TACTICS.map(({ id, count, cost }) => costly(face(id, 'zombie-tactics', count), cost)),
    ...attackFaces(ATTACK_FACES, 'survivor-attack'),
    ...attackFaces(ZOMBIE_ATTACK_FACES, 'zombie-attack'),
    ...(['fast', 'swarm'] as const).flatMap(deck => [
      ...SOLO_DECKS[deck].steps.map(({ id }, i) =>
        soloFace(id, `${SOLO_NAMES[deck]}, step ${i + 1}`, soloStepText(id)),
      ),
      ...SOLO_DECKS[deck].chart.map(({ id, upTo, section, do: deed }, i, all) => {
        const from = String(i === 0 ? 0 : all[i - 1].upTo + 1).padStart(2, '0')
        const title = `${SOLO_NAMES[deck]} chart ${from}-${String(upTo).padStart(2, '0')}, ${sections[section]}`
        return soloFace(id, title, chartTexts[deed])
      }),
    ]),
  ]
}

function costly(shown: CardFace, cost: number): CardFace {
  return { ...shown, text: `${cost}E. ${shown.text}` }
}

function soloFace(id: string, title: string, words: string): CardFace {
  const note = 'Some steps and rolls are seen in the book’s sample turn and examples; the rest is ours.'
  return {
    id,
    kind: id.includes('c-') ? 'solo-chart' : 'solo-step',
    count: 1,
    title,
    text: words,
    source: 'mixed',
    note,
  }
}
