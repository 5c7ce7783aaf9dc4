import clock from 'icon:alarm-clock'
import arrows from 'icon:arrow-cluster'
import raider from 'icon:balaclava'
import bandage from 'icon:bandage-roll'
import bat from 'icon:baseball-bat'
import belt from 'icon:belt-buckles'
import bloodlust from 'icon:bloody-sword'
import knife from 'icon:bowie-knife'
import bottle from 'icon:brandy-bottle'
import helmet from 'icon:brodie-helmet'
import ammo from 'icon:bullets'
import candle from 'icon:candle-light'
import can from 'icon:canned-fish'
import cap from 'icon:captain-hat-profile'
import car from 'icon:city-car'
import lucky from 'icon:clover'
import crossbow from 'icon:crossbow'
import crowbar from 'icon:crowbar'
import ring from 'icon:diamond-ring'
import monster from 'icon:evil-minion'
import fireAxe from 'icon:fire-axe'
import kit from 'icon:first-aid-kit'
import hand from 'icon:fist'
import hammer from 'icon:flat-hammer'
import trip from 'icon:foot-trip'
import chain from 'icon:gem-chain'
import eventCard from 'icon:hazard-sign'
import vitality from 'icon:heart-plus'
import katana from 'icon:katana'
import jacket from 'icon:kevlar-vest'
import bag from 'icon:knapsack'
import machete from 'icon:machete'
import molotov from 'icon:molotov'
import brute from 'icon:muscle-up'
import nails from 'icon:nails'
import focus from 'icon:on-target'
import stash from 'icon:open-chest'
import survivor from 'icon:person'
import gun from 'icon:pistol-gun'
import planks from 'icon:planks'
import bow from 'icon:pocket-bow'
import star from 'icon:polar-star'
import badge from 'icon:police-badge'
import powder from 'icon:powder-bag'
import rat from 'icon:rat'
import revolver from 'icon:revolver'
import shield from 'icon:riot-shield'
import pickpocket from 'icon:robber-hand'
import rag from 'icon:rolled-cloth'
import shotgun from 'icon:sawed-off-shotgun'
import wanderer from 'icon:shambling-zombie'
import shells from 'icon:shotgun-rounds'
import sling from 'icon:slingshot'
import stuck from 'icon:sticky-boot'
import ambush from 'icon:surprised'
import syringe from 'icon:syringe'
import trophy from 'icon:trophy'
import banner from 'icon:vertical-banner'
import pickaxe from 'icon:war-pick'
import rifle from 'icon:winchester-rifle'
import cable from 'icon:wire-coil'

const PICTURES: Readonly<Record<string, string>> = {
  wanderer,
  brute,
  monster,
  raider,
  survivor,
  'psycho-cleaver': knife,
  'hipster-slingshot': sling,
  'trigger-revolver': revolver,
  'pillar-sledgehammer': hammer,
  'haggler-crowbar': crowbar,
  'drifter-pickaxe': pickaxe,
  'kitchen-knife': knife,
  'baseball-bat': bat,
  'fire-axe': fireAxe,
  machete,
  katana,
  gun,
  rifle,
  shotgun,
  bow,
  crossbow,
  'gun-ammo': ammo,
  arrows,
  shells,
  'canned-food': can,
  bandage,
  'first-aid-kit': kit,
  helmet,
  'padded-jacket': jacket,
  'riot-shield': shield,
  'riot-shield-dented': shield,
  'energy-shot': syringe,
  focus,
  'alarm-clock': clock,
  planks,
  nails,
  cable,
  alcohol: bottle,
  'sheriffs-star': star,
  rag,
  powder,
  vitality,
  lucky,
  bloodlust,
  pickpocket,
  'hidden-stash': stash,
  'mayors-chain': chain,
  'generals-cap': cap,
  'champions-belt': belt,
  'movie-award': trophy,
  'scout-badge': badge,
  'bishops-ring': ring,
  'union-banner': banner,
  'ev-rusty-nail': trip,
  'ev-torn-bag': bag,
  'ev-car-alarm': car,
  'ev-ambush': ambush,
  'ev-stuck': stuck,
  'ev-rats': rat,
  'ev-blackout': candle,
  hands: hand,
  'craft-molotov': molotov,
  'craft-nail-bomb': powder,
}

export function pictureOf(card: string): string {
  return PICTURES[card] ?? (card.startsWith('ev-') ? eventCard : star)
}
