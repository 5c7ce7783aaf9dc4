/** Our own drawings, as separate files to keep the scripts small. The subject is between x 62 and 194 of 256. */
const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?no-inline', import: 'default', eager: true })
const ANY_GAME = './pictures/any-game.svg'

export function pictureOf(slug: string): string {
  return PICTURES[`./pictures/${slug}.svg`] ?? PICTURES[ANY_GAME]
}

/** A game's picture, or a common one for games without. Decoration: the name is next to it. */
export function GamePicture({ slug, className }: { readonly slug: string; readonly className: string }) {
  return <img className={className} src={pictureOf(slug)} alt="" />
}
