/** Every lesson file of every game, fetched when it is opened. */
const FILES = import.meta.glob<string>('../../../games/*/lessons/*.scenario.txt', { query: '?raw', import: 'default' })

/** The options of a first game, as part of an address. */
const BEGINNER: Readonly<Record<string, string>> = {
  'until-dawn': 'opt.night-length=short&opt.shells=10',
  'until-daylight': 'opt.search.mode=untimed&opt.difficulty=gentle&opt.players=4',
  'zombie-town': 'opt.players=3&opt.last-day=6',
  'viral-dawn': 'opt.turnSeconds=0&opt.reactSeconds=0',
  'thirty-seconds': 'opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
}

/** Loads the lesson of a game; null if it has none. */
export function lessonOf(slug: string): (() => Promise<string>) | null {
  const file = Object.keys(FILES).find(path => path.includes(`/games/${slug}/lessons/`))
  return file === undefined ? null : FILES[file]
}

/** The address of a first game: options for beginners, and hints on. */
export function firstGame(slug: string): string {
  return `/quick/${slug}?${[BEGINNER[slug], 'hints=on'].filter(Boolean).join('&')}`
}
