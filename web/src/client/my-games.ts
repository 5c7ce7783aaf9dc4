import type { TableInfo } from '@holdout/protocol'
import { isMyTurn, isOffered, wasGivenUp } from './my-tables.ts'
import type { Save } from './save-list.ts'

/** A game of this person: on this device, or at an online table. */
export type MyGame =
  | { readonly save: Save; readonly table?: never }
  | { readonly table: TableInfo; readonly save?: never }

export interface MyGames {
  /** Games that wait for this person: offers of a rematch, their turn online, and games on this device. */
  readonly turn: readonly MyGame[]
  /** Online games that wait for others, or have not started. */
  readonly waiting: readonly MyGame[]
  readonly finished: readonly MyGame[]
}

/** Sorts the games of a person. Others wait at online tables, so these come first, the longest wait on top. */
export function sortGames(saves: readonly Save[], tables: readonly TableInfo[]): MyGames {
  const online = tables.filter(table => !wasGivenUp(table)).map(table => ({ table }))
  const local = saves.map(save => ({ save }))
  const turns = online.filter(({ table }) => isMyTurn(table))
  return {
    turn: [
      ...online.filter(({ table }) => isOffered(table)),
      ...turns.sort((a, b) => lastPlayed(a) - lastPlayed(b)),
      ...local.filter(({ save }) => save.outcome === null).sort(latestFirst),
    ],
    waiting: [
      ...online.filter(({ table }) => table.status === 'playing' && !isMyTurn(table)).sort(latestFirst),
      ...online.filter(({ table }) => table.status === 'waiting' && !isOffered(table)).sort(latestFirst),
    ],
    finished: [
      ...online.filter(({ table }) => table.status === 'over'),
      ...local.filter(({ save }) => save.outcome !== null),
    ].sort(latestFirst),
  }
}

/** The time of the last move, or of the opening of a table; in ms since 1970. */
function lastPlayed({ save, table }: MyGame): number {
  return save ? save.played : (table.lastMove ?? table.created)
}

function latestFirst(a: MyGame, b: MyGame): number {
  return lastPlayed(b) - lastPlayed(a)
}
