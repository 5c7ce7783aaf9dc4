import { wavesText } from './text.ts'
import { wavesOf } from './wave-sizes.ts'

/** A bar chart of the horde cards per round. */
export function Waves({ options }: { readonly options: Readonly<Record<string, unknown>> }) {
  const waves = wavesOf(options)
  const most = Math.max(...waves.map(({ cards }) => cards))
  const [first, last] = [waves[0], waves[waves.length - 1]]
  return (
    <figure className="dl-waves">
      <figcaption>
        {wavesText.caption} <small>{wavesText.note}</small>
      </figcaption>
      <div className="dl-waves__bars" role="img" aria-label={wavesText.label(first, last)}>
        {waves.map(({ round, cards }) => (
          <span
            key={round}
            className="dl-waves__bar"
            style={{
              height: `${(cards / most) * 100}%`,
              background: `var(--dl-sky-${round})`,
              color: `var(--dl-sky-${round > 7 ? 'dark' : 'light'})`,
            }}
          >
            {cards}
          </span>
        ))}
      </div>
      <div className="dl-waves__rounds">
        <span>{wavesText.round(first.round)}</span>
        <span>{wavesText.round(last.round)}</span>
      </div>
    </figure>
  )
}
