import { personDrawn } from './people.ts'

/** The two people of a role under a lamp: the first one in front and lit. Decoration: the names are next to it. */
export default function Portrait({ front, back }: { readonly front: string; readonly back: string }) {
  return (
    <svg className="ts-portrait" viewBox="0 0 150 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g
        className="ts-portrait__back"
        transform="translate(105 42) scale(.8)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes
        dangerouslySetInnerHTML={{ __html: personDrawn(back, false) }}
      />
      <g
        key={front}
        className="ts-portrait__front"
        transform="translate(66 28) scale(.96)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes
        dangerouslySetInnerHTML={{ __html: personDrawn(front, true) }}
      />
    </svg>
  )
}
