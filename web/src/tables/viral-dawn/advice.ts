import { type Code, FACES, type Options, resourceOf, type Suit } from '@holdout/viral-dawn/table'
import { faceOf, SUITS } from './faces.ts'
import { ROAD, type Split, splitOf } from './split.ts'

/** Words and sums for beginners. All of it is arithmetic on cards that lie open, and one's own hand. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function andList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

/** "Still needs health and 7 miles." */
export function needs({ missing, miles, short }: Split): string {
  if (short === 0) return 'In the Safe Zone.'
  const open = missing.map(resourceOf)
  if (miles > ROAD) {
    const over = `${miles - ROAD} ${miles - ROAD === 1 ? 'mile' : 'miles'} too many`
    return `${capital(over)}${open.length ? `, and no ${andList(open)}` : ''}.`
  }
  if (miles < ROAD) open.push(miles === ROAD - 1 ? '1 mile' : `${ROAD - miles} miles`)
  return `Still needs ${andList(open)}.`
}

/** "You are one card short."; without a name only "One card short." */
export function standing(short: number | null, who?: string): string {
  const state =
    short === null
      ? 'too far: something must go.'
      : short === 0
        ? 'in the Safe Zone!'
        : `${inWords(short)} ${short === 1 ? 'card' : 'cards'} short.`
  if (who === undefined) return capital(state)
  return `${who} ${who === 'You' || who === 'you' ? 'are' : 'is'} ${state}`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
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

/** Whether the layout is complete once this card is gone. */
export function winsWithout(laid: readonly Code[], code: Code, { expertTens }: Options): boolean {
  return splitOf(without(laid, code), expertTens).short === 0
}

export function without(laid: readonly Code[], code: Code): Code[] {
  return laid.filter(other => other !== code)
}

/** Which cards would reach the Safe Zone: whole suits, whole ranks, and single ones. */
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
