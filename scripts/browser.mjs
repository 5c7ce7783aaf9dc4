// The browser tests need a real Chromium. Where there is none it is installed, if we may; else this says how.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser() {
  return PLACES.find(place => place && existsSync(place)) ?? null
}

/** Says whether there is a browser, after having tried to install one. */
export function setUpBrowser() {
  if (findBrowser()) return { ok: true, output: '' }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args) =>
      spawnSync('/usr/bin/apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    if (findBrowser()) return { ok: true, output: '' }
  }
  return {
    ok: false,
    output: 'No Chromium was found. Install it (Debian: apt-get install chromium), or name one in CHROMIUM.',
  }
}
