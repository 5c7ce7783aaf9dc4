import crosshair from 'icon:crosshair'
import planks from 'icon:planks'
import shotgun from 'icon:sawed-off-shotgun'
import zombie from 'icon:shambling-zombie'
import dog from 'icon:sitting-dog'
import type { Aim } from './pieces.ts'
import { text } from './text.ts'

/** The icon and the texts of what is aimed at an entrance. */
export const AIMS: Readonly<
  Record<Aim | 'place', { readonly icon: string; readonly tag: string; readonly verb: string; readonly ask: string }>
> = {
  barricade: { icon: planks, ...text.aims.barricade },
  shoot: { icon: crosshair, ...text.aims.shoot },
  jasper: { icon: dog, ...text.aims.jasper },
  place: { icon: zombie, ...text.aims.place },
}

export const SHOTGUN = shotgun
