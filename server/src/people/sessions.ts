import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store, User } from '../store/store.ts'
import { newId } from '../tables/ids.ts'

const COOKIE = 'holdout'
const YEAR_S = 365 * 24 * 3600

/** Signed session cookies. Guests get one with their first request that needs a name. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly key: string,
    private readonly now: () => number,
  ) {}

  async userOf(cookies: string | undefined): Promise<User | null> {
    const token = cookieIn(cookies ?? '')
    const [id, sessions, signature] = token?.split('.') ?? []
    if (!id || !sessions || !signature || !this.signed(`${id}.${sessions}`, signature)) return null
    const user = await this.store.user(id)
    return user && user.sessions === Number(sessions) ? user : null
  }

  async newGuest(name: string): Promise<User> {
    const user: User = { id: newId(16), name, login: null, password: null, sessions: 1, created: this.now() }
    await this.store.createUser(user)
    return user
  }

  cookieFor({ id, sessions }: User, secure: boolean): string {
    const token = `${id}.${sessions}`
    return `${COOKIE}=${token}.${this.sign(token)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure ? '; Secure' : ''}`
  }

  static get expiredCookie(): string {
    return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url')
  }

  private signed(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIE && value) return value
  }
  return null
}
