import type { TableInfo } from '@holdout/protocol'
import { useState } from 'react'
import { useGameInfo } from '../../client/game-info.ts'
import type { OnlineTable } from '../../client/online-table.ts'
import { Sheet } from '../../parts/sheet.tsx'
import type { GameInfo } from '../../worker/messages.ts'
import { OptionsPanel } from '../setup/options-panel.tsx'
import { freshPlan, optionsOf, type Plan } from '../setup/plan.ts'
import '../setup/setup.css'
import '../setup/options.css'
import '../setup/narrow.css'

/** Set by who sits where, not by this form. */
const BY_SEATS = ['players', 'people']

/** The host changes clock and options of a table that has not started. */
export default function OptionsSheet({
  client,
  table,
  close,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly close: () => void
}) {
  const info = useGameInfo(table.game)
  return (
    <Sheet title="Clock and options" close={close}>
      {info && <OptionsForm client={client} table={table} info={info} close={close} />}
    </Sheet>
  )
}

function OptionsForm({
  client,
  table,
  info,
  close,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly info: GameInfo
  readonly close: () => void
}) {
  // What stood here when the form was opened: only what the host changes in it is sent.
  const [before] = useState(table.options)
  const [plan, setPlan] = useState(() => planOf(info, table))
  const [wrong, setWrong] = useState<string | null>(null)
  const options = optionsOf(info, plan, table.seats.length)
  const changed = Object.entries(options).filter(([name, value]) => !BY_SEATS.includes(name) && before[name] !== value)
  const save = (): void => {
    if (changed.length === 0) return close()
    void client.changeOptions(Object.fromEntries(changed)).then(answer => {
      if (answer.ok) close()
      else setWrong(answer.say)
    })
  }
  return (
    <div className="options-sheet">
      <OptionsPanel info={info} plan={plan} options={options} set={setPlan} seeded={false} />
      <div className="options-sheet__dock">
        {wrong && <p role="alert">{wrong}</p>}
        <p>Everyone at the table sees what you change. Players keep their seats.</p>
        <button type="button" className="button" onClick={close}>
          Cancel
        </button>
        <button type="button" className="button button--main" onClick={save}>
          Save changes
        </button>
      </div>
    </div>
  )
}

/** A plan that amounts to the options of the table. */
function planOf(info: GameInfo, { options, seats }: TableInfo): Plan {
  const picked = Object.entries(options).filter(([name]) => !BY_SEATS.includes(name))
  return freshPlan(info, {
    seats: seats.length,
    people: seats.filter(({ kind }) => kind !== 'bot').length,
    picked: Object.fromEntries(picked),
  })
}
