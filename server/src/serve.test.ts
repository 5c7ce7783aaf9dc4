import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { webFolder } from '../test/folders.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const serving of open.splice(0)) await serving.stop()
})

function config(port = 0) {
  const data = mkdtempSync(join(tmpdir(), 'holdout-data-'))
  return readConfig({ HOLDOUT_DATA: data, HOLDOUT_LOG: 'silent' }, { port })
}

async function start(): Promise<string> {
  const serving = await serve(config(), webFolder())
  open.push(serving)
  return serving.url
}

it('serves the page and its files, and caches only files that never change', async () => {
  const url = await start()
  const page = await fetch(url)
  expect(await page.text()).toContain('Holdout')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const script = await fetch(`${url}assets/a-123.js`)
  expect(script.headers.get('cache-control')).toContain('immutable')
})

it('allows no other origins and no framing', async () => {
  const policy = (await fetch(await start())).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(policy).toContain("frame-ancestors 'none'")
})

it.each(['../holdout-secret.txt', '..%2fholdout-secret.txt', 'assets/..%2f..%2fholdout-secret.txt', '%00', 'nowhere'])(
  'reveals nothing for %s',
  async path => {
    const answer = await fetch(`${await start()}${path}`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toMatch(/secret\b(?!\.txt)|at .*\.ts:/)
  },
)

it('describes every route of the API, for programs and for people', async () => {
  const url = await start()
  const { paths } = (await (await fetch(`${url}api/openapi.json`)).json()) as { paths: Record<string, object> }
  expect(Object.keys(paths).sort()).toEqual([
    '/api/account',
    '/api/account/password',
    '/api/daily',
    '/api/daily/groups',
    '/api/daily/groups/{code}',
    '/api/daily/{game}/board',
    '/api/daily/{game}/results',
    '/api/daily/{game}/start',
    '/api/login',
    '/api/logout',
    '/api/logout-everywhere',
    '/api/me',
    '/api/me/notices',
    '/api/me/notices/channels/{id}',
    '/api/me/notices/channels/{id}/confirm',
    '/api/me/notices/mail',
    '/api/me/notices/muted/{id}',
    '/api/me/notices/push',
    '/api/me/notices/test',
    '/api/me/notices/webhook',
    '/api/me/tables',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/leave',
    '/api/tables/{id}/record',
  ])
  const page = await fetch(`${url}api/`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  for (const path of Object.keys(paths)) expect(text).toContain(` ${path}</code>`)
})

it('rejects a port in use, and a folder without web files', async () => {
  const { port } = new URL(await start())
  await expect(serve(config(Number(port)), webFolder())).rejects.toThrow(`Port ${port} is already in use`)
  await expect(serve(config(), tmpdir())).rejects.toThrow('has no web files')
})

it('generates a strong key, and rejects a short one', async () => {
  const made = config()
  open.push(await serve(made, webFolder()))
  expect(readFileSync(join(made.data, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(made.data)).not.toContain('secret.new')
  for (const key of ['', 'short']) {
    const damaged = config()
    writeFileSync(join(damaged.data, 'secret'), key)
    await expect(serve(damaged, webFolder())).rejects.toThrow(`the key has ${key.length} characters`)
  }
})

it('answers a malformed URL and an unknown filter value with a message', async () => {
  const url = await start()
  const asked = async (path: string) => (await (await fetch(`${url}${path}`)).json()) as object
  expect(await asked('%zz')).toEqual({
    error: 'The URL cannot be read: each % must be followed by two hexadecimal digits.',
  })
  expect(await asked('api/tables?status=foo')).toEqual({
    error: 'The field "status" must be one of waiting, playing, over.',
  })
})

it.each([
  ['two characters without width', '\u200b\u200b'],
  ['a filler', '\u3164'],
  ['an unpaired surrogate', 'A\ud83d'],
  ['a space', ' '],
  ['a character that changes the text direction', 'A\u202eB'],
])('rejects an invisible name: %s', async (_, name) => {
  const ask = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }
  const answer = await fetch(`${await start()}api/me`, ask)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'The field "name" is blank or contains characters that are not allowed.' },
  ])
})

it.each(['Ann', 'Zoë', '李', '🧟', 'A 👩‍🚀', 'ها\u200cی', "O'Neil & <b>"])('accepts the name %s', async name => {
  const ask = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }
  expect((await fetch(`${await start()}api/me`, ask)).status).toBe(200)
})
