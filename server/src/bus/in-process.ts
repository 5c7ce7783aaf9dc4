import type { Bus, BusMessage } from './bus.ts'

/** One node: whoever listens is in this process. */
export function inProcessBus(): Bus {
  const listeners: ((message: BusMessage) => void)[] = []
  return {
    publish(message) {
      for (const listener of listeners) listener(message)
    },
    subscribe: listener => void listeners.push(listener),
    ping: async () => {},
    close: async () => {},
  }
}
