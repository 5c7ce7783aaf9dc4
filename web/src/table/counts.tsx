import { useEffect, useState } from 'react'
import { set, settings } from '../client/settings.ts'
import { useStore } from '../client/store.ts'
import { openedText } from '../text/opened.ts'
import { useSession } from './session.ts'
import type { TableModule } from './table-props.ts'
import './counts.css'

type CountsIn = Awaited<ReturnType<NonNullable<TableModule['loadCounts']>>>['countsIn']

/** The cards that the viewer can know, pile by pile, and the switch for those who want to remember them alone. */
export function Counts() {
  const { state, module } = useSession()
  const { counts: on } = useStore(settings)
  const [countsIn, setCountsIn] = useState<CountsIn | null>(null)
  useEffect(() => void module.loadCounts?.().then(loaded => setCountsIn(() => loaded.countsIn)), [module])
  return (
    <div className="counts">
      <label className="check">
        <input type="checkbox" checked={on} onChange={event => set('counts', event.target.checked)} />
        <span>{openedText.counts.show}</span>
      </label>
      {on &&
        countsIn?.(state.scene.view).map(({ title, rows, note }) => (
          <section key={title}>
            <h3>{title}</h3>
            {note && <p>{note}</p>}
            {rows.length === 0 && <p>{openedText.counts.none}</p>}
            <ul>
              {rows.map(({ name, count }) => (
                <li key={name}>
                  {name} <b>{openedText.counts.row(count)}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
