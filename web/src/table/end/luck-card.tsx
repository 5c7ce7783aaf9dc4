import { pointsText, type ShownPart, shownParts } from '@holdout/analysis/words'
import { useAnalysis } from '../../client/use-analysis.ts'
import type { EndRecord } from '../../records/use-end-record.ts'
import { analysisText, percent } from '../../text/analysis.ts'
import { endText } from '../../text/end.ts'
import type { EndFacts } from '../../worker/messages.ts'
import { type Analyzed, isSettled } from './decided-card.tsx'
import { LuckList } from './luck-list.tsx'
import { EndRecords } from './records.tsx'

/** Luck against expectation, how luck and decisions made the result, and the player's records. */
export function LuckCard({
  facts,
  analyzed,
  seat,
  kept,
}: {
  readonly facts: EndFacts | 'failed' | null
  readonly analyzed: Analyzed | null
  readonly seat: string
  readonly kept: EndRecord | null
}) {
  const luck = facts && facts !== 'failed' ? facts.luck.filter(one => one.seat === null || one.seat === seat) : []
  return (
    <section className="end-card end-card--luck" aria-label={endText.luck} aria-busy={facts === null}>
      <h3>
        {endText.luck} <small>{endText.luckNote}</small>
      </h3>
      {facts === null ? (
        <p>{endText.counting}</p>
      ) : facts === 'failed' ? (
        <p>{endText.notCounted}</p>
      ) : luck.length > 0 ? (
        <LuckList luck={luck} />
      ) : (
        <p>{endText.noDraws}</p>
      )}
      {analyzed && <Sums {...analyzed} />}
      {kept && <EndRecords kept={kept} />}
    </section>
  )
}

/** How the first chance became the last: the parts of the analysis. */
function Sums({ id, record, seat }: Analyzed) {
  const { state } = useAnalysis(id, record, seat, 'seen')
  const { analysis } = state
  if (!analysis || !isSettled(state)) return null
  const { initial, final } = analysis.sums
  return (
    <dl className="end-sums" aria-label={analysisText.sums}>
      <div>
        <dt>{endText.start}</dt>
        <dd>{percent(initial.value)}</dd>
      </div>
      {shownParts(analysis).map(({ part, value }) => (
        <div key={part} data-sign={Math.sign(Math.round(value * 100))}>
          <dt>{nameOf(part, analysis.team)}</dt>
          <dd>{pointsText(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{endText.end}</dt>
        <dd>{percent(final.value)}</dd>
      </div>
    </dl>
  )
}

function nameOf(part: ShownPart['part'], team: boolean): string {
  if (part === 'others') return team ? endText.team : endText.rivals
  if (part === 'luck-and-others') return team ? endText.luckAndTeam : endText.luckAndRivals
  return { luck: endText.luckPart, own: endText.ownPart, uncertain: endText.uncertain }[part]
}
