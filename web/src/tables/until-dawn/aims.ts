import crosshair from 'icon:crosshair'
import planks from 'icon:planks'
import shotgun from 'icon:sawed-off-shotgun'
import zombie from 'icon:shambling-zombie'
import dog from 'icon:sitting-dog'
import type { Aim } from './choosing.ts'

/** How each thing that is aimed at an entrance is drawn and said. */
export const AIMS: Readonly<
  Record<Aim | 'place', { readonly icon: string; readonly tag: string; readonly verb: string; readonly ask: string }>
> = {
  barricade: { icon: planks, tag: 'Nail it', verb: 'Barricade', ask: 'Barricade: which entrance?' },
  shoot: { icon: crosshair, tag: 'Fire', verb: 'Shoot the top one', ask: 'Fire the shotgun: at which entrance?' },
  jasper: { icon: dog, tag: 'Guard', verb: 'Send Jasper', ask: 'Jasper, guard: which entrance?' },
  place: { icon: zombie, tag: 'Here', verb: 'Place it', ask: '' },
}

export const SHOTGUN = shotgun
