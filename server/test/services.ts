import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { findServices, type Service, startPostgres, startRedis } from '../../tools/programs/services.ts'

const missing = Object.entries(findServices()).flatMap(([name, path]) => (path === null ? [name] : []))

/** Whether PostgreSQL and Redis can be started here. `npm test` installs them if possible. */
export const CLUSTER = missing.length === 0
if (!CLUSTER) console.warn(`SKIPPED: tests with PostgreSQL and Redis, for want of ${missing.join(', ')}.`)

/** PostgreSQL and Redis for the tests of one file, started at first use. */
export function services(): { newDatabase(): Promise<string>; redis(): Promise<Service> } {
  const started: Promise<Service>[] = []
  const once = (start: () => Promise<Service>): (() => Promise<Service>) => {
    let service: Promise<Service> | null = null
    return () => {
      if (service) return service
      service = start()
      started.push(service)
      return service
    }
  }
  const postgres = once(startPostgres)
  afterAll(async () => {
    for (const service of started) await (await service).remove()
  })
  return {
    redis: once(startRedis),
    async newDatabase() {
      const { url } = await postgres()
      const name = `t${randomUUID().replaceAll('-', '')}`
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return url.replace(/postgres$/, name)
    },
  }
}
