import type { Io } from './io.ts'

/** The terminal's capabilities, derived from the environment and the streams. */
export interface Terminal {
  /** Whether there is a keyboard, and a screen that can be drawn on. */
  readonly interactive: boolean
  /** `none`: plain text; `mono`: bold and reverse (NO_COLOR); `color`: everything. */
  readonly ink: 'none' | 'mono' | 'color'
  /** Whether it shows box drawing and arrows; otherwise all text is ASCII. */
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

/** FORCE_COLOR overrides NO_COLOR, as in Node itself. */
function inkOf(env: NodeJS.ProcessEnv, screen: boolean): Terminal['ink'] {
  const forced = env.FORCE_COLOR
  if (forced !== undefined) {
    if (forced === '0' || forced === 'false') return screen ? 'mono' : 'none'
    return 'color'
  }
  if (!screen) return 'none'
  return env.NO_COLOR ? 'mono' : 'color'
}

/** Decides by the locale, in POSIX order. Windows terminals have their own variables. */
function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG
  if (locale) return /utf-?8/i.test(locale)
  return Boolean(env.WT_SESSION || env.TERM_PROGRAM === 'vscode')
}
