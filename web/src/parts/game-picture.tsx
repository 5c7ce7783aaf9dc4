/** Our own drawings, as separate files to keep the scripts small. The subject is between x 62 and 194 of 256. */
const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?no-inline', import: 'default', eager: true })

/** A game's picture; a game without one shows the night sky of its frame. Decoration: the name is next to it. */
export function GamePicture({ slug, className }: { readonly slug: string; readonly className: string }) {
  const src = PICTURES[`./pictures/${slug}.svg`]
  return src ? <img className={className} src={src} alt="" /> : <span className={className} />
}
