/// <reference types="vite/client" />
import type { Ended, Ending, EndingOf } from './ending.ts'
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

/** The picture of an ending; a common one if the game has none. */
export function endPicture(slug: string, { picture }: Ending, { won, me, outcome }: Ended): string {
  // A spectator sees the match from the winners' side.
  const isWon = me === null ? outcome.winners.length > 0 : won
  const [name, part] = (picture ?? (isWon ? 'end-won.svg' : 'end-lost.svg')).split('#')
  const file = PICTURES[`../../tables/${slug}/${name}`] ?? PICTURES[`./${name}`]
  return part ? `${file}#${part}` : file
}
