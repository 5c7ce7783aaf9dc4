const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Runs `stop` before the process exits on Ctrl+C, a closed window or SIGTERM, to restore the terminal and to leave
 * online tables. Moves are saved already. The returned function removes the handlers.
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
