import { useRef } from 'react'
import type { Names } from '../../parts/names.ts'
import type { TableModule } from '../../table/table-props.ts'
import type { Moment } from '../../worker/messages.ts'
import { useSize } from './use-size.ts'

/** The width for which tables are laid out on a wide screen, without the log. */
const LAYOUT = 1200

/** The table at a moment, without its bar and log. On a wide screen it is scaled down; on a phone it scrolls. */
export function SmallTable({
  module: { Table },
  moment,
  names,
}: {
  readonly module: TableModule
  readonly moment: Moment
  readonly names: Names
}) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const scale = size && size.width > 0 ? size.width / LAYOUT : 1
  const scaled = size
    ? { width: LAYOUT, height: size.height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }
    : undefined
  const wide = matchMedia('(min-width: 47.5rem)').matches
  return (
    <div className="small-table" ref={box}>
      <div className="small-table__inner" style={wide ? scaled : undefined}>
        <Table scene={moment.scene} news={moment.log} names={names} draft={null} hint={null} choose={() => {}} review />
      </div>
    </div>
  )
}
