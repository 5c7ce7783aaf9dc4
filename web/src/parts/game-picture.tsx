import thirtySeconds from './pictures/thirty-seconds.svg?no-inline'
import untilDawn from './pictures/until-dawn.svg?no-inline'
import untilDaylight from './pictures/until-daylight.svg?no-inline'
import viralDawn from './pictures/viral-dawn.svg?no-inline'
import zombieTown from './pictures/zombie-town.svg?no-inline'

/** Our own drawings, as separate files to keep the scripts small. The subject is between x 62 and 194 of 256. */
const PICTURES: Readonly<Record<string, string>> = {
  'until-dawn': untilDawn,
  'thirty-seconds': thirtySeconds,
  'zombie-town': zombieTown,
  'until-daylight': untilDaylight,
  'viral-dawn': viralDawn,
}

/** A game's picture; a game without one shows the night sky of its frame. Decoration: the name is next to it. */
export function GamePicture({ slug, className }: { readonly slug: string; readonly className: string }) {
  const src = PICTURES[slug]
  return src ? <img className={className} src={src} alt="" /> : <span className={className} />
}
