import { useStored } from '../../companion/stored-state.ts'
import { companionText } from '../../text/companion.ts'

/** A feature of a companion that can be turned off. */
export interface CompanionPart {
  readonly id: string
  readonly title: string
}

export interface Parts {
  readonly all: readonly CompanionPart[]
  isOn(id: string): boolean
  toggle(id: string): void
}

/** The features of a companion, its own and the shared ones; stored on the device. */
export function useParts(slug: string, own: readonly CompanionPart[]): Parts {
  const { state, set } = useStored(`companion:${slug}:off`, NONE)
  return {
    all: [...own, ...OF_EVERY_BOX],
    isOn: id => !state.off.includes(id),
    toggle: id => set(({ off }) => ({ off: off.includes(id) ? off.filter(other => other !== id) : [...off, id] })),
  }
}

const OF_EVERY_BOX: readonly CompanionPart[] = [
  { id: 'set-up', title: companionText.setupList },
  { id: 'awake', title: companionText.keepScreenOn },
]

const NONE: { readonly off: readonly string[] } = { off: [] }
