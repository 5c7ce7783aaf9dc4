import { CHARACTERS } from '@holdout/thirty-seconds/table'

type Person = (typeof CHARACTERS)[number]

/** An ability with the people who have it. They differ in nothing else. */
export interface Role {
  readonly ability: Person['ability']
  readonly people: readonly Person[]
}

/** The order of the cards: the role for a first game comes first. */
const ORDER: readonly string[] = [
  'firearms-instructor',
  'mma-trainer',
  'soccer-player',
  'self-defense-trainer',
  'college-track-star',
  'doctor',
  'scavenger',
  'survivalist',
]

/** The person of each role who is drawn first. */
const FIRST = ['abbe', 'aaliyah', 'diana', 'sophia', 'rebekka', 'mary', 'callasandra', 'meghan']

export const ROLES: readonly Role[] = ORDER.map(id => {
  const people = CHARACTERS.filter(({ ability }) => ability.id === id)
  return {
    ability: people[0].ability,
    people: [...people].sort((a, b) => Number(FIRST.includes(b.id)) - Number(FIRST.includes(a.id))),
  }
})

/** The person who is chosen until the player presses another one. */
export const DEFAULT_PERSON = ROLES[0].people[0].id

export function isPerson(id: string): boolean {
  return CHARACTERS.some(person => person.id === id)
}

export function personNamed(id: string): Person {
  return CHARACTERS.find(person => person.id === id) ?? CHARACTERS[0]
}
