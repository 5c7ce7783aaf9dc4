import { onOtherTabChange, readStored, writeStored } from './storage.ts'
import { storeOf } from './store.ts'

/** A result as a number; more is better. Only results of one `kind` are compared. */
export interface ResultMark {
  readonly kind: string
  readonly score: number
  readonly say: string
}

/**
 * How a game ended for this person. `shared`: several people at this screen, of whom some won. `stopped`: nobody won,
 * because the game was abandoned, stopped by all or deleted.
 */
export type GameEnding = 'won' | 'lost' | 'shared' | 'given-up' | 'stopped'

/** A game that is over, as statistics count it. It stays when the game is deleted. */
export interface PlayedGame {
  /** The id of the game on this device, or `online-…`. */
  readonly id: string
  readonly game: string
  readonly seed: string
  /** The hash of the last position, so that a game that was imported twice counts once; empty if it is not known. */
  readonly hash: string
  /** In ms since 1970; 0: not known. */
  readonly ended: number
  readonly ending: GameEnding
  readonly players: number
  /** The level of the bots: `none`, one level, `mixed` levels, or `people` if other people played online. */
  readonly rivals: string
  /** Options that differ from the rulebook's game and change the rules. */
  readonly options: Readonly<Record<string, unknown>>
  /** null: it sets no record, such as a game that was given up. */
  readonly mark: ResultMark | null
  /** Luck of all draws and rolls, in standard deviations; above 0 is lucky. null: not counted. */
  readonly luck: number | null
  /** 0 to 100, once the game was analyzed. */
  readonly accuracy: number | null
  /** Time at the table in ms; null: not known. */
  readonly time: number | null
  /** Achievements that the game reached. */
  readonly reached: readonly string[]
  /** `FACTS_VERSION` of the computation; 0: the record was not read. */
  readonly version: number
}

/** Raise it when facts of old games must be computed again: a new achievement, another way to count luck. */
export const FACTS_VERSION = 1

/** How a result compares with earlier ones. */
type ResultRank =
  | { readonly is: 'first' }
  | { readonly is: 'best'; readonly before: string }
  | { readonly is: 'behind'; readonly best: string }
  | { readonly is: 'seen' }

/** A game among the earlier ones. */
export interface ResultStanding {
  /** null: the game sets no record. */
  readonly rank: ResultRank | null
  /** The place of the result among those of the same kind, this one included: 1 is the best. 0 without a mark. */
  readonly place: number
  readonly of: number
  /** Games of this kind won in a row up to this one. */
  readonly streak: number
  /** Achievements that no earlier game reached. */
  readonly firsts: readonly string[]
}

/** About 400 bytes each. */
const MOST = 1_500

/** A game of which only its end without a result is known. */
export function stoppedGame(
  known: Pick<PlayedGame, 'id' | 'game' | 'ended' | 'players' | 'rivals'> & Partial<PlayedGame>,
): PlayedGame {
  return {
    seed: '',
    hash: '',
    ending: 'stopped',
    options: {},
    mark: null,
    luck: null,
    accuracy: null,
    time: null,
    reached: [],
    version: FACTS_VERSION,
    ...known,
  }
}

/** The level of bots; `mixed` if they differ. */
export function rivalsOf(levels: readonly string[]): string {
  const different = new Set(levels)
  return different.size === 0 ? 'none' : different.size === 1 ? levels[0] : 'mixed'
}

/** All games that are over, latest first. Imports no rules, because the home page loads it. */
export const playedGames = storeOf<readonly PlayedGame[]>(readGames())
if (typeof addEventListener === 'function') onOtherTabChange('played', () => playedGames.set(readGames()))

/** Adds games, or replaces what was known of them. Accuracy and time that were known stay. */
export function keepPlayed(games: readonly PlayedGame[]): void {
  const all = mergeGames(playedGames.value, games)
  writeStored('played', all)
  playedGames.set(all)
}

/** Notes the accuracy of a game that was analyzed; 0 to 100, null: it is not measured. */
export function noteAccuracy(id: string, accuracy: number | null): void {
  const game = playedGames.value.find(one => one.id === id)
  if (game && accuracy !== null && game.accuracy !== accuracy) keepPlayed([{ ...game, accuracy }])
}

/** Two lists as one: each game once, the later computation wins. */
export function mergeGames(known: readonly PlayedGame[], more: readonly PlayedGame[]): readonly PlayedGame[] {
  const all = [...known]
  for (const game of more) {
    const at = all.findIndex(other => isSameGame(other, game))
    if (at < 0) all.push(game)
    else all[at] = merged(all[at], game)
  }
  return all.toSorted((a, b) => b.ended - a.ended).slice(0, MOST)
}

function merged(old: PlayedGame, now: PlayedGame): PlayedGame {
  const [base, other] = now.version >= old.version ? [now, old] : [old, now]
  return {
    ...base,
    id: old.id,
    ended: old.ended || now.ended,
    accuracy: base.accuracy ?? other.accuracy,
    time: base.time ?? other.time,
  }
}

function isSameGame(a: PlayedGame, b: PlayedGame): boolean {
  return a.id === b.id || (a.hash !== '' && a.hash === b.hash && a.seed === b.seed && a.game === b.game)
}

/** How a game stands among those before it. */
export function standingOf(game: PlayedGame, all: readonly PlayedGame[]): ResultStanding {
  const others = all.filter(other => other.game === game.game && !isSameGame(other, game))
  const before = others.filter(({ ended }) => ended <= game.ended)
  const reached = new Set(before.flatMap(other => other.reached))
  const firsts = game.reached.filter(id => !reached.has(id))
  const marks = [...before, ...oldResults(game.game, all)].flatMap(({ mark, seed }) => (mark ? [{ mark, seed }] : []))
  const same = marks.filter(({ mark }) => mark.kind === game.mark?.kind).map(({ mark }) => mark)
  const rank = game.mark && rankOf(game.mark, same, game.seed !== '' && marks.some(({ seed }) => seed === game.seed))
  const better = same.filter(({ score }) => score > (game.mark?.score ?? 0)).length
  const place = game.mark ? 1 + better : 0
  return { rank, place, of: same.length + 1, streak: streakOf([game, ...before]), firsts }
}

/** A deal that was played before is not compared: the player knew it. */
function rankOf(mark: ResultMark, earlier: readonly ResultMark[], isSeen: boolean): ResultRank {
  if (isSeen) return { is: 'seen' }
  if (earlier.length === 0) return { is: 'first' }
  const best = earlier.reduce((top, one) => (one.score > top.score ? one : top))
  return mark.score > best.score ? { is: 'best', before: best.say } : { is: 'behind', best: best.say }
}

/** The games won in a row, from the first of the list on. Shared games neither win nor lose. */
export function streakOf(games: readonly PlayedGame[]): number {
  const counted = games.filter(({ ending }) => ending !== 'shared')
  const end = counted.findIndex(({ ending }) => ending !== 'won')
  return end < 0 ? counted.length : end
}

/** Whether a game of this kind was ever finished on this device. */
export function hasFinished(slug: string): boolean {
  return playedGames.value.some(({ game }) => game === slug) || oldResults(slug, []).length > 0
}

/** Results of versions that kept nothing else of a game. */
function oldResults(
  slug: string,
  known: readonly PlayedGame[],
): { readonly mark: ResultMark; readonly seed: string }[] {
  const kept = readStored(`results:${slug}`)
  if (!Array.isArray(kept)) return []
  const ids = new Set(known.map(({ id }) => id))
  return kept.filter(isOldResult).flatMap(({ id, seed, ...mark }) => (ids.has(id) ? [] : [{ mark, seed }]))
}

function isOldResult(value: unknown): value is ResultMark & { readonly id: string; readonly seed: string } {
  const { id, seed, kind, score, say } = (value ?? {}) as Record<string, unknown>
  return [id, seed, kind, say].every(text => typeof text === 'string') && typeof score === 'number'
}

function readGames(): readonly PlayedGame[] {
  const games = readStored('played')
  return Array.isArray(games) ? games.filter(isPlayedGame) : []
}

/** Whether a stored or imported value is a game. */
export function isPlayedGame(value: unknown): value is PlayedGame {
  const { id, game, seed, hash, ended, ending, players, rivals, options, reached, version } = (value ?? {}) as Record<
    string,
    unknown
  >
  return (
    [id, game, seed, hash, ending, rivals].every(text => typeof text === 'string') &&
    [ended, players, version].every(number => typeof number === 'number') &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(reached)
  )
}
