import type { CardFace } from '@holdout/engine'
import {
  ATTACK_FACES,
  type AttackFace,
  CHARACTERS,
  SUPPLIES,
  SURVIVOR_TACTICS,
  ZOMBIE_ATTACK_FACES,
  ZOMBIE_KINDS,
  ZOMBIE_TACTICS,
} from '../data/load.ts'
import { SOLO_DECKS } from '../data/solo.ts'
import { abilityText, RESULTS, textOfCard } from './cards.ts'
import { chartText, sectionTitle, soloStepText } from './solo.ts'

const OURS = { source: 'ours' } as const
const NAMED = {
  source: 'mixed',
  note: 'The name is from the publisher. The numbers and the wording are ours.',
} as const
/** Cards whose names the publisher has published. All other cards are ours. */
const KNOWN_NAMES =
  'shotgun rifle chainsaw grenade first-aid-kit body-armor katana ice-ax quick-trigger quick-hands parkour confrontation distraction double-head-shot lost-opportunity critical-hit clipped lined-up panic exhausted poor-aim stumble new-blood zombie-horde damaged-weapon crawler shuffler runner shrieker zombie-friend brute'.split(
    ' ',
  )

function face(id: string, kind: string, count: number): CardFace {
  const { title, text } = textOfCard(id)
  return { id, kind, count, title, text, ...(KNOWN_NAMES.includes(id) ? NAMED : OURS) }
}

/** Attack cards, those with the same three lines combined into one entry. */
function attackFaces(all: readonly AttackFace[], kind: string): CardFace[] {
  const kinds = new Map<string, AttackFace[]>()
  for (const attack of all) {
    const lines = attack.shuffle
      ? 'Shuffle the deck'
      : `A: ${RESULTS[attack.A]}; B: ${RESULTS[attack.B]}; C: ${RESULTS[attack.C]}`
    kinds.set(lines, [...(kinds.get(lines) ?? []), attack])
  }
  return [...kinds].map(([lines, same]) => ({
    id: same[0].id,
    kind,
    count: same.length,
    title: attackTitle(kind, same),
    text: `${lines}.`,
    source: 'mixed' as const,
    note: 'The three lines are from the book. The number of each result is ours.',
  }))
}

const ATTACK_DECKS: Readonly<Record<string, string>> = {
  'survivor-attack': 'Survivor Attack card',
  'zombie-attack': 'Zombie Attack card',
}

/** `Zombie Attack cards 10-13`. */
function attackTitle(kind: string, same: readonly AttackFace[]): string {
  const [from, to] = [same[0], same[same.length - 1]].map(({ id }) => Number(id.slice(-2)))
  return from === to ? `${ATTACK_DECKS[kind]} ${from}` : `${ATTACK_DECKS[kind]}s ${from}-${to}`
}

const SOLO_NAMES = { fast: 'Fast Attack', swarm: 'Swarm' } as const

/** Every card of every deck, the characters, and the solo decks with their charts. */
export function catalog(): CardFace[] {
  return [
    ...CHARACTERS.map(
      ({ id, name, pronouns, ability }): CardFace => ({
        id,
        kind: 'character',
        count: 1,
        title: `${name} (${pronouns}), ${abilityText(ability.id).title}`,
        text: `${abilityText(ability.id).text} Ability tokens: ${ability.tokens} on the card, ${rowsOfTokens(ability.rows)}. Move: ${ability.move}E, at 1 health ${ability.woundedMove}E. Head Stomp on a zombie that is down: ${ability.stomp} damage.`,
        source: 'mixed',
        note: 'Name and ability are from the book. The numbers are ours, except the tokens of the Scavenger.',
      }),
    ),
    ...SUPPLIES.map(({ id, count }) => face(id, 'supply', count)),
    ...SURVIVOR_TACTICS.map(({ id, count, cost }) => costly(face(id, 'Survivor Tactics', count), cost)),
    ...ZOMBIE_KINDS.map(kind => {
      const shown = face(kind.id, 'zombie', kind.count)
      const numbers = `${kind.health} health, ${kind.damage} damage, deploy cost ${kind.cost}E. ${kind.supplies} of ${kind.count} have the Supply icon.`
      return { ...shown, text: `${shown.text} ${numbers}` }
    }),
    ...ZOMBIE_TACTICS.map(({ id, count, cost }) => costly(face(id, 'Zombie Tactics', count), cost)),
    ...attackFaces(ATTACK_FACES, 'survivor-attack'),
    ...attackFaces(ZOMBIE_ATTACK_FACES, 'zombie-attack'),
    ...(['fast', 'swarm'] as const).flatMap(deck => [
      ...SOLO_DECKS[deck].steps.map(({ id }, i) =>
        soloFace(id, `${SOLO_NAMES[deck]}, step ${i + 1}`, soloStepText(id)),
      ),
      ...SOLO_DECKS[deck].chart.map(({ id, upTo, section, do: deed, who, row }, i, all) => {
        const from = String(i === 0 ? 0 : all[i - 1].upTo + 1).padStart(2, '0')
        const title = `${SOLO_NAMES[deck]} chart ${from}-${String(upTo).padStart(2, '0')}, ${sectionTitle(section)}`
        return soloFace(id, title, chartText(deed, who, row))
      }),
    ]),
  ]
}

function rowsOfTokens(rows: readonly number[]): string {
  return rows.map(row => `1 in row ${row}`).join(', ')
}

function costly(shown: CardFace, cost: number): CardFace {
  return { ...shown, text: `${cost}E. ${shown.text}` }
}

function soloFace(id: string, title: string, words: string): CardFace {
  const note = 'The book shows some steps and rolls in its sample turn and examples. The rest is ours.'
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
