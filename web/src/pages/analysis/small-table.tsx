import { useRef } from 'react'
import type { Names } from '../../parts/names.ts'
import type { TableModule } from '../../table/table-props.ts'
import type { ReplayMoment } from '../../worker/messages.ts'
import { useSize } from './use-size.ts'
import './small-table.css'

/** The width of the log beside a table on a wide screen. Parts of a table are sized by the window without it. */
const LOG = 320

/** The table at a moment, without its bar and log. On a wide screen it is scaled down; on a phone it scrolls. */
export function SmallTable({
  module: { Table },
  moment,
  names,
}: {
  readonly module: TableModule
  readonly moment: ReplayMoment
  readonly names: Names
}) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const layout = matchMedia('(max-width: 77.5rem)').matches ? innerWidth : innerWidth - LOG
  const scale = size && size.width > 0 ? size.width / layout : 1
  const scaled = size
    ? { width: layout, height: size.height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }
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
