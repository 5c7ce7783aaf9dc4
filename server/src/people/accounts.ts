import { InputError } from '@holdout/engine'
import { Conflict, TooManyRequests, WrongPassword } from '../http/request-errors.ts'
import type { Budgets } from '../limits/budget.ts'
import type { Limits } from '../limits/limits.ts'
import type { Store, User } from '../store/store.ts'
import { rename, replaceUser } from '../tables/account-changes.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { accountText } from '../text/http.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const LOGIN = /^[a-z0-9._-]{3,24}$/
const SHORTEST_PASSWORD = 8
/**
 * Password attempts per account, from all unknown devices together: 10, then one every 30 seconds. A device on which
 * the account was used has as many of its own, and so have the sessions of the account together, so that other people
 * cannot lock the owner out.
 */
const SECONDS_PER_ATTEMPT = 30
const ATTEMPTS = { burst: 10, perSecond: 1 / SECONDS_PER_ATTEMPT }
const ALL_TABLES = 1_000_000

/** Accounts without email addresses. */
export class Accounts {
  private readonly attempts: Budgets

  constructor(
    private readonly store: Store,
    private readonly registry: TableRegistry,
    limits: Pick<Limits, 'budgets'>,
  ) {
    this.attempts = limits.budgets('attempts', ATTEMPTS)
  }

  /** Turns a guest into an account. The name and games stay. */
  async create(guest: User, given: string, password: string): Promise<User> {
    if (guest.login !== null) throw new Conflict(accountText.alreadyAccount(guest.login))
    const login = loginIn(given)
    const hashed = await hashPassword(passwordIn(password))
    // A new session, because others may know the guest's cookie.
    const changed = { login, password: hashed, sessions: guest.sessions + 1 }
    if (!(await this.store.updateUser(guest.id, changed))) throw new Conflict(accountText.loginTaken(login))
    return { ...guest, ...changed }
  }

  /**
   * Checks login and password, and moves the guest's games to the account. `deviceOf`: the device of the request if the
   * account was used on it.
   */
  async logIn(
    given: string,
    password: string,
    guest: User | null,
    deviceOf: (user: User) => string | null,
  ): Promise<User> {
    const login = given.toLowerCase()
    const user = await this.store.userByLogin(login)
    const device = user && deviceOf(user)
    const budget = device ? `${login} on ${device}` : login
    this.limitAttempts(budget)
    if (!(await verifyPassword(password, user?.password ?? null)) || !user) throw new WrongPassword()
    this.attempts.forget(budget)
    if (guest && guest.login === null && guest.id !== user.id) await this.mergeGuest(guest, user)
    return user
  }

  async changePassword(user: User, old: string, password: string): Promise<User> {
    await this.checkPassword(user, old)
    const changed = { password: await hashPassword(passwordIn(password)), sessions: user.sessions + 1 }
    await this.store.updateUser(user.id, changed)
    return { ...user, ...changed }
  }

  /** Changes the name of a user, also at tables that have not started. Matches keep the names they began with. */
  async rename(user: User, name: string): Promise<void> {
    await this.store.updateUser(user.id, { name })
    for (const { id, status } of await this.store.tablesOf(user.id, ALL_TABLES))
      if (status === 'waiting') await (await this.registry.table(id))?.change(rename(user.id, name))
  }

  /** Makes all session cookies of a user invalid. */
  async logOutEverywhere(user: User): Promise<void> {
    if (user.login === null) throw new Conflict(accountText.guestCannotLogOut)
    await this.store.updateUser(user.id, { sessions: user.sessions + 1 })
  }

  /** Deletes a user. Tables first, so that a retry can finish an interrupted deletion. */
  async deleteUser(user: User, password: string | undefined): Promise<void> {
    if (user.login !== null) {
      if (password === undefined) throw new InputError(accountText.passwordMissing)
      await this.checkPassword(user, password)
    }
    await this.handOver(user.id, null)
    await this.store.deleteUser(user.id)
  }

  private async mergeGuest(guest: User, user: User): Promise<void> {
    await this.handOver(guest.id, user.id)
    await this.store.mergeUser(guest.id, user.id)
  }

  private async handOver(from: string, to: string | null): Promise<void> {
    for (const { id } of await this.store.tablesOf(from, ALL_TABLES)) {
      const done = await (await this.registry.table(id))?.change(replaceUser(from, to))
      if (done?.ok === false) throw new Conflict(done.text)
    }
  }

  /** Checks the password of a user who is logged in. */
  private async checkPassword({ id, login, password }: User, given: string): Promise<void> {
    if (login === null) throw new Conflict(accountText.guestHasNoPassword)
    const budget = `sessions of ${id}` // longer than any login
    this.limitAttempts(budget)
    if (!(await verifyPassword(given, password))) throw new WrongPassword()
    this.attempts.forget(budget)
  }

  private limitAttempts(login: string): void {
    if (!this.attempts.take(login))
      throw new TooManyRequests(accountText.tooManyAttempts(SECONDS_PER_ATTEMPT), SECONDS_PER_ATTEMPT)
  }
}

function loginIn(given: string): string {
  const login = given.toLowerCase()
  if (LOGIN.test(login)) return login
  throw new InputError(accountText.loginInvalid(given, 3, 24))
}

function passwordIn(given: string): string {
  if ([...given].length >= SHORTEST_PASSWORD) return given
  throw new InputError(accountText.passwordTooShort(SHORTEST_PASSWORD))
}
