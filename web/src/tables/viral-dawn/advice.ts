import { type Code, FACES, type Options, resourceOf, type Suit } from '@holdout/viral-dawn/table'
import { faceOf, SUITS } from './faces.ts'
import { ROAD, type Split, splitOf } from './split.ts'
import { text } from './text.ts'

// Advice for beginners. It uses only laid cards and the viewer's own hand.

/** "Still needs health and 7 miles." */
export function needs({ missing, miles, short }: Split): string {
  if (short === 0) return text.standing.safe
  const open = missing.map(resourceOf)
  return miles > ROAD ? text.standing.tooMany(miles - ROAD, open) : text.standing.needs(open, ROAD - miles)
}

function layable({ aceLay }: Options): Code[] {
  return FACES.filter(({ kind }) => kind !== 'joker' && (kind !== 'ace' || aceLay)).map(({ code }) => code)
}

function completes(laid: readonly Code[], code: Code, options: Options): boolean {
  return !laid.includes(code) && splitOf([...laid, code], options.expertTens).short === 0
}

/** Whether laying this card reaches the Safe Zone. */
export function winsByLaying(laid: readonly Code[], code: Code, options: Options): boolean {
  const { kind } = faceOf(code)
  if (kind === 'joker' || (kind === 'ace' && !options.aceLay)) return false
  return completes(laid, code, options)
}

/** Whether the layout reaches the Safe Zone without this card. */
export function winsWithout(laid: readonly Code[], code: Code, { expertTens }: Options): boolean {
  return splitOf(without(laid, code), expertTens).short === 0
}

export function without(laid: readonly Code[], code: Code): Code[] {
  return laid.filter(other => other !== code)
}

/** The cards that would reach the Safe Zone: whole suits, whole ranks, and single cards. */
export interface Winners {
  readonly suits: readonly Suit[]
  readonly ranks: readonly string[]
  readonly cards: readonly Code[]
}

export function winnersFor(laid: readonly Code[], options: Options): Winners {
  const all = layable(options).filter(code => !laid.includes(code))
  const winning = new Set(all.filter(code => completes(laid, code, options)))
  const allWin = (codes: readonly Code[]): boolean => codes.length > 0 && codes.every(code => winning.has(code))
  const suits = SUITS.filter(suit => allWin(all.filter(code => faceOf(code).suit === suit)))
  const rest = all.filter(code => !suits.some(suit => faceOf(code).suit === suit))
  const ranks = [...new Set(rest.map(code => code.slice(0, -1)))].filter(rank =>
    allWin(rest.filter(code => code.slice(0, -1) === rank)),
  )
  const cards = rest.filter(code => winning.has(code) && !ranks.includes(code.slice(0, -1)))
  return { suits, ranks, cards }
}
