import type { MatchRecord } from '@holdout/engine'
import { type Shuffle, shuffleIn, shuffleParts } from '@holdout/engine'
import { type Proof, promiseOf, prove } from '../../client/online-proof.ts'
import { Sheet } from '../../parts/sheet.tsx'
import './shuffle-proof.css'
import { proofText } from '../../text/replay.ts'

/** Checks the shuffle proof of an online game in this browser; null for games without one. */
export function provenIn(record: MatchRecord): { readonly shuffle: Shuffle; readonly proof: Proof } | null {
  const shuffle = shuffleIn(record.meta)
  if (!shuffle) return null
  const { table } = record.meta as { table?: unknown }
  return { shuffle, proof: prove(shuffle, record.seed, typeof table === 'string' ? promiseOf(table) : null) }
}

export function isHonest({ bound, seeded, asPromised, withOwn, asCommitted }: Proof): boolean {
  return bound && seeded && asPromised !== false && withOwn !== false && asCommitted !== false
}

/** The result of each check, and the numbers to check by other means. */
export function ShuffleProof({
  shuffle,
  proof,
  record,
  names,
  close,
}: {
  readonly shuffle: Shuffle
  readonly proof: Proof
  readonly record: MatchRecord
  readonly names: Readonly<Record<string, string>>
  readonly close: () => void
}) {
  const { secret, seedHash, entropy } = shuffle
  const { open, withheld } = shuffleParts(shuffle)
  const nameOf = (seat: string): string => names[seat] ?? seat
  return (
    <Sheet title={proofText.title} close={close}>
      <div className="proof">
        <p className="proof__sum">{isHonest(proof) ? proofText.verified : proofText.notVerified}</p>
        <ul>
          <Check ok={proof.bound} {...proofText.bound} />
          <Check ok={proof.seeded} {...proofText.seeded} />
          <Check ok={proof.asPromised} {...proofText.asPromised} />
          <Check ok={proof.withOwn} {...proofText.withOwn} />
          <Check ok={proof.asCommitted} {...proofText.asCommitted} />
        </ul>
        {open.length > 0 && <p>{proofText.open(open.map(nameOf))}</p>}
        {withheld.length > 0 && <p>{proofText.withheld(withheld.map(nameOf))}</p>}
        <dl>
          <dt>{proofText.hash}</dt>
          <dd>{seedHash}</dd>
          <dt>{proofText.server}</dt>
          <dd>{secret}</dd>
          {Object.entries(entropy).map(([seat, contribution]) => (
            <div key={seat}>
              <dt>{proofText.player(nameOf(seat))}</dt>
              <dd>{contribution || proofText.none}</dd>
            </div>
          ))}
          <dt>{proofText.seed}</dt>
          <dd>{record.seed}</dd>
        </dl>
      </div>
    </Sheet>
  )
}

function Check({ ok, yes, no, unknown = '' }: { ok: boolean | null; yes: string; no: string; unknown?: string }) {
  return (
    <li data-ok={String(ok)}>
      <span aria-hidden="true">{ok === null ? '–' : ok ? '✓' : '✗'}</span> {ok === null ? unknown : ok ? yes : no}
    </li>
  )
}
