import { loadGame } from '@holdout/catalog'
import type { GameInfo } from '../src/worker/messages.ts'

/** The info of a game as pages get it, for tests of pages. */
export async function infoOf(slug: string): Promise<GameInfo> {
  const { title, rulesVersion, options, presets = [], rulebook, cards, searchTerms } = await loadGame(slug)
  return { slug, title, rulesVersion, options, presets, rulebook, cards, searchTerms } as GameInfo
}
