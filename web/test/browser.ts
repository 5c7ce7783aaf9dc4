import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, serve } from '@holdout/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'

/** The build that is tested; HOLDOUT_WEB names another one than the usual. */
export const WEB = process.env.HOLDOUT_WEB ?? fileURLToPath(new URL('../dist', import.meta.url))

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
} as const

export type Screen = keyof typeof SCREENS

/** What a visit has besides its screen. `offline`: the service worker, which loads the whole build, so only tests of it have it. */
export interface Extras {
  readonly offline?: boolean
}

/** A server for a file of tests, and the browser of this process. */
export function realBrowser(
  env: Readonly<Record<string, string>> = {},
  web = WEB,
): {
  readonly url: string
  visit(screen: Screen, settings?: object, extras?: Extras): Promise<Visit>
} {
  let serving: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'holdout-data-'))
    serving = await serve(
      readConfig({ HOLDOUT_DATA: data, HOLDOUT_LOG: 'silent', HOLDOUT_BOT_PAUSE: '0', ...env }, { port: 0 }),
      web,
    )
  })
  afterAll(async () => {
    await serving?.stop()
  })
  return {
    get url() {
      return serving.url
    },
    visit: async (screen, settings = {}, extras = {}) =>
      visit(await sharedBrowser(), serving.url, screen, settings, extras),
  }
}

let launched: Promise<Browser> | null = null

/** One browser for all files that a test process runs; it ends with the process. */
function sharedBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath)
    throw new Error(
      'No Chromium was found: install one (Debian: chromium-headless-shell), or set CHROMIUM to its path.',
    )
  launched ??= chromium.launch({ executablePath, args: ARGUMENTS })
  return launched
}

const ARGUMENTS = [
  '--no-sandbox', // tests may run as root, in a container
  // Drawing in software is most of what a test costs. These draw less, in fewer threads.
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--disable-threaded-compositing',
  '--disable-features=PaintHolding,Translate',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Somebody with a browser of their own: nothing is kept from other visits. Whatever the console says is a fault. */
export class Visit {
  private readonly complaints: string[] = []
  private readonly forgiven = [/Service Worker registration blocked by Playwright/]

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text())
    })
    page.on('pageerror', error => this.complaints.push(error.message))
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.url}#${hash}`)
  }

  /** What the browser itself notes when something is refused or cannot be reached is no fault of the page. */
  forgive(note: RegExp): void {
    this.forgiven.push(note)
  }

  /** Nothing went wrong unseen. */
  async leave(): Promise<void> {
    await this.context.close()
    expect(this.complaints.filter(text => !this.forgiven.some(note => note.test(text)))).toEqual([])
  }
}

async function visit(
  browser: Browser,
  url: string,
  screen: Screen,
  settings: object,
  { offline = false }: Extras,
): Promise<Visit> {
  const context = await browser.newContext({
    ...SCREENS[screen],
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  const kept = JSON.stringify({ botPause: 0, mute: true, ...settings })
  await context.addInitScript(text => {
    if (!localStorage.getItem('holdout:settings')) localStorage.setItem('holdout:settings', text)
  }, kept)
  return new Visit(context, await context.newPage(), url)
}
