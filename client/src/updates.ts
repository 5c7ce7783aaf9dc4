import { InputError } from '@holdout/engine'
import type { FromServer, SceneUpdate, TableInfo } from '@holdout/protocol'
import type { TextSource } from './text-source.ts'

type Update = Extract<FromServer, { type: 'scene' | 'patch' }>

/** Reads updates in the order in which they came, and describes those that come without text. */
export class Updates {
  /** Whether scenes can be described here, so that the server need not send text. */
  describes = false
  /** Resolves when all updates so far have been read. */
  read: Promise<void> = Promise.resolve()
  /** Updates that wait for an earlier one to be described. */
  private unread = 0

  constructor(
    /** null: the server sends the text. */
    private readonly text: TextSource | null,
    private readonly shown: (update: SceneUpdate, at: number) => void,
    /** A patch could not be applied. */
    private readonly failed: () => void,
  ) {}

  async load(table: TableInfo): Promise<boolean> {
    this.describes = (await this.text?.load(table)) ?? false
    return this.describes
  }

  /** `at`: when the update arrived. */
  take(update: Update, at: number): void {
    const described = this.unread === 0 ? this.described(update) : null
    if (described !== null && !(described instanceof Promise)) return this.show(described, at)
    this.unread += 1
    this.read = this.read.then(async () => {
      const inTurn = await (described ?? this.described(update))
      this.unread -= 1
      this.show(inTurn, at)
    })
  }

  close(): void {
    this.text?.close()
  }

  private show(described: SceneUpdate | 'failed', at: number): void {
    if (described !== 'failed') return this.shown(described, at)
    this.describes = false
    this.failed()
  }

  private described(update: Update): SceneUpdate | 'failed' | Promise<SceneUpdate | 'failed'> {
    if (update.type === 'scene') return update
    try {
      const described = this.text?.describe(update) ?? 'failed'
      return described instanceof Promise ? described.catch(() => 'failed' as const) : described
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      return 'failed'
    }
  }
}
