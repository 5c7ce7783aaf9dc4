import { statfs } from 'node:fs/promises'
import { spaceText } from '../text/operator.ts'

const CHECK_EVERY_MS = 60_000
const MEGABYTE = 1_000_000
/** Warnings start at twice the least free space and at this share of the largest database. */
const WARN_SHARE = 0.9

type SpaceState = 'ok' | 'warning' | 'full'

interface SpaceOptions {
  /** The folder of the database; null: the database is on another machine. */
  readonly folder: string | null
  /** The size of the database in bytes. */
  readonly size: () => Promise<number>
  /** In MB; 0: no limit. */
  readonly minFree: number
  readonly maxDatabase: number
  warn(text: string): void
  reportError(error: unknown): void
}

/** Watches free disk space and the size of the database. */
export class Space {
  /** In bytes; null before the first check, or if unknown. */
  free: number | null = null
  database: number | null = null
  state: SpaceState = 'ok'
  private readonly timer: NodeJS.Timeout

  constructor(private readonly options: SpaceOptions) {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS)
    this.timer.unref()
  }

  close(): void {
    clearInterval(this.timer)
  }

  async check(): Promise<void> {
    const { folder, size, minFree, maxDatabase, warn, reportError } = this.options
    try {
      this.database = await size()
      if (folder !== null) {
        const { bavail, bsize } = await statfs(folder)
        this.free = bavail * bsize
      }
    } catch (error) {
      return reportError(error)
    }
    const free = (this.free ?? Number.POSITIVE_INFINITY) / MEGABYTE
    const used = this.database / MEGABYTE
    const isAbove = (share: number): boolean => maxDatabase > 0 && used >= maxDatabase * share
    const now: SpaceState =
      free < minFree || isAbove(1) ? 'full' : free < 2 * minFree || isAbove(WARN_SHARE) ? 'warning' : 'ok'
    if (now === this.state) return
    this.state = now
    warn(spaceText[now](this.free === null ? null : Math.round(free), Math.round(used), minFree, maxDatabase))
  }
}
