import type { FromServer, SceneNews, SightNews, TableInfo } from '@holdout/protocol'
import { type OpenDesk, openDesk } from './desk.ts'

type News = Extract<FromServer, { say: 'scene' | 'sight' }>

/**
 * Finds the words for what a server sends without them: in a worker, where the game is. A server whose rules are newer than this page's
 * is not asked to leave them out.
 */
export class OnlineWords {
  private desk: OpenDesk | null = null
  private ready = false
  private queue: Promise<unknown> = Promise.resolve()

  /** Whether the server need not send words; the game is loaded for that once. */
  async known({ game, rulesVersion }: TableInfo): Promise<boolean> {
    if (this.desk) return this.ready
    const desk = openDesk()
    this.desk = desk
    try {
      this.ready = (await desk.ask(desk.desk.readSights(game))) === rulesVersion
    } catch {
      this.ready = false // the server's own words will do
    }
    if (!this.ready) desk.close()
    return this.ready
  }

  /** Reads what was sent, with words or without, in the order in which it came. */
  read(message: News, then: (news: SceneNews) => void, failed: () => void): void {
    this.queue = this.queue.then(async () => {
      if (message.say === 'scene') return then(message)
      try {
        then(await this.wordsTo(message))
      } catch {
        this.ready = false
        failed()
      }
    })
  }

  private wordsTo(news: SightNews): Promise<SceneNews> {
    if (!this.desk || !this.ready) throw new Error('There is no game here to find words in.')
    return this.desk.ask(this.desk.desk.wordsTo(news))
  }

  /** When everything that was sent so far has been read. */
  settled(): Promise<unknown> {
    return this.queue
  }

  close(): void {
    this.desk?.close()
  }
}
