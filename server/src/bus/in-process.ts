import type { Bus, BusMessage } from './bus.ts'

/** The bus of a single node: all listeners are in this process. */
export function inProcessBus(): Bus {
  const listeners: ((message: BusMessage) => void)[] = []
  return {
    publish(message) {
      for (const listener of listeners) listener(message)
    },
    subscribe: received => void listeners.push(received),
    follow: async () => {},
    leave: () => {},
    ping: async () => {},
    close: async () => {},
  }
}
