import bag from 'icon:backpack'
import tent from 'icon:camping-tent'
import pistol from 'icon:pistol-gun'
import punch from 'icon:punch'
import shield from 'icon:shield-reflect'
import ball from 'icon:soccer-ball'
import sprint from 'icon:sprint'
import doctor from 'icon:stethoscope'
import { CHARACTERS } from '@holdout/thirty-seconds/table'

type Person = (typeof CHARACTERS)[number]

/** An ability with the people who have it. They differ in nothing else. */
export interface Role {
  readonly ability: Person['ability']
  readonly people: readonly Person[]
  readonly icon: string
}

/** The order of the cards: the role for a first game comes first. */
const ICONS: Readonly<Record<string, string>> = {
  'firearms-instructor': pistol,
  'mma-trainer': punch,
  'soccer-player': ball,
  'self-defense-trainer': shield,
  'college-track-star': sprint,
  doctor,
  scavenger: bag,
  survivalist: tent,
}

/** The person of each role who is drawn first. */
const FIRST = ['abbe', 'aaliyah', 'diana', 'sophia', 'rebekka', 'mary', 'callasandra', 'meghan']

export const ROLES: readonly Role[] = Object.entries(ICONS).map(([id, icon]) => {
  const people = CHARACTERS.filter(({ ability }) => ability.id === id)
  return {
    ability: people[0].ability,
    people: [...people].sort((a, b) => Number(FIRST.includes(b.id)) - Number(FIRST.includes(a.id))),
    icon,
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
