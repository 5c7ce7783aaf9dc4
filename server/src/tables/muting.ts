import type { TableSetup } from '../store/store.ts'

type MutedPeople = NonNullable<TableSetup['silenced']>

/** The people whom the host has muted at this table. */
export function mutedAt({ silenced = [] }: TableSetup): MutedPeople {
  return silenced
}

export function isMuted(setup: TableSetup, user: string): boolean {
  return mutedAt(setup).some(one => one.user === user)
}

export function unmute(setup: TableSetup, user: string): TableSetup {
  return isMuted(setup, user) ? { ...setup, silenced: mutedAt(setup).filter(one => one.user !== user) } : setup
}

export function mute(setup: TableSetup, person: MutedPeople[number]): TableSetup {
  return { ...setup, silenced: [...mutedAt(unmute(setup, person.user)), person] }
}
