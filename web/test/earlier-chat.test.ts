import { PROTOCOL_VERSION } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf } from './online-people.ts'

const site = testSite({ HOLDOUT_REQUESTS: '0' })
const arrives = guestsOf(site)

/** A person may send five lines at once; the server sends a hundred when a client connects. */
const LINES_EACH = 5
const WRITERS = 25

/** New guests who write lines, one after the other, in a browser of their own. */
async function fillChat(table: string): Promise<void> {
  const visit = await site.visit('desktop')
  await visit.go('/')
  for (let writer = 0; writer < WRITERS; writer++) {
    await visit.page.context().clearCookies()
    await visit.page.evaluate(
      async ({ table, version, first, count }) => {
        const headers = { 'content-type': 'application/json' }
        await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: `Guest ${first}` }) })
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
        await new Promise((done, failed) => {
          let open = count
          const say = (message: object): void => socket.send(JSON.stringify(message))
          socket.onclose = failed
          socket.onopen = () => say({ type: 'hello', version, table, since: null })
          socket.onmessage = ({ data }) => {
            const { type } = JSON.parse(data)
            if (type === 'welcome') say({ type: 'chat', id: '0', text: `Line ${first}.` })
            if (type !== 'done') return
            open -= 1
            if (open === 0) done(null)
            else say({ type: 'chat', id: `${count - open}`, text: `Line ${first + count - open}.` })
          }
        })
        socket.onclose = null
        socket.close()
      },
      { table, version: PROTOCOL_VERSION, first: writer * LINES_EACH + 1, count: LINES_EACH },
    )
  }
  await visit.leave()
}

it('shows earlier messages when asked, and keeps the place', async () => {
  const ann = await arrives('Ann')
  const link = await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0')
  await fillChat(link.split('/').at(-1) as string)
  await ann.page.reload()
  const lines = ann.page.locator('.chat__lines')
  await lines.getByText('Line 125.').waitFor()
  const line = (number: number) => lines.locator('li', { hasText: ` Line ${number}.` })
  await line(26).waitFor()
  expect(await line(25).count()).toBe(0)
  const button = ann.page.getByRole('button', { name: 'Show earlier messages' })
  await line(26).scrollIntoViewIfNeeded()
  const before = await line(26).boundingBox()
  await button.click()
  await line(1).waitFor()
  await button.waitFor({ state: 'detached' })
  const after = await line(26).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the lines on the screen stay there').toBeLessThan(60)
  expect(await lines.locator('li').count()).toBe(WRITERS * LINES_EACH)
  expect(await faults(ann.page, 'all')).toEqual([])
  await ann.says('Thank you')
  await lines.getByText('Thank you').waitFor()
  expect(await line(1).count(), 'earlier lines stay when a new one arrives').toBe(1)
})
