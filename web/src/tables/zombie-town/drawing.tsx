import { later } from '../../client/later.ts'
import { Icon } from '../../parts/icon.tsx'

const useAll = later(() => import('./drawings.ts'))

/** The drawing of a sign, an action or a card. The drawings arrive after the table; their places are free until then. */
export function Drawing({ of }: { readonly of: string }) {
  return <Icon of={useDrawings()(of)} />
}

/** Barricades without their own drawing show planks. */
export function useDrawings(): (of: string) => string {
  const all = useAll()?.DRAWINGS
  return of => all?.[of] ?? all?.wall ?? ''
}
