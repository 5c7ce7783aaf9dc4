import { tablePath } from '@holdout/protocol/pages'

/** The path of a table's page, relative to the address of the server. */
export function pathOfTable(table: string): string {
  return tablePath(table).slice(1)
}

/** The path of the list of one's own games. */
export const GAMES_PATH = 'saved'

export function tableUrl(origin: string, path: string): string {
  return `${origin}/${path}`
}

/** The page on which a person turns a channel off without logging in. */
export function unsubscribeUrl(origin: string, channel: string): string {
  return `${origin}/api/notices/off/${channel}`
}
