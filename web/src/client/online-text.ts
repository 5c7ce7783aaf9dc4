import type { TextSource } from '@holdout/client'
import { type OpenDesk, openDesk } from './desk.ts'

/** Adds text to the scenes of an online table in a worker that has the game. */
export function textInWorker(): TextSource {
  let open: OpenDesk | null = null
  return {
    async load({ game, rulesVersion }) {
      const opened = openDesk()
      try {
        if ((await opened.ask(opened.desk.readPatches(game))) === rulesVersion) open = opened
      } catch {} // the server's text is used
      if (open === null) opened.close()
      return open !== null
    },
    async describe(patch) {
      if (!open) throw new Error('No game is loaded.')
      return open.ask(open.desk.describe(patch))
    },
    close: () => open?.close(),
  }
}
