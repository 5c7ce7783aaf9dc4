import { SitePage } from '../../parts/site-page.tsx'
import { percent } from '../../text/analysis.ts'
import { howText } from '../../text/how.ts'
import example from './example.json' with { type: 'json' }
import './how.css'

const PARTS: Readonly<Record<string, string>> = {
  luck: howText.luck,
  own: howText.own,
  others: howText.others,
  uncertain: howText.uncertain,
}

/** Explains chance, luck, decisions and accuracy with one match that `npm run measure -- example` plays and analyzes. */
export default function HowPage() {
  const { initial, final, sums, moments } = example
  const parts = sums.map(({ part, value }) => ({ name: PARTS[part] ?? part, value }))
  return (
    <SitePage title={howText.title} lead={howText.lead}>
      <Panel id="chance" title={howText.chance} text={howText.chanceText}>
        <p>{howText.example(example.title, example.moves, example.level)}</p>
        <ExampleCurve />
      </Panel>
      <Panel id="split" title={howText.split} text={[howText.splitText]}>
        <dl className="how__parts">
          {(['luck', 'own', 'others', 'uncertain'] as const).map(part => (
            <div key={part}>
              <dt>{howText[part]}</dt>
              <dd>{howText[`${part}Text`]}</dd>
            </div>
          ))}
        </dl>
        <p>
          <b>{howText.sum(parts, percent(initial), percent(final))}</b>
        </p>
      </Panel>
      <Panel id="moments" title={howText.moments} text={[howText.momentsText]}>
        <ol className="how__moments">
          {moments.map(({ at, part, mark, title, story, change }) => (
            <li key={at}>
              <b>{title}</b>
              {story && <span>{story}</span>}
              <small>{howText.moment(part, mark, change)}</small>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel id="accuracy" title={howText.accuracy} text={howText.accuracyText}>
        <p>{howText.accuracyExample(example.accuracy, example.decisions, example.level)}</p>
      </Panel>
      <Panel id="hints" title={howText.hints} text={[howText.hintsText]} />
      <Panel id="limits" title={howText.limits} text={howText.limitsText}>
        <p className="how__made">
          {howText.made} <code>{example.command}</code>. {howText.record(example.hash)}.
        </p>
      </Panel>
    </SitePage>
  )
}

function Panel({
  id,
  title,
  text,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly children?: React.ReactNode
}) {
  return (
    <section className="panel how" aria-labelledby={`how-${id}`}>
      <h2 id={`how-${id}`}>{title}</h2>
      {text.map(line => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  )
}

const WIDTH = 640
const HEIGHT = 200
const LEFT = 44
const TOP = 10
const BOTTOM = HEIGHT - 14

/** The chance after each move of the example, with its key moments. */
function ExampleCurve() {
  const { chances, moments, initial, final } = example
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 10) * at) / Math.max(1, chances.length - 1)
  const y = (chance: number): number => BOTTOM - (BOTTOM - TOP) * Math.min(1, Math.max(0, chance))
  return (
    <svg
      className="how__curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={howText.curve(percent(initial), percent(final))}
    >
      {[0, 0.5, 1].map(chance => (
        <g key={chance}>
          <line x1={LEFT} x2={WIDTH - 10} y1={y(chance)} y2={y(chance)} />
          <text x={LEFT - 6} y={y(chance) + 5} textAnchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <polyline points={chances.map((chance, at) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`).join(' ')} />
      {moments.map(({ at, kind }) => (
        <circle key={at} data-kind={kind} cx={x(at)} cy={y(chances[at])} r="5" />
      ))}
    </svg>
  )
}
