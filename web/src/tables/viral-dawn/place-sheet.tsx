import { needsOf } from '@holdout/viral-dawn/table'
import { Card } from '../../board/card.tsx'
import { TableSheet } from '../../table/table-sheet.tsx'
import { useDrawn } from './drawn.ts'
import { footOf, printedOn, sayRole, suitOf } from './playing-card.tsx'
import { warningFor } from './prompt-text.tsx'
import { text } from './text.ts'

/** A place at full size, for phones. Its cards can be taken here. */
export function PlaceSheet({ place, close }: { readonly place: number; readonly close: () => void }) {
  const { view, names, splits, help, offers } = useDrawn()
  const { seat, laid, short } = view.places[place]
  return (
    <TableSheet title={text.place.title(names[seat])} close={close}>
      <div className="t-viral-dawn vd-full">
        <p>
          {text.standing.state(short, names[seat])} {needsOf(splits[place])}
        </p>
        {laid.length === 0 && <p>{text.place.empty}</p>}
        <ul>
          {laid.map(code => {
            const role = splits[place].roles.get(code)
            const fate = offers.fate(code)
            const warning = help && fate.length > 0 ? warningFor(view, code, names) : null
            return (
              <li key={code}>
                <Card
                  printed={printedOn(code, footOf(code, role, false))}
                  label={null}
                  className="vd-card"
                  data-suit={suitOf(code)}
                />
                <span className="vd-full__name">
                  {sayRole(code, role)}
                  {warning && <small>{warning}</small>}
                </span>
                {fate.map(({ label, hinted, button }) => (
                  <button key={label} {...button} className={`button button--open ${hinted ? 'is-hinted' : ''}`}>
                    {label}
                  </button>
                ))}
              </li>
            )
          })}
        </ul>
      </div>
    </TableSheet>
  )
}
