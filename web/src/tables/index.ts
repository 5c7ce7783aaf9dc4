import type { TableModule } from '../table/table-props.ts'

/** The drawn tables, by the name of their folder, loaded on demand. */
const TABLES = import.meta.glob<TableModule>('./*/index.tsx', { import: 'table' })

/** The table of a game; the generic one if there is no folder with its slug. */
export function loadTable(slug: string): Promise<TableModule> {
  return (TABLES[`./${slug}/index.tsx`] ?? TABLES['./generic/index.tsx'])()
}
