import type { SurvivorEffect, ZombieEffect } from '../data/load.ts'
import * as attackAgain from './attack-again.ts'
import * as block from './block.ts'
import * as cancel from './cancel.ts'
import * as clip from './clip.ts'
import * as confront from './confront.ts'
import * as damageWeapon from './damage-weapon.ts'
import * as drop from './drop.ts'
import type { SurvivorRules, ZombieRules } from './effect.ts'
import * as fling from './fling.ts'
import * as gainEnergy from './gain-energy.ts'
import * as horde from './horde.ts'
import * as hurtMore from './hurt-more.ts'
import * as knockDown from './knock-down.ts'
import * as lineUp from './line-up.ts'
import * as march from './march.ts'
import * as move from './move.ts'
import * as pickUp from './pick-up.ts'
import * as reload from './reload.ts'
import * as rise from './rise.ts'
import * as search from './search.ts'
import * as spoil from './spoil.ts'
import * as standUp from './stand-up.ts'
import * as stayInPlay from './stay-in-play.ts'
import * as strike from './strike.ts'
import * as twoShots from './two-shots.ts'
import * as walk from './walk.ts'

// A card names its effect in the data. The effect's file has what it does, when it can be played and what it is worth
// to a bot.

type Of<E, K> = Extract<E, { readonly do: K }>

/** The rules of the Survivor Tactics cards, by effect. */
export const survivorEffects: { readonly [K in SurvivorEffect['do']]: SurvivorRules<Of<SurvivorEffect, K>> } = {
  'attack-again': attackAgain.rules,
  walk: walk.rules,
  confront: confront.rules,
  'stay-in-play': stayInPlay.rules,
  cancel: cancel.rules,
  block: block.rules,
  'stand-up': standUp.rules,
  'knock-down': knockDown.rules,
  'pick-up': pickUp.rules,
  'two-shots': twoShots.rules,
  'hurt-more': hurtMore.rules,
  clip: clip.rules,
  'line-up': lineUp.rules,
  'gain-energy': gainEnergy.rules,
  reload: reload.rules,
}

/** The rules of the Zombie Tactics cards, by effect. */
export const zombieEffects: { readonly [K in ZombieEffect['do']]: ZombieRules<Of<ZombieEffect, K>> } = {
  'stay-in-play': stayInPlay.zombieRules,
  spoil: spoil.rules,
  fling: fling.rules,
  search: search.rules,
  horde: horde.rules,
  'damage-weapon': damageWeapon.rules,
  strike: strike.rules,
  move: move.rules,
  block: block.zombieRules,
  rise: rise.rules,
  march: march.rules,
  drop: drop.rules,
}

/** The worth of a Survivor Tactics card to a bot, in health, by card. */
export const survivorWorth: Readonly<Record<string, number>> = {
  ...attackAgain.worth,
  ...walk.worth,
  ...confront.worth,
  ...stayInPlay.worth,
  ...cancel.worth,
  ...block.worth,
  ...standUp.worth,
  ...knockDown.worth,
  ...pickUp.worth,
  ...twoShots.worth,
  ...hurtMore.worth,
  ...clip.worth,
  ...lineUp.worth,
  ...gainEnergy.worth,
  ...reload.worth,
}

/** The Zombie Tactics cards that a bot discards last. */
export const keptZombieCards: readonly string[] = [...spoil.kept, ...block.kept, ...strike.kept, ...horde.kept]
