import type { TableSetup } from '../store/store.ts'

type Silenced = NonNullable<TableSetup['silenced']>

/** From whom the host has taken the word at this table. */
export function silencedAt({ silenced = [] }: TableSetup): Silenced {
  return silenced
}

export function isSilenced(setup: TableSetup, user: string): boolean {
  return silencedAt(setup).some(one => one.user === user)
}

/** They have the word, if they had not. */
export function withWord(setup: TableSetup, user: string): TableSetup {
  return isSilenced(setup, user) ? { ...setup, silenced: silencedAt(setup).filter(one => one.user !== user) } : setup
}

export function withoutWord(setup: TableSetup, person: Silenced[number]): TableSetup {
  return { ...setup, silenced: [...silencedAt(withWord(setup, person.user)), person] }
}
