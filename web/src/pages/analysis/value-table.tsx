import type { Analysis } from '@holdout/analysis'
import { plain } from '@holdout/words'
import type { Names } from '../../parts/names.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { analysisText, percent, points } from '../../text/analysis.ts'
import { ownCost } from './curve-shape.ts'
import './value-table.css'

/** The curve as a table. */
export function ValueTable({
  analysis,
  names,
  close,
}: {
  readonly analysis: Analysis
  readonly names: Names
  readonly close: () => void
}) {
  const { table } = analysisText
  return (
    <Sheet title={analysisText.curve} close={close}>
      <table className="value-table">
        <thead>
          <tr>
            {[table.part, table.move, table.event, table.chance, table.decision, table.luck, table.uncertain].map(
              title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {analysis.steps.map(step => {
            const cost = ownCost(analysis, step)
            return (
              <tr key={step.at}>
                <td>{step.part}</td>
                <th scope="row">{step.at}</th>
                <td>{step.at === 0 ? analysisText.deal : plain(step.title, names)}</td>
                <td>{percent(step.chance.value)}</td>
                <td>{cost === null ? '' : points(cost)}</td>
                <td>{step.luck ? points(step.luck.value) : ''}</td>
                <td>{points(step.uncertain) === '0' ? '' : points(step.uncertain)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sheet>
  )
}
