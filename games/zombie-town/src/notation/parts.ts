import { InputError, knownWord } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import { BOARD } from '../data/board.ts'
import { FACES, HOUSES } from '../data/load.ts'

/** The notation of a part of a zone, and a function that reads one word into its canonical form. */
export interface PartWord {
  readonly kind: 'list' | 'set' | 'word'
  read(word: string): string
}

const CARDS = FACES.map(({ id }) => id)
const GUNS = FACES.filter(({ kind }) => kind === 'gun').map(({ id }) => id)

function readNumber(word: string): string {
  if (/^\d+$/.test(word)) return String(Number(word))
  throw new InputError(`found "${word}", expected a whole number`)
}

const readCard = (word: string): string => knownWord(word, CARDS, 'a card')

/** `gun-3` is full; `gun-3:1` has one bullet left. */
function readGun(word: string): string {
  const [id, bullets, ...more] = word.split(':')
  const full = FACES.find(face => face.id === knownWord(id, GUNS, 'a gun'))?.bullets ?? 0
  const left = bullets === undefined ? full : Number(readNumber(bullets))
  if (left > full || more.length) throw new InputError(`found "${word}", expected 0 to ${full} bullets in ${id}`)
  return `${id}:${left}`
}

/** `s0`, `s1:gun-3:2`, `s2!`. */
function readSurvivor(word: string): string {
  const found = /^(s\d+)(?::(.+?))?(!)?$/.exec(word)
  if (!found) throw new InputError(`found "${word}", expected a survivor: s0, s1:gun-3:2, s2!`)
  return `${found[1]}${found[2] === undefined ? '' : `:${readGun(found[2])}`}${found[3] ?? ''}`
}

function readStored(word: string): string {
  const [seat, card, ...more] = word.split(':')
  if (card === undefined || more.length)
    throw new InputError(`found "${word}", expected a stored card such as p1:gun-2`)
  return `${knownWord(seat, SEATS, 'a seat')}:${readCard(card)}`
}

/** `p1` or `p1:2`: the player of the fireworks, and how many ends of that player's turns they last. */
function readFireworks(word: string): string {
  const found = /^(p\d)(?::([12]))?$/.exec(word)
  if (!found) throw new InputError(`found "${word}", expected fireworks such as p1:2, with 1 or 2 turns left (ZT-178)`)
  return `${knownWord(found[1], SEATS, 'a seat')}:${found[2] ?? 2}`
}

const number: PartWord = { kind: 'word', read: readNumber }
const oneOf = (words: readonly string[], what: string): PartWord => ({
  kind: 'word',
  read: word => knownWord(word, words, what),
})

export const PLAYER_WORDS: Readonly<Record<string, PartWord>> = {
  hand: { kind: 'set', read: readCard },
  kills: number,
  dealt: { kind: 'set', read: readCard },
  died: { kind: 'word', read: word => (word === '-' ? word : readNumber(word)) },
}

export const PAWN_WORDS: Readonly<Record<string, PartWord>> = {
  at: oneOf([...BOARD.names, '-'], 'a place'),
  health: number,
  guns: { kind: 'list', read: readGun },
  carried: { kind: 'list', read: readSurvivor },
}

export const BUILDING_WORDS: Readonly<Record<string, PartWord>> = {
  house: oneOf([...HOUSES.map(({ ability }) => ability), '-'], 'a house card'),
  counter: number,
  owner: oneOf([...SEATS, '-'], 'a seat'),
  home: oneOf(['yes', 'no'], 'yes or no'),
  walls: { kind: 'list', read: readCard },
  survivors: { kind: 'list', read: readSurvivor },
  pile: { kind: 'list', read: readCard },
  stored: { kind: 'list', read: readStored },
  fireworks: { kind: 'list', read: readFireworks },
}

export const SCORE_WORDS: Readonly<Record<string, PartWord>> = {
  kills: number,
  barricades: number,
  survivors: number,
  guns: number,
  houses: number,
  total: number,
}
