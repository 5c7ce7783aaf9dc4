import { InputError, knownWord } from '@holdout/engine'
import {
  ALL_ATTACK,
  ALL_SUPPLIES,
  ALL_TACTICS,
  ALL_ZOMBIE_ATTACK,
  ALL_ZOMBIE_TACTICS,
  ALL_ZOMBIES,
  type CardId,
  nameOf,
  supplyOf,
  zombieOf,
} from '../data/load.ts'
import { type Lurker, lurkerTag, type Zombie } from '../state.ts'

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export function known(word: string, list: readonly string[], what: string): string {
  return knownWord(word, list, what)
}

export const SUPPLY_NAMES = [...new Set(ALL_SUPPLIES.map(nameOf))]
export const TACTIC_NAMES = [...new Set(ALL_TACTICS.map(nameOf))]
export const ZOMBIE_NAMES = [...new Set(ALL_ZOMBIES.map(nameOf))]
export const ZOMBIE_TACTIC_NAMES = [...new Set(ALL_ZOMBIE_TACTICS.map(nameOf))]
export const ATTACK_NAMES = ALL_ATTACK.map(nameOf)
export const ZOMBIE_ATTACK_NAMES = ALL_ZOMBIE_ATTACK.map(nameOf)

const ZOMBIE_TEXT = /^([a-z-]+\+?)(?:\/(\d))?(\*)?(?:~(\d))?(!)?$/

export function tidyZombie(text: string): string {
  return writeZombie(readZombie(text, anyZombie))
}

function anyZombie(name: string): CardId {
  return ALL_ZOMBIES.find(card => nameOf(card) === name) as CardId
}

export function readZombie(text: string, take: (name: string) => CardId): Zombie {
  const found = ZOMBIE_TEXT.exec(text)
  if (!found)
    throw new InputError(`found "${text}", expected a zombie such as shuffler, brute/2*, zombie-friend~2, runner!`)
  const card = take(known(found[1], ZOMBIE_NAMES, 'a zombie'))
  const health = found[2] === undefined ? zombieOf(card).health : Number(found[2])
  if (health < 1 || health > zombieOf(card).health)
    throw new InputError(`found "${text}", expected a health from 1 to ${zombieOf(card).health}`)
  return { card, health, down: found[3] === '*', time: Number(found[4] ?? 0), attacked: found[5] === '!' }
}

export function writeZombie({ card, health, down, time, attacked }: Zombie): string {
  const face = zombieOf(card)
  return `${face.code}${health === face.health ? '' : `/${health}`}${down ? '*' : ''}${time ? `~${time}` : ''}${attacked ? '!' : ''}`
}

export function readLurker(text: string, take: (name: string) => CardId): Lurker {
  const { card, health, down, time, attacked } = readZombie(text, take)
  if (down || time > 0 || attacked)
    throw new InputError(`found "${text}", expected a zombie such as crawler or brute/2`)
  return { card, health }
}

export function tidyLurker(text: string): string {
  return lurkerTag(readLurker(text, anyZombie))
}

export const SUPPLY_TEXT = /^([a-z-]+)(?:\/(\d))?(!)?$/

export function tidySupply(text: string): string {
  const found = SUPPLY_TEXT.exec(text)
  if (!found) throw new InputError(`found "${text}", expected a Supply card such as pistol, pistol/3, machete/2!`)
  const name = known(found[1], SUPPLY_NAMES, 'a Supply card')
  const { value } = supplyOf(ALL_SUPPLIES.find(card => nameOf(card) === name) as CardId)
  const left = found[2] === undefined ? value : Number(found[2])
  const face = supplyOf(ALL_SUPPLIES.find(card => nameOf(card) === name) as CardId)
  if (left === 0 && !(face.class === 'firearm' && face.modes.some(({ kind }) => kind === 'melee')))
    throw new InputError(`found "${text}", but a used-up ${name} is discarded (TS-47, TS-60, TS-61)`)
  if (found[3] && face.class !== 'firearm' && face.class !== 'melee')
    throw new InputError(`found "${text}", but only firearms and melee weapons can be damaged`)
  if (left !== null && (value === null || left > value))
    throw new InputError(`found "${text}", expected ${value === null ? 'no number' : `at most ${value}`}`)
  return `${name}${left === value ? '' : `/${left}`}${found[3] ?? ''}`
}
