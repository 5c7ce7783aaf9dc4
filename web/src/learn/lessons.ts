/** Every lesson file of every game, fetched when it is opened. */
const FILES = import.meta.glob<string>('../../../games/*/lessons/*.scenario.txt', { query: '?raw', import: 'default' })

/** Loads the lesson of a game; null if it has none. */
export function lessonOf(slug: string): (() => Promise<string>) | null {
  const file = Object.keys(FILES).find(path => path.includes(`/games/${slug}/lessons/`))
  return file === undefined ? null : FILES[file]
}

/** The address of a first game, which is the same as on the setup page. */
export function firstGame(slug: string): string {
  return `/quick/${slug}?preset=first-game`
}
