import type { LogLine } from '@holdout/table'
import type { Event } from '@holdout/until-dawn/table'
import { Phrase } from '../../parts/phrase.tsx'
import { Speed } from '../../table/stage/speed.tsx'
import { FullCard } from './card.tsx'
import type { Stage } from './stage.ts'
import { text } from './text.ts'

/** The current event of the playback, over the board. Pressing it or the board skips the rest. */
export function Playback({ told, skip }: { readonly told: LogLine<Event>; readonly skip: () => void }) {
  return (
    <div className="ud-telling always-night">
      <p aria-hidden="true">
        <Phrase of={told.text} />
      </p>
      <Speed />
      <button type="button" className="button" onClick={skip}>
        {text.playback.skip}
      </button>
    </div>
  )
}

/** A card revealed for a moment: drawn from the deck, or from the bite pile. */
export function Reveal({ reveal }: { readonly reveal: Stage['reveal'] }) {
  if (!reveal) return null
  return (
    <div className="ud-reveal" aria-hidden="true">
      <FullCard name={reveal.card} className="is-new" />
      {reveal.with && (
        <>
          <strong className={`ud-reveal__word ${reveal.same ? 'is-same' : ''}`}>
            {reveal.same ? text.card.sameColor : text.card.noMatch}
          </strong>
          <FullCard name={reveal.with} className="is-flipped" />
        </>
      )}
    </div>
  )
}
