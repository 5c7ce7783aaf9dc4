import { Figure } from '../../board/figure.tsx'
import { later } from '../../client/later.ts'
import { Icon } from '../../parts/icon.tsx'

// What is drawn arrives after the table, in a few files. Its place is free until then.
const usePictures = later(() => import('./pictures.ts'))
const useFigures = later(() => import('./figures.ts'))
const usePeople = later(() => import('./roles/people.ts'))
const useScenery = later(() => import('./scenery.ts'))

/** The picture of a card or a role. */
export function Picture({ of }: { readonly of: string }) {
  return <Icon of={usePictures()?.pictureOf(of) ?? ''} names={of} />
}

/** A zombie that stands in the alley. */
export function Zombie({ of, ...pose }: { readonly of: string } & Omit<Parameters<typeof Figure>[0], 'drawing'>) {
  return <Figure drawing={useFigures()?.figureOf(of) ?? ''} {...pose} />
}

/** The face of a character under a lamp. Decoration: the name is next to it. */
export function Bust({ of }: { readonly of: string }) {
  return (
    <svg
      className="ts-bust"
      viewBox="-48 4 96 116"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes
      dangerouslySetInnerHTML={{ __html: usePeople()?.personDrawn(of, true) ?? '' }}
    />
  )
}

/** The alley at night, with dawn at the street. Decoration. */
export function Scenery() {
  return (
    <svg
      className="ts-scenery"
      viewBox="0 0 1366 484"
      preserveAspectRatio="none"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes
      dangerouslySetInnerHTML={{ __html: useScenery()?.SCENERY ?? '' }}
    />
  )
}
