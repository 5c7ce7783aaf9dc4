import type { TableModule } from '../table/table-props.ts'

/** The games with a table of their own, loaded on demand. All others get the generic one. */
const tables: Readonly<Record<string, () => Promise<TableModule>>> = {
  'until-daylight': () => import('./until-daylight/index.tsx'),
  'thirty-seconds': () => import('./thirty-seconds/index.tsx'),
  'until-dawn': () => import('./until-dawn/index.tsx'),
  'zombie-town': () => import('./zombie-town/index.tsx'),
  'viral-dawn': () => import('./viral-dawn/index.tsx'),
}

export function loadTable(slug: string): Promise<TableModule> {
  return (tables[slug] ?? (() => import('./generic/index.tsx')))()
}
