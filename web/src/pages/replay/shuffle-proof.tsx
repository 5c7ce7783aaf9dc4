import type { MatchRecord } from '@holdout/engine'
import { type Shuffle, shuffleIn } from '@holdout/protocol'
import { type Proof, promiseOf, prove } from '../../client/online-proof.ts'
import { Sheet } from '../../parts/sheet.tsx'
import './shuffle-proof.css'

/** Whether the deal of an online game was what it had to be, worked out here and now in this browser. Other games have no such proof. */
export function provenIn(record: MatchRecord): { readonly shuffle: Shuffle; readonly proof: Proof } | null {
  const shuffle = shuffleIn(record.meta)
  if (!shuffle) return null
  const { table } = record.meta as { table?: unknown }
  return { shuffle, proof: prove(shuffle, record.seed, typeof table === 'string' ? promiseOf(table) : null) }
}

export function isHonest({ bound, seeded, asPromised, withOwn }: Proof): boolean {
  return bound && seeded && asPromised !== false && withOwn !== false
}

/** The proof in words, and the numbers for those who want to check them by other means. */
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
  return (
    <Sheet title="The shuffle" close={close}>
      <div className="proof">
        <p className="proof__sum">
          {isHonest(proof)
            ? 'Nobody chose this deal: everything fits.'
            : 'Something does not fit: this deal is not the one that was promised.'}
        </p>
        <ul>
          <Check
            ok={proof.bound}
            yes="The server’s half is the one to which it had bound itself before anybody sat down."
            no="The server’s half is not the one to which it had bound itself."
          />
          <Check
            ok={proof.seeded}
            yes="The seed of the game is made of the server’s half and those of the players, and of nothing else."
            no="The seed of the game is not made of these halves."
          />
          <Check
            ok={proof.asPromised}
            yes="It is the promise that this browser saw before the deal."
            no="This browser was shown another promise before the deal."
            unknown="This browser was not at the table before the deal; somebody who was can check that too."
          />
          <Check
            ok={proof.withOwn}
            yes="The half that this browser gave is in it."
            no="This browser gave another half than the one that was used."
            unknown="This browser gave no half of its own."
          />
        </ul>
        <dl>
          <dt>promised before (SHA-256 of the server’s half)</dt>
          <dd>{seedHash}</dd>
          <dt>the server’s half</dt>
          <dd>{secret}</dd>
          {Object.entries(entropy).map(([seat, half]) => (
            <div key={seat}>
              <dt>the half of {names[seat] ?? seat}</dt>
              <dd>{half || 'none'}</dd>
            </div>
          ))}
          <dt>the seed (SHA-256 of all halves, a line each)</dt>
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
