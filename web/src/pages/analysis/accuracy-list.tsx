import type { Accuracy, Analysis } from '@holdout/analysis'
import type { Seat } from '@holdout/engine'
import { useState } from 'react'
import { Face } from '../../parts/face.tsx'
import type { Names } from '../../parts/names.ts'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { analysisText, points } from '../../text/analysis.ts'
import { seatsText } from '../../text/setup.ts'
import { isTeam } from './curve-shape.ts'
import './accuracy-list.css'
import './value-table.css'

interface AccuracyListProps {
  readonly analysis: Analysis
  readonly names: Names
  /** The levels of the seats that bots played. */
  readonly bots: Readonly<Record<Seat, string>>
}

/** The accuracy of every player. In a team also what each player's decisions moved, and no ranking. */
export function AccuracyList({ analysis, names, bots }: AccuracyListProps) {
  const [open, setOpen] = useState(false)
  const { seats, accuracy, sums, seat: own, windows } = analysis
  const team = isTeam(analysis)
  const measured = Object.values(accuracy).some(one => one.measured)
  return (
    <section className="accuracy" aria-labelledby="accuracy-title">
      <header>
        <h2 id="accuracy-title">{analysisText.accuracy}</h2>
        <button type="button" className="link-button" onClick={() => setOpen(true)}>
          {analysisText.howCounted}
        </button>
      </header>
      <ul data-count={seats.length}>
        {seats.map(({ seat }, place) => {
          const name = names[seat] ?? seat
          const value = isSettled(analysis) ? (accuracy[seat]?.value ?? null) : null
          const moved = seat === own ? sums.own : (sums.others[seat] ?? null)
          return (
            <li key={seat} data-mine={seat === own}>
              <span className="accuracy__face">
                <Face name={name} />
                <SeatBadge place={place} />
              </span>
              <span className="accuracy__name">
                {name}
                {bots[seat] && <small>{seatsText.botOf(bots[seat])}</small>}
                {team && <small>{moved ? analysisText.movedTeam(moved.value) : analysisText.notExamined}</small>}
              </span>
              {measured && <b>{value === null ? '–' : Math.round(value)}</b>}
              {measured && (
                <span className="accuracy__bar" aria-hidden="true">
                  <i style={{ inlineSize: `${value ?? 0}%` }} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {!measured && <p className="accuracy__missing">{analysisText.notMeasured}</p>}
      {windows.length > 0 && <WindowList analysis={analysis} />}
      {open && (
        <Sheet title={analysisText.accuracy} close={() => setOpen(false)}>
          <div className="accuracy-sheet">
            {analysisText.definition.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
            {measured ? (
              seats.map(({ seat }) => <PartTable key={seat} name={names[seat] ?? seat} of={accuracy[seat]} />)
            ) : (
              <p>{analysisText.notMeasured}</p>
            )}
          </div>
        </Sheet>
      )}
    </section>
  )
}

/** The decisions that matter most are searched first, so before the end the number would be too low. */
function isSettled({ done, of }: Analysis): boolean {
  return done === of
}

function PartTable({ name, of }: { name: string; of: Accuracy | undefined }) {
  if (!of) return null
  return (
    <section>
      <h3>
        {name}:{' '}
        {of.value === null ? analysisText.noAccuracy : `${Math.round(of.value)} ± ${Math.max(1, Math.round(of.error))}`}
      </h3>
      {of.value !== null && <p>{analysisText.lossPerDecision(of.loss)}</p>}
      {of.parts.length > 0 && (
        <table className="value-table" aria-label={`${name}: ${analysisText.parts}`}>
          <thead>
            <tr>
              <th scope="col">{analysisText.table.part}</th>
              <th scope="col">{analysisText.accuracy}</th>
              <th scope="col">{analysisText.decisionsHeading}</th>
            </tr>
          </thead>
          <tbody>
            {of.parts.map(({ part, value, decisions }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{Math.round(value)}</td>
                <td>{decisions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The worth of each reaction window. */
function WindowList({ analysis }: { analysis: Analysis }) {
  return (
    <details className="windows">
      <summary>
        {analysisText.windows} ({analysis.windows.length}) <small>{analysisText.pointsOfChance}</small>
      </summary>
      <ul>
        {analysis.windows.map(({ title, part, from, change }) => (
          <li key={from}>
            <span>
              {title} <small>{part}</small>
            </span>
            <b>{points(change.value)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
