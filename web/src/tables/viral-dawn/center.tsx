import type { Phrase as Sentence } from '@holdout/engine'
import { useDrawn } from './drawn.ts'
import { useHappening } from './happening.tsx'
import { KeepOrDiscard } from './keep-or-discard.tsx'
import { DiscardPile, DrawPile } from './piles.tsx'
import { text } from './text.ts'

/** The center of the table: the two piles, and what is happening. */
export function Center(props: {
  readonly told: Sentence
  readonly result: Sentence | null
  readonly lookThrough: () => void
}) {
  const { offers } = useDrawn()
  const { title, text: body, tone } = useHappening(props.told, props.result)
  return (
    <section className="vd-center" data-stage aria-label={text.piles.label} data-tone={tone}>
      <DiscardPile look={props.lookThrough} />
      {offers.taking !== null ? (
        <KeepOrDiscard />
      ) : (
        <div className="vd-call">
          <h2>{title}</h2>
          <p>{body}</p>
        </div>
      )}
      <DrawPile />
    </section>
  )
}
