import { sha256 } from '@holdout/engine'
import type { StoredTable, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { unrevealed } from './contribution.ts'
import type { TableChange } from './leaving.ts'
import { seatOfUser } from './seats.ts'
import { failure, type TableRule } from './table-rules.ts'

/** How long players have to reveal the seed contributions that they committed to, in ms. */
const REVEAL_MS = 10_000

/** Starts the match, or first asks for the reveals. From then on no contribution can be chosen or changed. */
export function deal(setup: TableSetup, now: number): TableChange {
  const isPerson = (seat: string): boolean => setup.seats.some(one => one.seat === seat && one.kind === 'person')
  const commits = Object.fromEntries(Object.entries(setup.commits ?? {}).filter(([seat]) => isPerson(seat)))
  const fixed = { ...setup, commits }
  if (unrevealed(fixed).length === 0) return begin(fixed)
  return { setup: { ...fixed, dealing: { until: now + REVEAL_MS } } }
}

function begin({ dealing: _, ...setup }: TableSetup): TableChange {
  return { setup, status: 'playing' }
}

/** A player reveals the contribution that they committed to. The last reveal starts the match. */
export function reveal(user: string, entropy: string): TableRule {
  return ({ setup }) => {
    const seat = seatOfUser(setup, user)?.seat
    const commit = seat === undefined ? undefined : setup.commits?.[seat]
    if (seat === undefined || commit === undefined) return failure(tableText.noCommitment)
    if (!setup.dealing) return failure(tableText.notDealing)
    if (sha256(entropy) !== commit) return failure(tableText.revealMismatch)
    const revealed = { ...setup, entropy: { ...setup.entropy, [seat]: entropy } }
    return unrevealed(revealed).length === 0 ? begin(revealed) : { setup: revealed }
  }
}

/** Whether the time to reveal is over. */
export function isDealDue({ status, setup }: StoredTable, now: number): boolean {
  return status === 'waiting' && setup.dealing !== undefined && now >= setup.dealing.until
}

/** Starts the match without the contributions that were not revealed in time. The shuffle proof names their seats. */
export function finishDeal(): TableRule {
  return (stored, { now }) => {
    if (!isDealDue(stored, now)) return { ok: true }
    const { dealing: _, ...setup } = stored.setup
    // A player deleted their account meanwhile: the host must start again.
    return setup.seats.some(({ kind }) => kind === 'open') ? { setup } : begin(setup)
  }
}

/** Rejects a change of the table while contributions are revealed, because it could depend on them. */
export function unlessDealing(rule: TableRule): TableRule {
  return (stored, table) => (isDealing(stored) ? failure(tableText.dealing) : rule(stored, table))
}

function isDealing({ status, setup }: StoredTable): boolean {
  return status === 'waiting' && setup.dealing !== undefined
}
