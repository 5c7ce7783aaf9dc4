/// <reference types="vite/client" />
import type { EndingOf } from './ending.ts'
import { plainEnding } from './ending.ts'

const ENDINGS = import.meta.glob<{ ending: EndingOf }>('../../tables/*/ending.ts')
const PICTURES = import.meta.glob<string>(['../../tables/*/end-*.svg', './end-*.svg'], {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** How a game tells its endings; in a common way if it has no way of its own. */
export async function loadEnding(slug: string): Promise<EndingOf> {
  return (await ENDINGS[`../../tables/${slug}/ending.ts`]?.())?.ending ?? plainEnding
}

/** A game's picture of winning or losing. */
export function endPicture(slug: string, won: boolean): string {
  const name = won ? 'end-won.svg' : 'end-lost.svg'
  return PICTURES[`../../tables/${slug}/${name}`] ?? PICTURES[`./${name}`]
}
