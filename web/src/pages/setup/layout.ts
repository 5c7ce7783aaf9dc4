import type { GameInfo } from '../../worker/messages.ts'
import { isTimedSearch } from './clocks.ts'

type Options = Readonly<Record<string, unknown>>

interface Group {
  readonly title: string
  readonly options: readonly string[]
}

/** Where the options of a game stand on the page: with the clock, among the few that matter, or under "More options". */
export interface Layout {
  readonly clock: readonly string[]
  readonly first: Group
  readonly more: readonly Group[]
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'until-dawn': {
    clock: ['table-clock'],
    first: { title: 'The night', options: ['night-length', 'shells', 'undo', 'memory-aid'] },
    more: [{ title: 'House rules', options: ['scarce-planks', 'jasper-return', 'sneaker-clear', 'empty-bite'] }],
  },
  'thirty-seconds': {
    clock: ['survivor-clock', 'zombie-clock', 'clock-from-row-six'],
    first: { title: 'The alley', options: ['mode', 'solo-ai', 'character'] },
    more: [
      {
        title: 'Easier for the Survivor',
        options: [
          'no-boss-at-start',
          'supplies-everywhere',
          'three-supplies',
          'sure-stomps',
          'soft-opportunities',
          'first-aid-start',
        ],
      },
      { title: 'Advanced rules', options: ['sound', 'concussion', 'permanent-knockdown'] },
      { title: 'Small changes', options: ['rising', 'second-try', 'wall-of-bodies'] },
      {
        title: 'House rules',
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
      { title: 'Answers against the clock', options: ['reaction-pause', 'reaction-limit', 'network-grace'] },
    ],
  },
  'zombie-town': {
    clock: ['table-clock'],
    first: { title: 'The town', options: ['last-day', 'extra-zombies', 'player-fights'] },
    more: [
      { title: 'Who begins', options: ['first-player', 'youngest-seat'] },
      {
        title: 'House rules',
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
    first: { title: 'The night', options: ['difficulty', 'health.bonus', 'three.relief', 'short-night'] },
    more: [
      { title: 'Search by turns', options: ['search.actions', 'search.tail'] },
      { title: 'Time limits', options: ['take.seconds', 'consent.seconds', 'combat.seconds'] },
      {
        title: 'At the table',
        options: ['take.bulk', 'leader.authority', 'multi-character', 'objectives.open', 'objectives.announce'],
      },
      {
        title: 'Combat',
        options: [
          'collateral.per',
          'collateral.order',
          'survivor.line',
          'survivor.sacrificed-counts',
          'attract.moment',
        ],
      },
      { title: 'For tests and lessons', options: ['gong.turn', 'gong.moment', 'search.absent'] },
    ],
  },
  'viral-dawn': {
    clock: ['turnSeconds', 'reactSeconds'],
    first: { title: 'The road', options: ['games', 'expertTens', 'discardView'] },
    more: [
      { title: 'The match', options: ['matchEnd', 'nextDealer', 'lapLimit'] },
      {
        title: 'House rules',
        options: ['honour', 'firstLapMustLay', 'aceLay', 'queenChain', 'jackStack', 'purge', 'jokerOrder'],
      },
    ],
  },
}

/** Set elsewhere on the page, by who sits where and by the clock's three choices. */
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

/** Every option of the game has its place; one that nobody has placed stands under "More options", so that a new game needs nothing here. */
export function layoutOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): Layout {
  const drawn = LAYOUTS[slug] ?? { clock: [], first: { title: 'The game', options: [] }, more: [] }
  const placed = [...drawn.clock, ...drawn.first.options, ...drawn.more.flatMap(group => group.options), ...ELSEWHERE]
  const loose = Object.keys(options).filter(name => !placed.includes(name) && !isMark(options[name]))
  if (loose.length === 0) return drawn
  if (drawn.first.options.length > 0) return { ...drawn, more: [...drawn.more, { title: 'Other', options: loose }] }
  return {
    clock: loose.filter(name => name === 'table-clock'),
    first: { title: drawn.first.title, options: loose.filter(name => name !== 'table-clock').slice(0, 3) },
    more: [{ title: 'Other', options: loose.filter(name => name !== 'table-clock').slice(3) }],
  }
}

/** Whether an option means anything as things stand; what is out of sight keeps its value. */
export function isShown(slug: string, name: string, options: Options): boolean {
  return !HIDDEN[`${slug}:${name}`]?.(options)
}

/** A choice with a single answer is no choice: it marks which data a game was played with. */
function isMark(spec: GameInfo['options'][string]): boolean {
  return spec.type === 'choice' && spec.choices.length < 2
}
