import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit, visitAt, WEB } from './browser.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('sends an old link on to its page, which a reload shows again', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await page.goto(`${site.url}#/setup/viral-dawn`)
  await page.waitForURL(`${site.url}viral-dawn`)
  await page.goto(`${site.url}#/rules/zombie-town?rule=ZT-40`)
  await page.locator('.rule', { hasText: 'ZT-40' }).first().waitFor()
  expect(page.url()).toBe(`${site.url}rules/zombie-town?rule=ZT-40`)
  await page.goto(`${site.url}rules/zombie-town#ZT-40`)
  await page.reload()
  await page.locator('.rule', { hasText: 'ZT-40' }).first().waitFor()
})

it('opens a deep path offline', async () => {
  visit = await site.visit('phone', {}, { offline: true })
  const { page } = visit
  await visit.go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  )
  await visit.context.setOffline(true)
  await page.goto(`${site.url}rules/until-dawn`)
  await page.getByText('UD-').first().waitFor()
})

it('works in a folder of a file host, with addresses behind a #', async () => {
  const server = fileHost('/night/')
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/night/`
  visit = await visitAt(url, 'desktop')
  visit.forgive(/404/) // it has no server for online tables
  const { page } = visit
  await page.goto(`${url}learn/`)
  await page.locator('h1').first().waitFor()
  await page.locator('a[href="/night/#/rules"]').first().click()
  await page.waitForURL(`${url}#/rules`)
  await page.reload()
  await page.getByRole('link', { name: 'Zombie Town' }).first().click()
  await page.getByText('ZT-').first().waitFor()
  expect(page.url()).toBe(`${url}#/rules/zombie-town`)
  server.close()
})

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A host that serves the build below a folder, and nothing else. */
function fileHost(folder: string): Server {
  return createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0]
    const file = join(WEB, path.replace(folder, '/').replace(/\/$/, '/index.html'))
    if (!path.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(reply)
  })
}
