import bat from 'icon:baseball-bat'
import bullets from 'icon:bullets'
import tactic from 'icon:card-random'
import box from 'icon:cardboard-box'
import chainsaw from 'icon:chainsaw'
import crow from 'icon:crow-dive'
import crowbar from 'icon:crowbar'
import dodging from 'icon:dodging'
import crawler from 'icon:falling'
import fireAxe from 'icon:fire-axe'
import kit from 'icon:first-aid-kit'
import grenade from 'icon:grenade'
import hatchet from 'icon:hatchet'
import katana from 'icon:katana'
import armour from 'icon:kevlar-vest'
import machete from 'icon:machete'
import brute from 'icon:ogre'
import pistol from 'icon:pistol-gun'
import push from 'icon:push'
import raise from 'icon:raise-zombie'
import reload from 'icon:reload-gun-barrel'
import revolver from 'icon:revolver'
import run from 'icon:run'
import shuffler from 'icon:shambling-zombie'
import shotgun from 'icon:shotgun'
import shout from 'icon:sonic-shout'
import sprint from 'icon:sprint'
import syringe from 'icon:syringe'
import friend from 'icon:two-shadows'
import rifle from 'icon:winchester-rifle'
import pick from 'icon:wood-axe'

const PICTURES: Readonly<Record<string, string>> = {
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
  'body-armor': armour,
  'adrenaline-shot': syringe,
  katana,
  'ice-ax': pick,
  'quick-trigger': bullets,
  parkour: run,
  distraction: crow,
  dodge: dodging,
  sprint,
  shove: push,
  reload,
  'rise-again': raise,
  crawler,
  shuffler,
  runner: run,
  shrieker: shout,
  'zombie-friend': friend,
  brute,
}

/** A card's name without the values and marks it may carry. */
export const bare = (name: string): string => name.replace(/[+!]|\/\d/g, '')

export function pictureOf(name: string): string {
  return PICTURES[bare(name)] ?? tactic
}

export const BOX = box
