/// <reference types="vite/client" />
import { type EndingOf, type EndPictureOf, plainEnding } from './ending.ts'

const ENDINGS = import.meta.glob<{ ending: EndingOf }>('../../tables/*/ending.ts')
const PICTURES = import.meta.glob<{ endPicture: EndPictureOf }>('../../tables/*/end-picture.ts')

/** How a game tells its endings; in a common way if it has no way of its own. */
export async function loadEnding(slug: string): Promise<EndingOf> {
  return (await ENDINGS[`../../tables/${slug}/ending.ts`]?.())?.ending ?? plainEnding
}

/** How a game draws its endings; a night or a dawn if it has no pictures. */
export async function loadPicture(slug: string): Promise<EndPictureOf> {
  const load = PICTURES[`../../tables/${slug}/end-picture.ts`] ?? (() => import('./plain-picture.ts'))
  return (await load()).endPicture
}
