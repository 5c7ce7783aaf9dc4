import type { TableSetup } from '../store/store.ts'

type MutedPeople = NonNullable<TableSetup['muted']>

/** The people whom the host has muted at this table. */
export function mutedAt({ muted = [] }: TableSetup): MutedPeople {
  return muted
}

export function isMuted(setup: TableSetup, user: string): boolean {
  return mutedAt(setup).some(one => one.user === user)
}

export function unmute(setup: TableSetup, user: string): TableSetup {
  return isMuted(setup, user) ? { ...setup, muted: mutedAt(setup).filter(one => one.user !== user) } : setup
}

export function mute(setup: TableSetup, person: MutedPeople[number]): TableSetup {
  return { ...setup, muted: [...mutedAt(unmute(setup, person.user)), person] }
}
