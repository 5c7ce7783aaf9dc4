const PREFIX = 'online-'

/** The id of an online match where those of this device have theirs: for replays, results and hints. */
export function onlineId(table: string): string {
  return PREFIX + table
}

export function isOnline(id: string | null): id is string {
  return id?.startsWith(PREFIX) ?? false
}

/** The table of an online match. */
export function tableOf(id: string): string {
  return id.slice(PREFIX.length)
}
