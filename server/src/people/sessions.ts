import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store, User } from '../store/store.ts'
import { newId } from '../tables/ids.ts'

const COOKIE = 'holdout'
/** Remembers on which device an account was used, also after a logout. */
const DEVICE_COOKIE = 'holdout-device'
const YEAR_S = 365 * 24 * 3600

/**
 * Cookies of earlier releases have no date. They are replaced at the next visit, and end on this day: within a year of
 * the first release that replaces them, because ended sessions are known that long.
 */
const EARLIER_UNTIL = Date.UTC(2027, 10, 1)

interface Session {
  readonly user: string
  readonly sessions: number
  readonly id: string
  /** Whether its cookie is of an earlier release. These cookies are the same on all devices of a user. */
  readonly isEarlier: boolean
}

/** Signed session cookies. Guests get one with their first request that needs a name. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly key: string,
    private readonly now: () => number,
  ) {}

  async userOf(cookies: string | undefined): Promise<User | null> {
    const session = this.sessionIn(cookies)
    if (!session) return null
    const user = await this.store.user(session.user)
    if (!user || user.sessions !== session.sessions) return null
    return (await this.store.hasEnded(session.id)) ? null : user
  }

  /** The user of a cookie with a valid signature, without asking whether the session was ended. */
  idIn(cookies: string | undefined): string | null {
    return this.sessionIn(cookies)?.user ?? null
  }

  async newGuest(name: string): Promise<User> {
    const user: User = { id: newId(16), name, login: null, password: null, sessions: 1, created: this.now() }
    await this.store.createUser(user)
    return user
  }

  /** Whether a request has a cookie of an earlier release, which the answer must replace. */
  isEarlier(cookies: string | undefined): boolean {
    return this.sessionIn(cookies)?.isEarlier ?? false
  }

  /** Ends the session of a request, for every copy of its cookie and of the earlier one that it replaced. */
  async end(cookies: string | undefined): Promise<void> {
    const session = this.sessionIn(cookies)
    if (!session) return
    const now = this.now()
    await this.store.endSession(session.id, now)
    if (now < EARLIER_UNTIL) await this.store.endSession(earlierId(session), now)
  }

  /** The cookie of a new session. The server rejects it after a year, also if the browser keeps it. */
  cookieFor({ id, sessions }: User, secure: boolean): string {
    const expires = Math.floor(this.now() / 1000) + YEAR_S
    return this.cookie(COOKIE, `${id}.${sessions}.${newId(12)}.${expires}`, secure)
  }

  /** The cookie of a device on which this account was used. */
  deviceCookieFor({ id }: User, secure: boolean): string {
    return this.cookie(DEVICE_COOKIE, `${id}.${newId(12)}`, secure)
  }

  /** The device of a request if the account was used on it; null otherwise. */
  deviceOf(cookies: string | undefined, user: User): string | null {
    const [id, device] = this.signedParts(cookies, DEVICE_COOKIE) ?? []
    return device && id === user.id ? device : null
  }

  static get expiredCookie(): string {
    return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
  }

  private sessionIn(cookies: string | undefined): Session | null {
    const [user, sessions, id, expires] = this.signedParts(cookies, COOKIE) ?? []
    if (!user || !sessions) return null
    const isEarlier = id === undefined
    const until = isEarlier ? EARLIER_UNTIL : Number(expires) * 1000
    if (!(until > this.now())) return null
    const of = { user, sessions: Number(sessions) }
    return { ...of, id: isEarlier ? earlierId(of) : id, isEarlier }
  }

  private cookie(name: string, token: string, secure: boolean): string {
    const end = secure ? '; Secure' : ''
    const signature = this.sign(name, token)
    return `${name}=${token}.${signature}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${end}`
  }

  /** The parts of a cookie before its signature; null if it is missing or not ours. */
  private signedParts(cookies: string | undefined, name: string): string[] | null {
    const parts = cookieIn(cookies ?? '', name)?.split('.') ?? []
    const signature = parts.pop()
    if (!signature || parts.length === 0) return null
    const expected = Buffer.from(this.sign(name, parts.join('.')))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given) ? parts : null
  }

  /** Cookies of different kinds have different signatures. Sessions have none before it, as in earlier versions. */
  private sign(name: string, text: string): string {
    const signed = name === COOKIE ? text : `${name}:${text}`
    return createHmac('sha256', this.key).update(signed).digest('base64url')
  }
}

/** The id of a session whose cookie has none. */
function earlierId({ user, sessions }: Pick<Session, 'user' | 'sessions'>): string {
  return `${user}.${sessions}`
}

function cookieIn(header: string, wanted: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === wanted && value) return value
  }
  return null
}
