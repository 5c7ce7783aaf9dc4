import { type AnyGame, InputError } from '@holdout/engine'
import type { PatchUpdate, SceneUpdate, TableInfo } from '@holdout/protocol'
import { PatchReader } from './patch-reader.ts'

/** Adds text to scenes that the server sends without it. For clients that have the game's code. */
export interface TextSource {
  /** Resolves to whether this client has the game in the table's version of the rules. */
  load(table: TableInfo): Promise<boolean>
  /** Fails if the patch cannot be applied; then the server's text is used. */
  describe(patch: PatchUpdate): SceneUpdate | Promise<SceneUpdate>
  close(): void
}

/** Text from a game in this process. */
export function textFrom(loadGame: (slug: string) => Promise<AnyGame>): TextSource {
  let reader: PatchReader | null = null
  return {
    async load({ game: slug, rulesVersion }) {
      try {
        const game = await loadGame(slug)
        reader = game.rulesVersion === rulesVersion ? new PatchReader(game) : null
      } catch (error) {
        if (!(error instanceof InputError)) throw error // an unknown game uses the server's text
      }
      return reader !== null
    },
    describe(patch) {
      if (!reader) throw new InputError('The game is not loaded.')
      return reader.read(patch)
    },
    close() {},
  }
}
