import type { Cx as KernelCx } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Steps } from './state.ts'

export type Cx = KernelCx<Steps, Event>
