import {
  additionOf,
  additionResult,
  type Code,
  faceOf,
  resourceOf,
  standingOf,
  titleOfCard,
  type View,
} from '@holdout/viral-dawn/table'
import { text } from './text.ts'

/** "If you lay it, it is your health and adds no miles. Then you are 5 cards short." */
export function layingText(view: View, card: Code, help: boolean): string {
  const laid = view.places.find(({ seat }) => seat === view.me)?.laid ?? []
  const adds = additionOf(laid, card, view.options)
  if (adds === null) return ''
  if (adds === 'too-far') return additionResult(adds)
  const { short } = standingOf([...laid, card], view.options['expert-tens'])
  return `${freeingText(view, laid, card) ?? additionResult(adds)}${help ? text.laying.after(text.standing.state(short, text.laying.you)) : ''}`
}

/** The result if the card takes the place of the one card that was the resource of its suit. */
function freeingText({ options }: View, laid: readonly Code[], card: Code): string | null {
  const { suit } = faceOf(card)
  const before = standingOf(laid, options['expert-tens'])
  const after = standingOf([...laid, card], options['expert-tens'])
  const changed = laid.filter(code => before.roles.get(code)?.as !== after.roles.get(code)?.as)
  if (suit === null || changed.length !== 1 || after.roles.get(card)?.as !== 'resource') return null
  const role = after.roles.get(changed[0])
  return role?.as === 'miles' ? text.laying.frees(resourceOf(suit), titleOfCard(changed[0]), role.miles) : null
}
