import { type Code, type Options, resourceOf } from '@holdout/viral-dawn/table'
import { faceOf } from './faces.ts'
import { splitOf } from './split.ts'

/** What laying a card now adds to a layout, in one or two words; null for a card that cannot be laid. */
export function layingAdds(laid: readonly Code[], code: Code, options: Options): string | null {
  const { kind } = faceOf(code)
  if (kind === 'joker' || (kind === 'ace' && !options.aceLay)) return null
  const before = splitOf(laid, options.expertTens)
  const after = splitOf([...laid, code], options.expertTens)
  const filled = before.missing.find(suit => !after.missing.includes(suit))
  if (filled) return resourceOf(filled)
  if (after.short === null) return 'too far'
  const miles = after.miles - before.miles
  return `${miles < 0 ? '−' : '+'}${Math.abs(miles)} mi`
}
