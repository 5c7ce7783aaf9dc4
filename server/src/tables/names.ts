import { InputError, type SeatSpec } from '@holdout/engine'
import { nameText } from '../text/http.ts'

/** Names that would pass for the server, its operator or a part of the table. */
const RESERVED = [
  'admin',
  'administrator',
  'clock',
  'deleted user',
  'holdout',
  'host',
  'moderator',
  'operator',
  'server',
  'system',
  'table',
  'you',
]

/** Letters of other alphabets, and digits, that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
}

/** Invisible characters; a joiner between two pictures makes one picture of them and stays. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu

/** The mark of programs, which people may not use. */
const MARK = ' (bot)'
const LONGEST = 24

/** A name as it is stored: one form of each letter, nothing invisible, single spaces. */
export function cleanName(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
}

/** Two names with the same key look alike: case, spaces, accents and similar letters do not count. */
export function nameKey(name: string): string {
  const plain = cleanName(name).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = [...plain].map(letter => LOOKALIKES[letter] ?? letter).join('')
  return letters.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '').replace(/[il]/g, 'l')
}

/** The name of a person as it is stored. Throws an `InputError` for one that could be mistaken for another party. */
export function personName(given: string): string {
  const name = cleanName(given)
  const key = nameKey(name)
  if (key === '') throw new InputError(nameText.invisible)
  if (RESERVED.some(one => nameKey(one) === key) || /[([]bot[)\]]$/i.test(name))
    throw new InputError(nameText.reserved(name))
  return cutTo(name, LONGEST)
}

/** The name of a program that plays, with a mark that people cannot have. */
export function programName(given: string): string {
  const name = cleanName(given).replace(/\s*[([]bot[)\]]$/i, '')
  return cutTo(name, LONGEST - MARK.length) + MARK
}

/** At most so many UTF-16 units, without half of a character at the end. */
function cutTo(name: string, most: number): string {
  return name.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Throws an `InputError` if a person at a table has the name of one of the game's bots. */
export function checkNoBot(name: string, seats: readonly Pick<SeatSpec, 'bot'>[]): void {
  const key = nameKey(name)
  if (seats.some(({ bot }) => bot !== undefined && nameKey(bot) === key)) throw new InputError(nameText.reserved(name))
}
