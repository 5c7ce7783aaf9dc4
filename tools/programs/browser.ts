// Finds a Chromium for the browser tests, and installs one where that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ProgramOutcome } from './program.ts'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell', // the same engine without windows: a third less CPU time
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The first browser on this machine. */
export function findBrowser(): string | null {
  return findBrowsers()[0] ?? null
}

/** All browsers on this machine. Layout is tested in each: they break lines at different places. */
export function findBrowsers(): readonly string[] {
  return [...new Set(PLACES)].filter(place => place !== undefined).filter(existsSync)
}

/** Returns whether there is a browser, after trying to install one. */
export function setUpBrowser(): ProgramOutcome {
  if (findBrowser()) return { ok: true, output: '' }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: readonly string[]) =>
      spawnSync('/usr/bin/apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', name)
      if (findBrowser()) return { ok: true, output: '' }
    }
  }
  return {
    ok: false,
    output:
      'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to its path.',
  }
}
