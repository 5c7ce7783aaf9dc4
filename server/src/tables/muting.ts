import type { TableSetup } from '../store/store.ts'

type MutedPeople = NonNullable<TableSetup['silenced']>

/** From whom the host has taken the word at this table. */
export function mutedAt({ silenced = [] }: TableSetup): MutedPeople {
  return silenced
}

export function isMuted(setup: TableSetup, user: string): boolean {
  return mutedAt(setup).some(one => one.user === user)
}

/** They have the word, if they had not. */
export function unmute(setup: TableSetup, user: string): TableSetup {
  return isMuted(setup, user) ? { ...setup, silenced: mutedAt(setup).filter(one => one.user !== user) } : setup
}

export function mute(setup: TableSetup, person: MutedPeople[number]): TableSetup {
  return { ...setup, silenced: [...mutedAt(unmute(setup, person.user)), person] }
}
