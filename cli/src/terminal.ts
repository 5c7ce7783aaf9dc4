import type { Io } from './io.ts'

/** What the terminal can show. Decided once, from the environment and the streams; nothing else looks there. */
export interface Terminal {
  /** Somebody sits there with a keyboard and a screen that can be drawn on. */
  readonly interactive: boolean
  /** `none`: plain text only; `mono`: bold and reverse, as NO_COLOR leaves them; `colour`: all. */
  readonly ink: 'none' | 'mono' | 'colour'
  /** Box drawing and arrows; otherwise everything is said in ASCII. */
  readonly unicode: boolean
}

export function terminalOf({ stdin, stdout, env }: Io): Terminal {
  const dumb = env.TERM === 'dumb'
  return {
    interactive: Boolean(stdin.isTTY && stdout.isTTY) && !dumb,
    ink: inkOf(env, Boolean(stdout.isTTY) && !dumb),
    unicode: speaksUnicode(env),
  }
}

/** FORCE_COLOR beats NO_COLOR, as it does in Node itself. */
function inkOf(env: NodeJS.ProcessEnv, screen: boolean): Terminal['ink'] {
  const forced = env.FORCE_COLOR
  if (forced !== undefined) {
    if (forced === '0' || forced === 'false') return screen ? 'mono' : 'none'
    return 'colour'
  }
  if (!screen) return 'none'
  return env.NO_COLOR ? 'mono' : 'colour'
}

/** By the locale, as POSIX orders it; the terminals of Windows say so in their own ways. */
function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG
  if (locale) return /utf-?8/i.test(locale)
  return Boolean(env.WT_SESSION || env.TERM_PROGRAM === 'vscode')
}
