import type { LayoutRules } from './layout-check.ts'

const CLOCKLESS = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }

/** The matches to measure. */
export const MATCHES = {
  'until-dawn': { slug: 'until-dawn', seed: 3, seat: 'john', options: {} },
  'thirty-seconds as the Survivor': { slug: 'thirty-seconds', seed: 20, seat: 'survivor', options: CLOCKLESS },
  'thirty-seconds as the zombies': { slug: 'thirty-seconds', seed: 6, seat: 'zombie', options: CLOCKLESS },
  'thirty-seconds alone': {
    slug: 'thirty-seconds',
    seed: 43,
    seat: 'survivor',
    options: { ...CLOCKLESS, mode: 'solo', character: 'random' },
  },
  'zombie-town': { slug: 'zombie-town', seed: 3, seat: 'p1', options: { players: 4 } },
  'zombie-town with a clock': {
    slug: 'zombie-town',
    seed: 4,
    seat: 'p1',
    options: { players: 3, 'table-clock': 600 },
  },
  'until-daylight': { slug: 'until-daylight', seed: 3, seat: 'p1', options: { players: 4, 'search-mode': 'untimed' } },
  'viral-dawn': { slug: 'viral-dawn', seed: 3, seat: 'p1', options: { 'turn-seconds': 0, 'react-seconds': 0 } },
  'viral-dawn with a clock': {
    slug: 'viral-dawn',
    seed: 4,
    seat: 'p1',
    options: { players: 4, 'turn-seconds': 600, 'react-seconds': 120 },
  },
} as const

type Slug = (typeof MATCHES)[keyof typeof MATCHES]['slug']

const NOTHING = ':not(*)'

/** The declarations of the tables. */
export const RULES: Readonly<Record<Slug, LayoutRules>> = {
  'until-dawn': {
    cards: '.ud-card',
    pieces: '.ud-token',
    mayOverlap: '.ud-stack, .ud-hit, .ud-backs',
    mayScroll: NOTHING,
  },
  'thirty-seconds': {
    cards: '.ts-zombie, .ts-tactic, .ts-weapon',
    pieces: '.ts-zombie, .ts-standee, .ts-warehouse, .ts-weapon, .ts-slot-pip, .ts-floor-token',
    mayOverlap: '.ts-hidden-hand, .ts-state-word',
    mayScroll: NOTHING,
  },
  'zombie-town': {
    cards: '.zt-card',
    pieces: '.zt-house, .zt-pawn',
    mayOverlap: '.zt-pawn, .zt-square',
    mayScroll: NOTHING,
  },
  'until-daylight': {
    cards: '.dl-horde, .dl-item',
    pieces: '.dl-horde, .dl-item',
    mayOverlap: NOTHING,
    mayScroll: NOTHING,
  },
  'viral-dawn': {
    cards: '.vd-card',
    pieces: '.kit-plate, .kit-pile',
    mayOverlap: '.vd-place, .vd-hand, .vd-scene',
    mayScroll: NOTHING,
  },
}

/** Problems that are known and not fixed yet. */
export const KNOWN: Readonly<Record<Slug, readonly string[]>> = {
  'until-dawn': [],
  'thirty-seconds': [],
  'zombie-town': [],
  'until-daylight': [],
  'viral-dawn': [],
}
