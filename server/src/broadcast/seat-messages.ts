import { PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'
import { logLinesSince, sceneOf } from '@holdout/table'
import type { Audience, HeldSeat, Sealed, SeatLookup } from './audience.ts'
import { blockedFor, SceneDiff } from './diff.ts'
import { type MoveTexts, PatchEncoder, type ShownMatch } from './encode.ts'
import type { Frame } from './frame.ts'

/** The part of a table that its messages are written from. */
export interface ShownTable extends SeatLookup {
  /** The match; null before the start. Throws while it contains an entry that may not be stored. */
  readonly committed: ShownMatch | null
  /** The reason why the clocks stand; null if they run. */
  readonly stopped: string | null
  now(): number
  mayWatch(user: string): boolean
  infoFor(user: string): TableInfo
}

/**
 * Writes the messages of a table that depend on who receives them. Each is written for one audience, which is the only
 * source of the seat, and returned sealed for the same audience.
 */
export class SeatMessages {
  private diff: SceneDiff | null = null
  /** Writes the current patches; null between messages. */
  private encoder: PatchEncoder | null = null
  /** The current scenes by seat and last entry sent: all spectators with text share one. Empty between messages. */
  private readonly scenes = new Map<string, string>()
  /** The last frame, because one text often goes to several sockets. */
  private frame: Frame | null = null
  /** The time of the current messages. All receivers get the same. */
  private now = 0

  constructor(
    private readonly table: ShownTable,
    private readonly moveTexts: MoveTexts,
  ) {}

  /** Writes messages with one time, and drops what was cached for them. */
  during<T>(act: () => T): T {
    this.now = this.table.now()
    try {
      return act()
    } finally {
      this.frame = null
      this.encoder = null
      this.scenes.clear()
    }
  }

  /** Drops the changes after all receivers were notified. */
  clearChanges(): void {
    this.diff?.clear()
  }

  welcome(to: Audience, name: string): Sealed {
    const you = { name, seat: to.seat }
    return this.seal(to, () => JSON.stringify({ type: 'welcome', version: PROTOCOL_VERSION, you, now: this.now }))
  }

  info(to: Audience): Sealed {
    return this.seal(to, (_, user) => JSON.stringify({ type: 'table', table: this.table.infoFor(user) }))
  }

  /** The scene, and the log lines after entry `since`; null: all of them. */
  scene(to: Audience, live: ShownMatch, since: number | null): Sealed {
    return this.seal(to, who => {
      const key = `${who}/${since}`
      const text = this.scenes.get(key) ?? JSON.stringify({ type: 'scene', ...this.sceneFor(who, live, since) })
      this.scenes.set(key, text)
      return text
    })
  }

  /** The patch for a client with the scene after entry `base` and the log up to entry `since`. */
  patch(to: Audience, live: ShownMatch, has: PatchBase, done: string | null): Sealed {
    return this.seal(to, who => {
      const patch = this.diffOf(live).patchFor(who, live.seq, has.base)
      this.encoder ??= new PatchEncoder(live, this.now, this.moveTexts)
      return this.encoder.patchText(who, patch, live.changedSince(has.since), done)
    })
  }

  private sceneFor(who: HeldSeat, live: ShownMatch, since: number | null): SceneUpdate {
    const { match, seq } = live
    const from = live.changedSince(since)
    return {
      seq,
      scene: sceneOf(match, who),
      from,
      log: logLinesSince(match, from, who),
      clocks: live.countdowns(this.now),
      now: this.now,
      undoBlocked: blockedFor(match, who),
    }
  }

  /** The changes of this match. It is another one after the table was read again. */
  private diffOf({ match }: ShownMatch): SceneDiff {
    if (this.diff?.match !== match) this.diff = new SceneDiff(match)
    return this.diff
  }

  private seal(to: Audience, write: (who: HeldSeat, user: string) => string): Sealed {
    const sealed = to.seal(write, this.frame)
    this.frame = sealed.frame
    return sealed
  }
}

/** The state of a client that receives patches. */
interface PatchBase {
  readonly base: number | null
  readonly since: number | null
}
