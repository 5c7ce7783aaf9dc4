import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig, SETTINGS } from './config.ts'

it('has defaults for all settings', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, data: './data', databaseUrl: null })
})

it('prefers a flag to the environment, and treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '3000', REDIS_URL: '' }, {}, { port: '4000' })).toMatchObject({
    port: 4000,
    redisUrl: null,
  })
})

it.each([
  ['PORT', '70000', 'whole number from 0 to 65535'],
  ['PORT', '80.5', 'whole number'],
  ['HOLDOUT_LAG', '-1', 'whole number'],
  ['DATABASE_URL', 'mysql://localhost/x', 'postgres://'],
  ['REDIS_URL', 'localhost:6379', 'redis://'],
  ['HOLDOUT_SECRET', 'short', '32 characters'],
  ['HOLDOUT_ORIGINS', 'https://a.example/path', 'https://a.example/path'],
  ['HOLDOUT_HOSTS', 'a.example:80', 'host names without ports'],
  ['HOLDOUT_TRUST_PROXY', 'yes', 'one of off, on'],
  ['HOLDOUT_METRICS', 'all', 'one of local, on, off'],
  ['HOLDOUT_LOG', 'loud', 'debug'],
])('rejects %s=%s by name', (name, value, right) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}.*${right.replaceAll('/', '\\/')}`))
})

it('names the flag if the flag is wrong', () => {
  expect(() => readConfig({}, {}, { port: 'x' })).toThrow('--port cannot be "x"')
})

it('does not repeat a URL that may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgre://user:hunter2@db/holdout' })).toThrow(/^(?!.*hunter2)/)
})

it('requires a shared key if there may be several nodes', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/holdout' })).toThrow('HOLDOUT_SECRET is missing')
})

it('is fully described in docs/hosting.md', () => {
  const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8')
  const settings = Object.values(SETTINGS)
  const flags = settings.filter(({ flag }) => flag)
  expect(flags.length).toBeGreaterThan(0)
  for (const { env } of settings) expect(page).toContain(`| \`${env}\` |`)
  for (const { flagName } of flags) expect(page).toContain(`\`${flagName}\``)
})
