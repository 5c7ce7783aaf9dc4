import { wavesText } from './text.ts'
import { wavesOf } from './wave-sizes.ts'

const SKY = [
  '#2a2b57',
  '#35305f',
  '#483462',
  '#5d3863',
  '#753c61',
  '#8f4460',
  '#a34c58',
  '#c66350',
  '#e0784a',
  '#ffc46c',
]

/** A bar chart of the horde cards per round. */
export function Waves({ options }: { readonly options: Readonly<Record<string, unknown>> }) {
  const waves = wavesOf(options)
  const most = Math.max(...waves.map(({ cards }) => cards))
  const [first, last] = [waves[0], waves[waves.length - 1]]
  return (
    <figure className="waves">
      <figcaption>
        {wavesText.caption} <small>{wavesText.note}</small>
      </figcaption>
      <div className="waves__bars" role="img" aria-label={wavesText.label(first, last)}>
        {waves.map(({ round, cards }) => (
          <span
            key={round}
            className="waves__bar"
            style={{
              height: `${(cards / most) * 100}%`,
              background: SKY[round - 1],
              color: round > 7 ? '#241303' : '#fff',
            }}
          >
            {cards}
          </span>
        ))}
      </div>
      <div className="waves__rounds">
        <span>{wavesText.round(first.round)}</span>
        <span>{wavesText.round(last.round)}</span>
      </div>
    </figure>
  )
}
