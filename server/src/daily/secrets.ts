import { randomBytes } from 'node:crypto'
import type { DailyOverview } from '@holdout/protocol'
import { commitmentOf, dayAfter } from '@holdout/table/daily'
import type { DailyStore } from '../store/daily-store.ts'

/** The days whose commitments are published, with today. */
const DAYS_AHEAD = 7
/** The days whose secrets are listed after they were opened. */
const DAYS_BACK = 7

/** The secret of each day. It leaves the server only when its day is over. */
export class DailySecrets {
  private readonly known = new Map<string, string>()

  constructor(private readonly store: DailyStore) {}

  /** The secret of today or of a day to come, made when it is first needed. */
  async of(day: string): Promise<string> {
    const known = this.known.get(day)
    if (known !== undefined) return known
    const secret = await this.store.secret(day, randomBytes(32).toString('hex'))
    if (this.known.size > DAYS_AHEAD + DAYS_BACK) this.known.clear()
    this.known.set(day, secret)
    return secret
  }

  /** The secret of a day that is not over or has been played here; null: an earlier day without a challenge. */
  async ofPast(day: string): Promise<string | null> {
    return this.known.get(day) ?? (await this.store.knownSecret(day))
  }

  /** The hashes for today and the days to come. */
  async committed(today: string): Promise<DailyOverview['committed']> {
    const days = Array.from({ length: DAYS_AHEAD }, (_, i) => dayAfter(today, i))
    return Promise.all(days.map(async day => ({ day, commitment: commitmentOf(await this.of(day)) })))
  }

  /** The secrets of the last days, latest first. */
  async opened(today: string): Promise<DailyOverview['opened']> {
    const days = Array.from({ length: DAYS_BACK }, (_, i) => dayAfter(today, -1 - i))
    const found = await Promise.all(days.map(async day => ({ day, secret: await this.ofPast(day) })))
    return found.flatMap(({ day, secret }) =>
      secret === null ? [] : [{ day, secret, commitment: commitmentOf(secret) }],
    )
  }
}
