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

/** How many horde cards come in each round; it follows seats and difficulty at once. */
export function Waves({ options }: { readonly options: Readonly<Record<string, unknown>> }) {
  const waves = wavesOf(options)
  const most = Math.max(...waves.map(({ cards }) => cards))
  const [first, last] = [waves[0], waves[waves.length - 1]]
  return (
    <figure className="waves">
      <figcaption>
        Horde cards per round <small>before the die of fate</small>
      </figcaption>
      <div
        className="waves__bars"
        role="img"
        aria-label={`From ${first.cards} cards in round ${first.round} to ${last.cards} in round ${last.round}`}
      >
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
        <span>round {first.round}</span>
        <span>round {last.round}</span>
      </div>
    </figure>
  )
}
