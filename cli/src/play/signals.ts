const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Ctrl-C, a closed window, a polite kill: what was played is kept already, but the terminal must be given back, and others told. The
 * returned function takes that back.
 */
export function onSignals(stop: () => void | Promise<void>): () => void {
  const handlers = Object.entries(CODES).map(([signal, code]) => {
    const handler = async (): Promise<void> => {
      await stop()
      process.exit(code)
    }
    process.on(signal, handler)
    return () => process.off(signal, handler)
  })
  return () => {
    for (const off of handlers) off()
  }
}
