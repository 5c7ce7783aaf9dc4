import { useKept } from '../../companion/kept-state.ts'

/** A part of a companion that can be switched off. */
export interface Part {
  readonly id: string
  readonly title: string
}

export interface Parts {
  readonly all: readonly Part[]
  isOn(id: string): boolean
  toggle(id: string): void
}

/** Which parts a box shows, its own and those of every box; kept on the device. */
export function useParts(slug: string, own: readonly Part[]): Parts {
  const { state, set } = useKept(`companion:${slug}:off`, NONE)
  return {
    all: [...own, ...OF_EVERY_BOX],
    isOn: id => !state.off.includes(id),
    toggle: id => set(({ off }) => ({ off: off.includes(id) ? off.filter(other => other !== id) : [...off, id] })),
  }
}

const OF_EVERY_BOX: readonly Part[] = [
  { id: 'set-up', title: 'Set-up list' },
  { id: 'awake', title: 'Keep the screen awake' },
]

const NONE: { readonly off: readonly string[] } = { off: [] }
