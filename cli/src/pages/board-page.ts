import type { AnyKnownGame } from '@holdout/knowledge'
import { harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import type { Page } from '../output/page.ts'
import { pageText } from '../text/pages.ts'

/** The table described in sentences. */
export function boardPage(game: AnyKnownGame, view: unknown, names: Readonly<Record<string, string>>): Page {
  const parts: readonly { title: string; text: Parameters<typeof plain>[0] }[] = game.words.board(view)
  return {
    title: pageText.board.title,
    lines: parts.map(({ title, text }) => ({ text: `${title}: ${harmless(plain(text, names))}` })),
  }
}
