import type { TableInfo } from '@holdout/protocol'
import { peopleText } from '../../text/online-table.ts'

/** The people at the table without a seat. */
export function Spectators({ table: { watching, status } }: { readonly table: TableInfo }) {
  if (watching.length === 0) return null
  const names = watching.map(({ name, you }) => (you ? peopleText.nameYou(name) : name))
  return (
    <p className="watching">{status === 'waiting' ? peopleText.withoutSeat(names) : peopleText.spectators(names)}</p>
  )
}
