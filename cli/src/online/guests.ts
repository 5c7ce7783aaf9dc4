import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '@holdout/engine'
import { readText, writeWhole } from '../input/files.ts'
import { fileText } from '../text/files.ts'

/**
 * The session cookies of servers, so that a player gets their seat back after closing the terminal. Each name on each
 * server is a guest of its own: two people may share a computer.
 */
export class Guests {
  private readonly file: string

  constructor(home: string) {
    this.file = join(home, 'online.json')
  }

  cookieOf(server: string, name: string): string | null {
    return this.read()[keyOf(server, name)] ?? null
  }

  keep(server: string, name: string, cookie: string): void {
    const cookies = this.read()
    if (cookies[keyOf(server, name)] === cookie) return
    try {
      mkdirSync(dirname(this.file), { recursive: true })
      writeWhole(this.file, `${JSON.stringify({ ...cookies, [keyOf(server, name)]: cookie }, null, 2)}\n`)
      chmodSync(this.file, 0o600)
    } catch {
      // Playing works without the cookie, but the seat is lost when the terminal is closed.
    }
  }

  private read(): Record<string, string> {
    try {
      const found: unknown = JSON.parse(readText(this.file, fileText.expectedGuests))
      if (typeof found !== 'object' || found === null) return {}
      return Object.fromEntries(Object.entries(found).filter(([, cookie]) => typeof cookie === 'string'))
    } catch (error) {
      if (error instanceof InputError || error instanceof SyntaxError) return {}
      throw error
    }
  }
}

const keyOf = (server: string, name: string): string => `${server} ${name}`
