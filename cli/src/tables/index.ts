import { existsSync } from 'node:fs'
import type { AnyKnownGame } from '@holdout/knowledge'
import { inSentences } from './in-sentences.tsx'
import type { AnyLayout } from './layout.ts'

/** The export of a file `<slug>.tsx` in this folder: the layout, or a function that makes it for the game in play. */
interface LayoutModule {
  readonly layout: AnyLayout | ((game: AnyKnownGame) => AnyLayout)
}

/** The drawn board of a game; a game without a file in this folder is shown in sentences. */
export async function layoutFor(game: AnyKnownGame): Promise<AnyLayout> {
  if (!isDrawn(game.slug)) return inSentences(game)
  const { layout }: LayoutModule = await import(/* @vite-ignore */ `./${game.slug}.tsx`)
  return typeof layout === 'function' ? layout(game) : layout
}

/** Looks for the source, and for its build. */
function isDrawn(slug: string): boolean {
  return ['tsx', 'js'].some(extension => existsSync(new URL(`./${slug}.${extension}`, import.meta.url)))
}
