import { fileUrl } from '../../client/address.ts'
import { Picture } from './picture.tsx'

/** The characters and the horde cards that are drawn: files in `public/camp`, so that no script grows by them. */
const DRAWN = /^(psycho|hipster|trigger|pillar|haggler|drifter|wanderer|brute|monster|raider|survivor)$/

/** The drawing of a character or a horde card. Decoration: the name is next to it. Others have their icon. */
export function Drawing({ of }: { readonly of: string | null }) {
  if (of === null) return <span className="dl-drawing" aria-hidden="true" />
  if (!DRAWN.test(of))
    return (
      <span className="dl-drawing">
        <Picture of={of} />
      </span>
    )
  return <img className="dl-drawing" src={fileUrl(`camp/${of}.svg`)} alt="" draggable={false} data-names={of} />
}
