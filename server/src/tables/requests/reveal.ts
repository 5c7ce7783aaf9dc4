import { sha256 } from '@holdout/engine'
import { tableText } from '../../text/table.ts'
import { seatOfUser } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'
import { begin, unrevealed } from './start.ts'

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
