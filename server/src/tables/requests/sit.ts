import type { Seat } from '@holdout/engine'
import type { FreedPerson, TableSetup } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'
import { checkNoBot, personName, programName } from '../names.ts'
import { freedPeople, freeSeat, seatOfUser, uniqueName, withoutHold, withSeat } from '../table-setup.ts'
import { failure, noSuchSeat, type TableRule } from './request.ts'

export function sit(user: string, seat: Seat, name: string, entropy: string, commit?: string): TableRule {
  return ({ status, setup }, { game }) => {
    if (status !== 'waiting') return failure(tableText.tooLateToSit)
    checkNoBot(name, game.seats(setup.options))
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind !== 'open' && wanted.user !== user) return failure(tableText.seatTaken(wanted.name))
    if (wanted.heldFor && wanted.heldFor.user !== user) return failure(tableText.seatHeld(wanted.heldFor.name))
    const refused = sitError(setup, user, seat)
    if (refused !== null) return failure(refused)
    const old = seatOfUser(setup, user)
    const unheld = withoutHold(setup, user) // also if they sit down elsewhere
    const left = old && old.seat !== seat ? withSeat(unheld, old.seat, freeSeat(old)) : unheld
    const seated = withSeat(left, seat, { kind: 'person', user, name: uniqueName(left, user, name), level: null })
    return { setup: withContribution(seated, seat, entropy, commit) }
  }
}

/** The name that a player gets at the table. Programs have a mark. */
export function seatAs({ name, program }: { readonly name: string; readonly program?: boolean }): string {
  return program ? programName(name) : personName(name)
}

/** After the host freed a person's seat this often, that person needs the host's permission to sit down. */
const MOST_TIMES = 2

export function maySitAgain({ times }: FreedPerson): boolean {
  return times < MOST_TIMES
}

/** Why a person whose seat was freed may not take this seat; null if they may. */
function sitError(setup: TableSetup, user: string, seat: string): string | null {
  const freed = freedPeople(setup).find(one => one.user === user)
  if (!freed) return null
  if (!maySitAgain(freed)) return tableText.seatFreedTwice
  return freed.seat === seat ? tableText.seatFreed : null
}

/** Sets the contribution of a seat, or a commitment to one that is revealed when the match starts. */
function withContribution(setup: TableSetup, seat: string, entropy: string, commit: string | undefined): TableSetup {
  const { [seat]: _old, ...commits } = setup.commits ?? {}
  if (commit === undefined) return { ...setup, commits, entropy: { ...setup.entropy, [seat]: entropy } }
  const { [seat]: _known, ...others } = setup.entropy
  return { ...setup, commits: { ...commits, [seat]: commit }, entropy: others }
}
