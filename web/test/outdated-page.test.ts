import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL_VERSION } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { testSite, WEB } from './browser.ts'
import { guestsOf } from './online-people.ts'

const web = mkdtempSync(join(tmpdir(), 'holdout-web-'))
makeOlder(web) // the server checks for its files when it starts
const site = testSite({}, web)
const visitors = guestsOf(site)

/**
 * Makes a build that names the previous version of the protocol, like one that a browser has cached before an update of
 * the server. As in any other build, its files have other names.
 */
function makeOlder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(WEB, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const parts = readdirSync(assets)
  const names = new RegExp(parts.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const texts = [...parts.map(name => join('assets', name)), 'index.html', 'offline.js']
  for (const name of texts.filter(one => /\.(js|css|html)$/.test(one))) {
    const text = readFileSync(join(folder, name), 'utf8')
    const older = text
      .replace(names, 'older-$&')
      .replace(`type:\`hello\`,version:${PROTOCOL_VERSION}`, `type:\`hello\`,version:${PROTOCOL_VERSION - 1}`)
      .replace(/const CACHE = "holdout-\w+"/, 'const CACHE = "holdout-older"')
    writeFileSync(join(folder, name), older)
  }
  for (const name of parts) renameSync(join(assets, name), join(assets, `older-${name}`))
}

it('an outdated page updates with one press when the server no longer supports it', async () => {
  makeOlder(web)
  const ann = await visitors('Ann', 'phone', undefined, { offline: true })
  await ann.visit.go('/')
  await ann.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await ann.visit.go('/host/until-dawn')
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.page.getByRole('button', { name: 'Open table' }).click()
  const because = `This server uses protocol version ${PROTOCOL_VERSION}, the page version ${PROTOCOL_VERSION - 1}. Reload the page.`
  await ann.page.getByText(because).waitFor()
  // The files on the server are updated, too.
  rmSync(web, { recursive: true })
  cpSync(WEB, web, { recursive: true })
  await ann.page.getByRole('button', { name: 'Reload page' }).click()
  await ann.page.getByLabel('Link for your friends').waitFor()
  expect(await ann.page.getByText(because).count()).toBe(0)
  rmSync(web, { recursive: true })
})
