import type { FromServer, SceneNews, SightNews, TableInfo } from '@holdout/protocol'
import { type OpenDesk, openDesk } from './desk.ts'

type News = Extract<FromServer, { say: 'scene' | 'sight' }>

/**
 * Adds text to scenes that the server sends without it, in a worker that has the game. Used only if the server has the
 * same version of the rules.
 */
export class OnlineText {
  private desk: OpenDesk | null = null
  private ready = false
  private queue: Promise<unknown> = Promise.resolve()

  /** Whether this page can produce the text itself. Loads the game once. */
  async known({ game, rulesVersion }: TableInfo): Promise<boolean> {
    if (this.desk) return this.ready
    const desk = openDesk()
    this.desk = desk
    try {
      this.ready = (await desk.ask(desk.desk.readSights(game))) === rulesVersion
    } catch {
      this.ready = false // the server's text is used
    }
    if (!this.ready) desk.close()
    return this.ready
  }

  /** Reads messages, with or without text, in the order in which they came. */
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
    if (!this.desk || !this.ready) throw new Error('No game is loaded.')
    return this.desk.ask(this.desk.desk.wordsTo(news))
  }

  /** Resolves when all messages so far have been read. */
  settled(): Promise<unknown> {
    return this.queue
  }

  close(): void {
    this.desk?.close()
  }
}
