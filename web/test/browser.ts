import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, serve } from '@holdout/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'

/** The build to test; HOLDOUT_WEB overrides it. */
export const WEB = process.env.HOLDOUT_WEB ?? fileURLToPath(new URL('../dist', import.meta.url))

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
} as const

export type Screen = keyof typeof SCREENS

export interface Extras {
  /** Allows the service worker, which loads the whole build; other visits block it to save time. */
  readonly offline?: boolean
  /** Draws the page. See `hidePixels`. */
  readonly drawn?: boolean
  /** A newcomer gets the gentle defaults, the offer of the lesson and the tips; other visitors have played before. */
  readonly newcomer?: boolean
}

/** Starts a server for a test file. The browser is shared by all files of the test process. */
export function testSite(
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
    visit: (screen, settings, extras) => visitAt(serving.url, screen, settings, extras),
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
  '--disable-features=PaintHolding,Translate',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A visitor with their own browser context. Any console error or warning fails the test. */
export class Visit {
  private readonly errors: string[] = []
  private readonly expected: RegExp[] = [/Service Worker registration blocked by Playwright/]

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) this.errors.push(message.text())
    })
    page.on('pageerror', error => this.errors.push(error.message))
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.url}#${hash}`)
  }

  /** Allows console errors that the browser logs when a request fails. */
  forgive(note: RegExp): void {
    this.expected.push(note)
  }

  /** Closes the browser context and fails on unexpected console errors. */
  async leave(): Promise<void> {
    await this.context.close()
    expect(this.errors.filter(text => !this.expected.some(note => note.test(text)))).toEqual([])
  }
}

/** Opens a page for a visitor to a server. */
export async function visitAt(
  url: string,
  screen: Screen,
  settings: object = {},
  { offline = false, drawn = false, newcomer = false }: Extras = {},
): Promise<Visit> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...SCREENS[screen],
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  const stored = JSON.stringify({ botPause: 0, mute: true, ...settings })
  await context.addInitScript(text => {
    if (!localStorage.getItem('holdout:settings')) localStorage.setItem('holdout:settings', text)
  }, stored)
  if (!drawn) await context.addInitScript(hidePixels)
  if (!newcomer) await context.addInitScript(() => localStorage.setItem('holdout:first-visit', '"off"'))
  return new Visit(context, await context.newPage(), url)
}

interface Undrawn {
  undrawn?: CSSStyleSheet
}

/**
 * Runs in the page: makes it transparent. Layout, presses and focus stay as they are, but nothing has to be drawn,
 * which saves a third of the CPU time of a page (a whole game of Zombie Town: 1.45 instead of 2.1 times its main
 * thread).
 */
function hidePixels(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html, dialog, ::backdrop { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
  ;(window as Undrawn).undrawn = sheet
}

/** Draws the page from now on, for a test that looks at colors. */
export function draw(page: Page): Promise<void> {
  return page.evaluate(() => (window as Undrawn).undrawn?.replaceSync(''))
}
