/**
 * Whether a server before protocol version 3 sent this message. It named the kind of a message in `say`, and rejects a
 * `hello` of this version as unreadable, so reconnecting would not help.
 */
export function isFromOutdatedServer(text: string): boolean {
  try {
    const { say, type } = JSON.parse(text) as { say?: unknown; type?: unknown }
    return typeof say === 'string' && type === undefined
  } catch {
    return false
  }
}
