import { createHmac, timingSafeEqual } from 'node:crypto'

/** A start of a challenge. */
export interface DailyTicket {
  readonly day: string
  readonly game: string
  /** When the server gave the deal, in ms since 1970. */
  readonly at: number
}

/** Signed starts: they prove when a player got the deal, also if the result comes later from another node. */
export class DailyTickets {
  constructor(private readonly key: string) {}

  write({ day, game, at }: DailyTicket): string {
    const text = `${day}.${game}.${at}`
    return `${text}.${this.sign(text)}`
  }

  /** The start of a ticket; null if this server did not write it. */
  read(ticket: string): DailyTicket | null {
    const [day, game, at, signature, ...more] = ticket.split('.')
    if (signature === undefined || more.length > 0) return null
    const [given, expected] = [signature, this.sign(`${day}.${game}.${at}`)].map(text => Buffer.from(text))
    return given.length === expected.length && timingSafeEqual(given, expected) ? { day, game, at: Number(at) } : null
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(`daily:${text}`).digest('base64url')
  }
}
