import { Redis } from 'ioredis'
import type { Bus, BusMessage } from './bus.ts'

const CHANNEL = 'holdout:tables'

/** Several nodes: what one commits, all others hear of. When Redis is gone, nodes still look into the store now and then. */
export function redisBus(url: string, complain: (error: unknown) => void): Bus {
  const options = { maxRetriesPerRequest: 1, retryStrategy: (tries: number) => Math.min(2_000, 100 * tries) }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, { ...options, maxRetriesPerRequest: null })
  const listeners: ((message: BusMessage) => void)[] = []
  for (const client of [sender, receiver]) client.on('error', complain)
  receiver.subscribe(CHANNEL).catch(complain)
  receiver.on('message', (_channel, text) => {
    const message = JSON.parse(text) as BusMessage
    for (const listener of listeners) listener(message)
  })
  return {
    publish(message) {
      // Those who are served here hear of it at once, whatever Redis does.
      for (const listener of listeners) listener(message)
      sender.publish(CHANNEL, JSON.stringify(message)).catch(complain)
    },
    subscribe: listener => void listeners.push(listener),
    async ping() {
      await sender.ping()
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
