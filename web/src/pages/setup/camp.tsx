import { GamePicture } from '../../parts/game-picture.tsx'
import { type SeatsPictureProps, useSetupParts } from './own-parts.ts'

/** The picture over the seats. */
export function Camp({ slug, chairs, places }: SeatsPictureProps & { readonly slug: string }) {
  const { SeatsPicture } = useSetupParts(slug)
  if (SeatsPicture) return <SeatsPicture chairs={chairs} places={places} />
  return <GamePicture slug={slug} className={`camp ${places <= 2 ? 'camp--tall' : ''}`} />
}
