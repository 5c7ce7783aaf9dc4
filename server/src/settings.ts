import { InputError } from '@holdout/engine'
import { settingError, settingText } from './text/operator.ts'

/** A shorter key could be guessed. */
export const SHORTEST_SECRET = 32

/** A mail address that is good enough to try. No line breaks or lists, which would change the headers of a mail. */
export const MAIL_ADDRESS = /^[^\s<>,;:"()[\]\\@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/i

export type Env = Readonly<Record<string, string | undefined>>

/** A setting of the server. */
export interface Setting<T> {
  /** The variable in the environment. */
  readonly env: string
  /** The flag with its value, as the help shows it; null: environment only. */
  readonly flag: string | null
  readonly flagName: string
  readonly help: string
  /** The default, as the help shows it. */
  readonly standard: string
  /** Parses a value. An error uses `name`, the flag or variable it came from. */
  read(given: string | undefined, name: string): T
}

function setting<T>(facts: Omit<Setting<T>, 'flagName'>): Setting<T> {
  return { ...facts, flagName: facts.flag?.split(' ')[0] ?? facts.env }
}

/** The kinds of settings. */
export const kinds = {
  text: (env: string, flag: string, help: string, standard: string): Setting<string> =>
    setting({ env, flag, help, standard, read: given => given ?? standard }),

  folder: (env: string, flag: string, help: string): Setting<string | null> =>
    setting({ env, flag, help, standard: settingText.none, read: given => given ?? null }),

  number: (env: string, flag: string, help: string, standard: number, min: number, max: number): Setting<number> =>
    setting({
      env,
      flag,
      help,
      standard: String(standard),
      read(given, name) {
        if (given === undefined) return standard
        const value = /^\d+$/.test(given.trim()) ? Number(given) : Number.NaN
        if (value >= min && value <= max) return value
        throw new InputError(settingError.number(name, given, min, max))
      },
    }),

  url: (env: string, flag: string, help: string, protocols: readonly string[]): Setting<string | null> =>
    setting({
      env,
      flag,
      help,
      standard: settingText.none,
      read(given, name) {
        if (given === undefined) return null
        if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
        throw new InputError(settingError.url(name, protocols[0]))
      },
    }),

  mail: (env: string, flag: string, help: string): Setting<string | null> =>
    setting({
      env,
      flag,
      help,
      standard: settingText.none,
      read(given, name) {
        if (given === undefined || MAIL_ADDRESS.test(given)) return given ?? null
        throw new InputError(settingError.mail(name, given))
      },
    }),

  /** One of several words. The first is the default. */
  oneOf: <const W extends string>(env: string, flag: string, help: string, words: readonly [W, ...W[]]): Setting<W> =>
    setting({
      env,
      flag,
      help,
      standard: words[0],
      read(given, name) {
        const word = given ?? words[0]
        if ((words as readonly string[]).includes(word)) return word as W
        throw new InputError(settingError.choice(name, word, words))
      },
    }),

  secret: (env: string, help: string): Setting<string | null> =>
    setting({
      env,
      flag: null,
      help,
      standard: settingText.generated,
      read(given, name) {
        if (given === undefined || given.length >= SHORTEST_SECRET) return given ?? null
        throw new InputError(settingError.secretTooShort(name, SHORTEST_SECRET))
      },
    }),

  /** Host names without ports, in lower case. */
  hosts: (env: string, flag: string, help: string): Setting<readonly string[]> =>
    setting({
      env,
      flag,
      help,
      standard: settingText.any,
      read(given, name) {
        const hosts = (given ?? '').split(',').map(one => one.trim().toLowerCase())
        const wrong = hosts.find(one => !/^([a-z0-9.-]*|\[[0-9a-f:.]+\])$/.test(one))
        if (wrong !== undefined) throw new InputError(settingError.hosts(name, wrong))
        return hosts.filter(Boolean)
      },
    }),

  origins: (env: string, flag: string, help: string): Setting<readonly string[]> =>
    setting({
      env,
      flag,
      help,
      standard: settingText.none,
      read(given, name) {
        const origins = (given ?? '').split(',').map(one => one.trim())
        const wrong = origins.find(one => one !== '' && (!URL.canParse(one) || new URL(one).origin !== one))
        if (wrong !== undefined) throw new InputError(settingError.origins(name, wrong))
        return origins.filter(Boolean)
      },
    }),
}
