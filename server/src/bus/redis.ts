import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus, BusMessage } from './bus.ts'

/** Each table has a channel of its own: nodes that do not serve it are not told. */
const channelOf = (table: string): string => `holdout:table:${table}`
/** What concerns people all nodes are told: it is seldom, and nobody knows where their pages are. */
const PEOPLE = 'holdout:people'
/** How long a table waits for Redis, in ms; without it the node looks into the store now and then. */
const PATIENCE_MS = 250

/** Several nodes: what one commits, all others hear of. When Redis is gone, nodes still look into the store now and then. */
export function redisBus(url: string, reportError: (error: unknown) => void): Bus {
  const options = { retryStrategy: (tries: number) => Math.min(2_000, 100 * tries), maxRetriesPerRequest: null }
  // What cannot be sent at once is not worth sending later: the others will have looked by then.
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
      // Those who are served here hear of it at once, whatever Redis does.
      for (const { received } of listeners) received(message)
      // Should it fail, the connection is gone: that was complained about, and whoever missed this looks later.
      const channel = 'table' in message ? channelOf(message.table) : PEOPLE
      sender.publish(channel, JSON.stringify({ ...message, from: self })).catch(() => {})
    },
    subscribe: (received, missed) => void listeners.push({ received, missed }),
    async follow(table) {
      // While Redis is gone this waits, and is done when it is back: the node need not wait for that.
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
