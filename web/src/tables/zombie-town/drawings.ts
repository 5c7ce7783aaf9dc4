import backwardTime from 'icon:backward-time'
import barricade from 'icon:barricade'
import binoculars from 'icon:binoculars'
import reload from 'icon:bullets'
import campfire from 'icon:campfire'
import cardExchange from 'icon:card-exchange'
import cardPlay from 'icon:card-play'
import cardRandom from 'icon:card-random'
import crossedPistols from 'icon:crossed-pistols'
import crowbar from 'icon:crowbar'
import divert from 'icon:divert'
import familyHouse from 'icon:family-house'
import fireworkRocket from 'icon:firework-rocket'
import firstAidKit from 'icon:first-aid-kit'
import footsteps from 'icon:footsteps'
import handSaw from 'icon:hand-saw'
import hearts from 'icon:hearts'
import house from 'icon:house'
import lockedChest from 'icon:locked-chest'
import meeple from 'icon:meeple'
import openChest from 'icon:open-chest'
import person from 'icon:person'
import pistol from 'icon:pistol-gun'
import planks from 'icon:planks'
import raiseZombie from 'icon:raise-zombie'
import revolver from 'icon:revolver'
import shotgun from 'icon:sawed-off-shotgun'
import zombie from 'icon:shambling-zombie'
import skull from 'icon:skull-crossed-bones'
import run from 'icon:sprint'
import rifle from 'icon:winchester-rifle'

/** The drawings of the table by what they stand for: signs, actions and cards. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  zombie,
  pawn: meeple,
  survivor: person,
  heart: hearts,
  kill: skull,
  house,
  wall: planks,
  stored: lockedChest,
  fireworks: fireworkRocket,
  walk: footsteps,
  draw: cardPlay,
  attack: crossedPistols,
  shoot: pistol,
  'tear-down': crowbar,
  store: lockedChest,
  'take-stored': openChest,
  'give-gun': pistol,
  'take-gun': pistol,
  'pick-up': person,
  'put-down': person,
  ability: house,
  'gun-1': pistol,
  'gun-2': revolver,
  'gun-3': pistol,
  'gun-4': rifle,
  'gun-2-draw-2': shotgun,
  'barricade-3': barricade,
  'event-zombie': zombie,
  'event-extra-action': run,
  'event-random-card': cardRandom,
  'event-switch-cards': cardExchange,
  'event-send-player': run,
  'event-move-back': divert,
  'event-add-zombies': raiseZombie,
  'event-turn-back-time': backwardTime,
  'house-survivalist': campfire,
  'house-wood-worker': handSaw,
  'house-nosy-neighbors': binoculars,
  'house-gun-collector': reload,
  'house-nurse': firstAidKit,
  'house-normal': familyHouse,
}
