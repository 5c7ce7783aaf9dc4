import { later } from '../../client/later.ts'
import { Icon } from '../../parts/icon.tsx'

const usePictures = later(() => import('./pictures.ts'))

/** The picture of a card. All pictures are one file that arrives after the table; their place is free until then. */
export function Picture({ of }: { readonly of: string }) {
  return <Icon of={usePictures()?.pictureOf(of) ?? ''} names={of} />
}
