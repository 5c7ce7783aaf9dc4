import type { RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { useState } from 'react'
import { useGameInfo } from '../../client/game-info.ts'
import { Sheet } from '../../parts/sheet.tsx'
import type { GameInfo } from '../../worker/messages.ts'
import { OptionsPanel } from '../setup/options-panel.tsx'
import { freshPlan, optionsOf, type Plan } from '../setup/plan.ts'
import '../setup/setup.css'
import '../setup/options.css'
import '../setup/narrow.css'
import { waitingRoomText } from '../../text/waiting-room.ts'

/** Options that the seats set, not this form. */
const BY_SEATS = ['players', 'people']

/** Lets the host change the options of a table that has not started. */
export default function OptionsSheet({
  client,
  table,
  close,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly close: () => void
}) {
  const info = useGameInfo(table.game)
  return (
    <Sheet title={waitingRoomText.optionsTitle} close={close}>
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
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly info: GameInfo
  readonly close: () => void
}) {
  // The options when the form was opened: only those that the host changes are sent.
  const [before] = useState(table.options)
  const [plan, setPlan] = useState(() => planOf(info, table))
  const [wrong, setWrong] = useState<string | null>(null)
  const options = optionsOf(info, plan, table.seats.length)
  const changed = Object.entries(options).filter(([name, value]) => !BY_SEATS.includes(name) && before[name] !== value)
  const save = (): void => {
    if (changed.length === 0) return close()
    void client.request({ type: 'options', options: Object.fromEntries(changed) as never }).then(answer => {
      if (answer.ok) close()
      else setWrong(answer.text)
    })
  }
  return (
    <div className="options-sheet">
      <OptionsPanel info={info} plan={plan} options={options} set={setPlan} seeded={false} />
      <div className="options-sheet__dock">
        {wrong && <p role="alert">{wrong}</p>}
        <p>{waitingRoomText.optionsNote}</p>
        <button type="button" className="button" onClick={close}>
          {waitingRoomText.cancel}
        </button>
        <button type="button" className="button button--main" onClick={save}>
          {waitingRoomText.saveChanges}
        </button>
      </div>
    </div>
  )
}

/** The plan that results in the options of the table. */
function planOf(info: GameInfo, { options, seats }: TableInfo): Plan {
  const picked = Object.entries(options).filter(([name]) => !BY_SEATS.includes(name))
  return freshPlan(info, {
    seats: seats.length,
    people: seats.filter(({ kind }) => kind !== 'bot').length,
    picked: Object.fromEntries(picked),
  })
}
