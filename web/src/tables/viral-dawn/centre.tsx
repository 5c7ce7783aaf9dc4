import type { Phrase as Sentence } from '@holdout/engine'
import { useHappening } from './call.tsx'
import { useDrawn } from './drawn.ts'
import { Fate } from './fate.tsx'
import { DiscardPile, DrawPile } from './piles.tsx'

/** The middle of the table: the two piles, and what is going on. */
export function Centre(props: {
  readonly told: Sentence
  readonly result: Sentence | null
  readonly lookThrough: () => void
}) {
  const { taking, narrow } = useDrawn()
  const { title, text, tone } = useHappening(props.told, props.result)
  return (
    <section className="vd-centre" aria-label="Piles" data-tone={tone}>
      <DiscardPile look={props.lookThrough} />
      {taking !== null && !narrow ? (
        <Fate />
      ) : (
        <div className="vd-call">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      )}
      <DrawPile />
    </section>
  )
}
