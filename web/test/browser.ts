import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, serve } from '@holdout/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../tools/programs/browser.ts'

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
  /** The path of another browser than the first one found. */
  readonly browser?: string
}

export interface Site {
  readonly url: string
  visit(screen: Screen, settings?: object, extras?: Extras): Promise<Visit>
}

/** Starts a server for a test file. The browser is shared by all files of the test process. */
export function testSite(env: Readonly<Record<string, string>> = {}, web = WEB): Site {
  let running: RunningSite
  beforeAll(async () => {
    running = await RunningSite.start(env, web)
  })
  afterAll(() => running?.stop())
  return siteOf(() => running)
}

let shared: Promise<RunningSite> | null = null

/** One server for all files of the test process, for tests that need no server besides its pages. */
export function sharedSite(): Site {
  let running: RunningSite
  beforeAll(async () => {
    shared ??= RunningSite.start({}, WEB)
    running = await shared
  })
  return siteOf(() => running)
}

function siteOf(running: () => RunningSite): Site {
  return {
    get url() {
      return running().url
    },
    visit: (screen, settings, extras) => running().visit(screen, settings, extras),
  }
}

/** A server, and the pages that visitors have left. */
class RunningSite {
  private readonly left = new Map<string, [BrowserContext, Page][]>()

  private constructor(private readonly serving: Awaited<ReturnType<typeof serve>>) {}

  static async start(env: Readonly<Record<string, string>>, web: string): Promise<RunningSite> {
    const data = mkdtempSync(join(tmpdir(), 'holdout-data-'))
    const given = { HOLDOUT_DATA: data, HOLDOUT_LOG: 'silent', HOLDOUT_BOT_PAUSE: '0', ...env }
    return new RunningSite(await serve(readConfig(given, { port: 0 }), web))
  }

  get url(): string {
    return this.serving.url
  }

  /** Takes a page that an equal visitor has left: opening a new one costs three times the CPU time. */
  async visit(screen: Screen, settings: object = {}, extras: Extras = {}): Promise<Visit> {
    if (extras.offline) return visitAt(this.url, screen, settings, extras)
    const kind = JSON.stringify([screen, extras])
    const left = this.left.get(kind) ?? []
    this.left.set(kind, left)
    const [context, page] = left.pop() ?? (await openPage(screen, {}, extras))
    await page.setViewportSize(SCREENS[screen].viewport)
    const visit = new Visit(context, page, this.url, (...kept) => left.push(kept))
    // The settings are of the visitor, not of the page, which the next one may get.
    if (Object.keys(settings).length > 0) await visit.stores('holdout:settings', settingsOf(settings))
    return visit
  }

  async stop(): Promise<void> {
    for (const [context] of [...this.left.values()].flat()) await context.close()
    await this.serving.stop()
  }
}

const launched = new Map<string, Promise<Browser>>()

/** One browser for all files that a test process runs; it ends with the process. */
function sharedBrowser(executablePath = findBrowser()): Promise<Browser> {
  if (!executablePath)
    throw new Error(
      'No Chromium was found: install one (Debian: chromium-headless-shell), or set CHROMIUM to its path.',
    )
  const browser = launched.get(executablePath) ?? chromium.launch({ executablePath, args: ARGUMENTS })
  launched.set(executablePath, browser)
  return browser
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

/** A page of the site without a script. */
const BLANK = 'healthz'

/** Changes to a page that the next visitor would notice. */
const CHANGES = ['route', 'routeWebSocket', 'addInitScript', 'emulateMedia', 'exposeFunction'] as const

/** A visitor with their own browser context. Any console error or warning fails the test. */
export class Visit {
  private readonly errors: string[] = []
  private readonly expected: RegExp[] = [/Service Worker registration blocked by Playwright/]
  private changed = false

  constructor(
    private readonly ownContext: BrowserContext,
    readonly page: Page,
    private readonly url: string,
    /** Keeps the page for the next visitor. */
    private readonly keep: ((context: BrowserContext, page: Page) => void) | null = null,
  ) {
    page.on('console', message => {
      if (!['error', 'warning'].includes(message.type())) return
      const { url } = message.location() // of the request that failed, or of the script
      this.errors.push(`${message.text()} (${url})`)
    })
    page.on('pageerror', error => this.errors.push(error.message))
    const change = (): void => {
      this.changed = true
    }
    if (!keep) return
    for (const name of CHANGES) spyOn(page, name, change)
    spyOn(page.clock, 'install', change)
  }

  get context(): BrowserContext {
    this.changed = true // whatever the test does with it
    return this.ownContext
  }

  /** Cuts the connection, or restores it. A test that cuts it must restore it. */
  async cutOff(isOff: boolean): Promise<void> {
    await this.ownContext.setOffline(isOff)
  }

  async go(hash: string): Promise<void> {
    const at = this.page.url()
    const isOpen = at.startsWith(this.url) && !at.endsWith(BLANK)
    if (isOpen) await this.page.evaluate(to => location.assign(to), `#${hash}`)
    else await this.page.goto(`${this.url}#${hash}`)
  }

  /** Puts something into the visitor's storage, before the site is open. */
  async stores(key: string, text: string): Promise<void> {
    await this.page.goto(`${this.url}${BLANK}`)
    await this.page.evaluate(given => localStorage.setItem(...given), [key, text] as [string, string])
  }

  /** Allows console errors that the browser logs when a request fails. */
  forgive(note: RegExp): void {
    this.expected.push(note)
  }

  /** Ends the visit and fails on unexpected console errors. */
  async leave(): Promise<void> {
    if (this.keep && !this.changed) await this.leavePage(this.keep)
    else await this.ownContext.close()
    expect(this.errors.filter(text => !this.expected.some(note => note.test(text)))).toEqual([])
  }

  private async leavePage(keep: (context: BrowserContext, page: Page) => void): Promise<void> {
    const { page, ownContext: context } = this
    try {
      await page.goto(`${this.url}${BLANK}`)
      await forget(context, page, this.url)
      keep(context, page)
    } catch {
      await context.close() // such as after a test that failed
    }
  }
}

function spyOn<K extends string>(object: Record<K, (...given: never[]) => unknown>, name: K, note: () => void): void {
  const before = object[name]
  object[name] = (...given) => {
    note()
    return before.apply(object, given)
  }
}

/** Makes the page that of a new visitor. The browser keeps the site's files, which saves half of a visit. */
async function forget(context: BrowserContext, page: Page, url: string): Promise<void> {
  page.removeAllListeners()
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
}

/** Opens a page for a visitor to a server, in a new browser context. */
export async function visitAt(url: string, screen: Screen, settings: object = {}, extras: Extras = {}): Promise<Visit> {
  return new Visit(...(await openPage(screen, settings, extras)), url)
}

async function openPage(
  screen: Screen,
  settings: object,
  { offline = false, drawn = false, newcomer = false, browser: path }: Extras,
): Promise<[BrowserContext, Page]> {
  const browser = await sharedBrowser(path)
  const context = await browser.newContext({
    ...SCREENS[screen],
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  await context.addInitScript(text => {
    if (!localStorage.getItem('holdout:settings')) localStorage.setItem('holdout:settings', text)
  }, settingsOf(settings))
  if (!drawn) await context.addInitScript(hidePixels)
  if (!newcomer) await context.addInitScript(() => localStorage.setItem('holdout:first-visit', '"off"'))
  return [context, await context.newPage()]
}

/** The stored form of a visitor's settings: without pauses, playback and sound if they do not say otherwise. */
function settingsOf(own: object): string {
  return JSON.stringify({ botPause: 0, pace: 0, mute: true, ...own })
}

/** The object that `hidePixels` leaves in the page: `draw` ends it for good or for a moment. */
interface Undrawn {
  draw?: (on: boolean) => void
}

/**
 * Runs in the page: makes it transparent. Layout, presses and focus stay as they are, but nothing has to be drawn,
 * which saves a third of the CPU time of a page (a whole game of Zombie Town: 1.45 instead of 2.1 times its main
 * thread).
 */
function hidePixels(): void {
  const sheet = new CSSStyleSheet()
  const draw = (on: boolean): void => sheet.replaceSync(on ? '' : 'html, dialog, ::backdrop { opacity: 0 !important }')
  draw(false)
  document.adoptedStyleSheets = [sheet]
  ;(window as Undrawn).draw = draw
}

/** Draws the page during a check that looks at colors or at what is transparent. */
export async function whileDrawn<T>(page: Page, check: () => Promise<T>): Promise<T> {
  const draw = (on: boolean) => page.evaluate(now => (window as Undrawn).draw?.(now), on)
  await draw(true)
  try {
    return await check()
  } finally {
    await draw(false)
  }
}
