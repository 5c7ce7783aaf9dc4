/** The parts of a companion next to its trackers, in `companion/<slug>/box.ts`. */
export interface Box {
  /** The setup, step by step. */
  readonly setup: readonly string[]
  /** One page to print: what players look up most. */
  readonly aid: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

const BOXES = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' })

export function boxOf(slug: string): Box | null {
  return BOXES[`./${slug}/box.ts`] ?? null
}
