import { type Code, type Options, resourceOf } from '@holdout/viral-dawn/table'
import { faceOf } from './faces.ts'
import { splitOf } from './split.ts'
import { text } from './text.ts'

/** What laying a card adds to a layout: a resource, miles, or too many miles. */
type Laying = { readonly resource: string } | { readonly miles: number } | 'too-far'

/** What laying the card now adds; null for a card that cannot be laid. */
export function layingOf(laid: readonly Code[], code: Code, options: Options): Laying | null {
  const { kind } = faceOf(code)
  if (kind === 'joker' || (kind === 'ace' && !options.aceLay)) return null
  const before = splitOf(laid, options.expertTens)
  const after = splitOf([...laid, code], options.expertTens)
  const filled = before.missing.find(suit => !after.missing.includes(suit))
  if (filled) return { resource: resourceOf(filled) }
  return after.short === null ? 'too-far' : { miles: after.miles - before.miles }
}

/** One or two words for the foot of a card. */
export function addsNote(adds: Laying): string {
  if (adds === 'too-far') return text.laying.tooFar
  return 'resource' in adds ? adds.resource : text.laying.miles(adds.miles)
}

/** The same, for the label of a card. */
export function addsLabel(adds: Laying): string {
  return adds !== 'too-far' && 'miles' in adds ? text.laying.milesLabel(adds.miles) : addsNote(adds)
}

/** The same as a sentence. */
export function layingResult(adds: Laying): string {
  if (adds === 'too-far') return text.laying.resultTooFar
  return 'resource' in adds ? text.laying.resultResource(adds.resource) : text.laying.resultMiles(adds.miles)
}
