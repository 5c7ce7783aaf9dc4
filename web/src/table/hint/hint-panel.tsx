import { type Hint, type HintedMove, hintAt } from '@holdout/table'
import { Link } from 'wouter'
import { Phrase } from '../../parts/phrase.tsx'
import { hintText } from '../../text/hint.ts'
import { siteText } from '../../text/site.ts'
import { useChoosing } from '../choosing.ts'
import { useEveryKey } from '../keys.ts'
import { useSession } from '../session.ts'
import { useFreePlace } from './free-place.ts'
import './hint-panel.css'

/** The best moves of a decision with the chance after each. Pointing at one marks it; pressing it prepares it. */
export default function HintPanel({
  hint,
  show,
}: {
  readonly hint: Hint
  /** Shows another hint; null closes the panel. */
  show(hint: Hint | null): void
}) {
  const { best = [], of = best.length } = hint
  const { prepare } = useChoosing()
  const [panel, place] = useFreePlace(best)
  useEveryKey(({ key }) => key === 'Escape' && show(null))
  const point = (at: HintedMove): void => show({ ...hint, ...hintAt(at) })
  return (
    <aside ref={panel} className="hint" style={place} aria-label={hintText.title}>
      <header className="hint__head">
        <h2>{hintText.title}</h2>
        <span>{hintText.bestOf(best.length, of)}</span>
        <button type="button" className="hint__close" aria-label={hintText.close} onClick={() => show(null)}>
          ×
        </button>
      </header>
      <ol className="hint__list">
        {best.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              className="hint__move"
              aria-pressed={one.move === hint.move}
              onPointerEnter={() => point(one)}
              onFocus={() => point(one)}
              onClick={() => prepare(one.move)}
            >
              <Row of={one} place={i + 1} />
            </button>
          </li>
        ))}
      </ol>
      <p className="hint__note">
        {hintText.note} <Link href="/how-it-thinks">{siteText.howItThinks}</Link>
      </p>
    </aside>
  )
}

function Row({
  of: { text, chance, asGood, why, against },
  place,
}: {
  readonly of: HintedMove
  readonly place: number
}) {
  const { names } = useSession().state
  return (
    <>
      <b className="hint__place">{place}</b>
      <span className="hint__text">
        <Phrase of={text} names={names} />
      </span>
      {chance !== null && <span className="hint__chance">{hintText.chance(chance)}</span>}
      {chance !== null && (
        <span className="hint__bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
        </span>
      )}
      {(asGood || why) && (
        <span className="hint__why">{asGood ? hintText.asGood : why && <Phrase of={why} names={names} />}</span>
      )}
      {against && !asGood && (
        <span className="hint__why hint__why--against">
          <Phrase of={against} names={names} />
        </span>
      )}
    </>
  )
}
