import { optionsText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { isTimedSearch } from './clocks.ts'

type Options = Readonly<Record<string, unknown>>

interface Group {
  readonly title: string
  readonly options: readonly string[]
}

/** Where the options of a game are on the page: with the timer, in the main options, or under "More options". */
export interface Layout {
  readonly clock: readonly string[]
  readonly first: Group
  readonly more: readonly Group[]
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'until-dawn': {
    clock: ['table-clock'],
    first: { title: optionsText.mainOptions, options: ['night-length', 'shells', 'undo', 'memory-aid'] },
    more: [
      {
        title: optionsText.groups.houseRules,
        options: ['scarce-planks', 'jasper-return', 'sneaker-clear', 'empty-bite'],
      },
    ],
  },
  'thirty-seconds': {
    clock: ['survivor-clock', 'zombie-clock', 'clock-from-row-six'],
    first: { title: optionsText.mainOptions, options: ['mode', 'solo-ai', 'character'] },
    more: [
      {
        title: optionsText.groups.easier,
        options: [
          'no-boss-at-start',
          'supplies-everywhere',
          'three-supplies',
          'sure-stomps',
          'soft-opportunities',
          'first-aid-start',
        ],
      },
      { title: optionsText.groups.advanced, options: ['sound', 'concussion', 'permanent-knockdown'] },
      { title: optionsText.groups.variants, options: ['rising', 'second-try', 'wall-of-bodies'] },
      {
        title: optionsText.groups.houseRules,
        options: [
          'concussion-2e',
          'instructor-any',
          'grenade-door',
          'parkour-street',
          'move-healthy',
          'zombie-energy',
          'round-limit',
        ],
      },
      { title: optionsText.groups.reactions, options: ['reaction-pause', 'reaction-limit', 'network-grace'] },
    ],
  },
  'zombie-town': {
    clock: ['table-clock'],
    first: { title: optionsText.mainOptions, options: ['last-day', 'extra-zombies', 'player-fights'] },
    more: [
      { title: optionsText.groups.firstPlayer, options: ['first-player', 'youngest-seat'] },
      {
        title: optionsText.groups.houseRules,
        options: [
          'start-squares',
          'spread-homes',
          'open-walls',
          'pawn-holds-claim',
          'empty-claim',
          'last-survivor',
          'event-windows',
        ],
      },
    ],
  },
  'until-daylight': {
    clock: ['search.seconds', 'search.jitter', 'clock.kind', 'clock.display'],
    first: { title: optionsText.mainOptions, options: ['difficulty', 'health.bonus', 'three.relief', 'short-night'] },
    more: [
      { title: optionsText.groups.untimedSearch, options: ['search.actions', 'search.tail'] },
      { title: optionsText.groups.timeLimits, options: ['take.seconds', 'consent.seconds', 'combat.seconds'] },
      {
        title: optionsText.groups.atTheTable,
        options: ['take.bulk', 'leader.authority', 'multi-character', 'objectives.open', 'objectives.announce'],
      },
      {
        title: optionsText.groups.combat,
        options: [
          'collateral.per',
          'collateral.order',
          'survivor.line',
          'survivor.sacrificed-counts',
          'attract.moment',
        ],
      },
      { title: optionsText.groups.tests, options: ['gong.turn', 'gong.moment', 'search.absent'] },
    ],
  },
  'viral-dawn': {
    clock: ['turnSeconds', 'reactSeconds'],
    first: { title: optionsText.mainOptions, options: ['games', 'expertTens', 'discardView'] },
    more: [
      { title: optionsText.groups.match, options: ['matchEnd', 'nextDealer', 'lapLimit'] },
      {
        title: optionsText.groups.houseRules,
        options: ['honour', 'firstLapMustLay', 'aceLay', 'queenChain', 'jackStack', 'purge', 'jokerOrder'],
      },
    ],
  },
}

/** Options that the seats and the timer's three choices set. */
const ELSEWHERE = ['players', 'people', 'search.mode']

const noAlleyClock = (options: Options): boolean => options['survivor-clock'] === 0 && options['zombie-clock'] === 0
const noRoadClock = (options: Options): boolean => options.turnSeconds === 0 && options.reactSeconds === 0

const HIDDEN: Readonly<Record<string, (options: Options) => boolean>> = {
  'until-dawn:table-clock': options => options['table-clock'] === 0,
  'zombie-town:table-clock': options => options['table-clock'] === 0,
  'thirty-seconds:survivor-clock': noAlleyClock,
  'thirty-seconds:zombie-clock': noAlleyClock,
  'thirty-seconds:clock-from-row-six': noAlleyClock,
  'thirty-seconds:solo-ai': options => options.mode !== 'solo',
  'until-daylight:search.seconds': options => !isTimedSearch(options),
  'until-daylight:search.jitter': options => !isTimedSearch(options) || options['clock.kind'] === 'sand',
  'until-daylight:clock.kind': options => !isTimedSearch(options),
  'until-daylight:clock.display': options => !isTimedSearch(options),
  'until-daylight:take.seconds': options => !isTimedSearch(options),
  'until-daylight:search.actions': isTimedSearch,
  'until-daylight:search.tail': isTimedSearch,
  'until-daylight:three.relief': options => options.players !== 3,
  'until-daylight:gong.moment': options => options['gong.turn'] === 0,
  'viral-dawn:turnSeconds': noRoadClock,
  'viral-dawn:reactSeconds': noRoadClock,
  'viral-dawn:matchEnd': options => options.games === 1,
  'viral-dawn:nextDealer': options => options.games === 1,
}

/**
 * The layout of a game. Options without a place in LAYOUTS go under "More options", so that a new game needs no entry.
 */
export function layoutOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): Layout {
  const drawn = LAYOUTS[slug] ?? { clock: [], first: { title: optionsText.mainOptions, options: [] }, more: [] }
  const placed = [...drawn.clock, ...drawn.first.options, ...drawn.more.flatMap(group => group.options), ...ELSEWHERE]
  const loose = Object.keys(options).filter(name => !placed.includes(name) && !isDataMark(options[name]))
  if (loose.length === 0) return drawn
  if (drawn.first.options.length > 0)
    return { ...drawn, more: [...drawn.more, { title: optionsText.groups.other, options: loose }] }
  return {
    clock: loose.filter(name => name === 'table-clock'),
    first: { title: drawn.first.title, options: loose.filter(name => name !== 'table-clock').slice(0, 3) },
    more: [{ title: optionsText.groups.other, options: loose.filter(name => name !== 'table-clock').slice(3) }],
  }
}

/** Whether an option has an effect with these options. A hidden option keeps its value. */
export function isShown(slug: string, name: string, options: Options): boolean {
  return !HIDDEN[`${slug}:${name}`]?.(options)
}

/** A choice with one answer only marks which data a game was played with. */
function isDataMark(spec: GameInfo['options'][string]): boolean {
  return spec.type === 'choice' && spec.choices.length < 2
}
