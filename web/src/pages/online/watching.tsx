import type { TableInfo } from '@holdout/protocol'
import { listed } from '../../parts/save-words.ts'

/** Who is at the table without a seat. */
export function Watching({ table: { watching, status } }: { readonly table: TableInfo }) {
  if (watching.length === 0) return null
  const names = listed(watching.map(({ name, you }) => (you ? `${name} (you)` : name)))
  return (
    <p className="watching">
      {status === 'gathering' ? 'Here without a seat' : 'Watching'} ({watching.length}): {names}
    </p>
  )
}
