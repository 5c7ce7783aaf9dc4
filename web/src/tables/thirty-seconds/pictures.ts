import acrobatic from 'icon:acrobatic'
import bag from 'icon:backpack'
import bat from 'icon:baseball-bat'
import blood from 'icon:blood'
import brokenArrow from 'icon:broken-arrow'
import brokenAxe from 'icon:broken-axe'
import bullets from 'icon:bullets'
import bullseye from 'icon:bullseye'
import tent from 'icon:camping-tent'
import tactic from 'icon:card-random'
import box from 'icon:cardboard-box'
import chainsaw from 'icon:chainsaw'
import charge from 'icon:charging'
import lunge from 'icon:claw-slashes'
import clash from 'icon:crossed-swords'
import crow from 'icon:crow-dive'
import crowbar from 'icon:crowbar'
import dodging from 'icon:dodging'
import dropped from 'icon:drop-weapon'
import enrage from 'icon:enrage'
import crawler from 'icon:falling'
import fireAxe from 'icon:fire-axe'
import kit from 'icon:first-aid-kit'
import hands from 'icon:fist'
import trip from 'icon:foot-trip'
import grab from 'icon:grab'
import claws from 'icon:grasping-claws'
import grenade from 'icon:grenade'
import hatchet from 'icon:hatchet'
import headshot from 'icon:headshot'
import leap from 'icon:jump-across'
import katana from 'icon:katana'
import armor from 'icon:kevlar-vest'
import lungs from 'icon:lungs'
import machete from 'icon:machete'
import search from 'icon:magnifying-glass'
import horde from 'icon:minions'
import brute from 'icon:ogre'
import onTarget from 'icon:on-target'
import pistol from 'icon:pistol-gun'
import punch from 'icon:punch'
import push from 'icon:push'
import raise from 'icon:raise-zombie'
import reload from 'icon:reload-gun-barrel'
import revolver from 'icon:revolver'
import ricochet from 'icon:ricochet'
import run from 'icon:run'
import shotgun from 'icon:sawed-off-shotgun'
import shuffler from 'icon:shambling-zombie'
import shield from 'icon:shield-reflect'
import ball from 'icon:soccer-ball'
import shout from 'icon:sonic-shout'
import sprint from 'icon:sprint'
import doctor from 'icon:stethoscope'
import syringe from 'icon:syringe'
import targeting from 'icon:targeting'
import terror from 'icon:terror'
import tired from 'icon:tired-eye'
import friend from 'icon:two-shadows'
import rifle from 'icon:winchester-rifle'
import howl from 'icon:wolf-howl'
import pick from 'icon:wood-axe'
import { FACE_DOWN, idOf, type Label } from '@holdout/thirty-seconds/table'

const PICTURES: Readonly<Record<string, string>> = {
  [FACE_DOWN]: box,
  pistol,
  revolver,
  shotgun,
  rifle,
  'baseball-bat': bat,
  crowbar,
  machete,
  'fire-axe': fireAxe,
  chainsaw,
  hatchet,
  grenade,
  'first-aid-kit': kit,
  'body-armor': armor,
  'adrenaline-shot': syringe,
  katana,
  'ice-ax': pick,
  'quick-trigger': bullets,
  parkour: leap,
  distraction: crow,
  dodge: dodging,
  sprint,
  shove: push,
  reload,
  'rise-again': raise,
  'quick-hands': hands,
  confrontation: clash,
  'double-head-shot': headshot,
  'lost-opportunity': brokenArrow,
  'critical-hit': onTarget,
  clipped: ricochet,
  'lined-up': targeting,
  'second-wind': lungs,
  'kip-up': acrobatic,
  scrounge: search,
  panic: terror,
  exhausted: tired,
  'poor-aim': bullseye,
  stumble: trip,
  'new-blood': blood,
  'zombie-horde': horde,
  'damaged-weapon': brokenAxe,
  frenzy: enrage,
  lunge,
  'flailing-arms': grab,
  'pack-instinct': howl,
  tackle: charge,
  butterfingers: dropped,
  'ground-swipe': claws,
  crawler,
  shuffler,
  runner: run,
  shrieker: shout,
  'zombie-friend': friend,
  brute,
  // The roles.
  'firearms-instructor': pistol,
  'mma-trainer': punch,
  'soccer-player': ball,
  'self-defense-trainer': shield,
  'college-track-star': sprint,
  doctor,
  scavenger: bag,
  survivalist: tent,
}

/** The picture of a card or a role. */
export function pictureOf(card: Label): string {
  return PICTURES[idOf(card)] ?? tactic
}
