import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus, BusMessage } from './bus.ts'

/** Each table has its own channel, so that only nodes that have it open get its messages. */
const channelOf = (table: string): string => `holdout:table:${table}`
/** Messages about users go to all nodes. They are rare, and a user may be connected to any node. */
const PEOPLE = 'holdout:people'
/** How long opening a table waits for Redis, in ms. Without Redis, nodes check the store at an interval. */
const PATIENCE_MS = 250

/** The bus of several nodes. If Redis is down, nodes still check the store at an interval. */
export function redisBus(url: string, reportError: (error: unknown) => void): Bus {
  const options = { retryStrategy: (tries: number) => Math.min(2_000, 100 * tries), maxRetriesPerRequest: null }
  // No offline queue: by the time Redis is back, the other nodes have checked the store.
  const sender = new Redis(url, { ...options, enableOfflineQueue: false })
  const receiver = new Redis(url, options)
  const self = randomUUID()
  const listeners: { received(message: BusMessage): void; missed(): void }[] = []
  for (const client of [sender, receiver]) client.on('error', reportError)
  receiver.on('message', (_channel, text) => {
    const { from, ...message } = JSON.parse(text) as BusMessage & { readonly from: string }
    if (from !== self) for (const { received } of listeners) received(message)
  })
  receiver.subscribe(PEOPLE).catch(reportError)
  let cut = false
  receiver.on('close', () => {
    cut = true
  })
  receiver.on('ready', () => {
    if (cut) for (const { missed } of listeners) missed()
    cut = false
  })
  return {
    publish(message) {
      // Listeners on this node do not depend on Redis.
      for (const { received } of listeners) received(message)
      // A failure means that the connection is down. That is already logged, and other nodes check the store later.
      const channel = 'table' in message ? channelOf(message.table) : PEOPLE
      sender.publish(channel, JSON.stringify({ ...message, from: self })).catch(() => {})
    },
    subscribe: (received, missed) => void listeners.push({ received, missed }),
    async follow(table) {
      // While Redis is down the subscription stays queued. The node does not wait for it.
      const followed = receiver.subscribe(channelOf(table)).catch(reportError)
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise(done => {
        timer = setTimeout(done, PATIENCE_MS)
      })
      await Promise.race([followed, enough])
      clearTimeout(timer)
    },
    leave(table) {
      receiver.unsubscribe(channelOf(table)).catch(reportError)
    },
    async ping() {
      await sender.ping()
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
