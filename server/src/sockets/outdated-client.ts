import { PROTOCOL_VERSION } from '@holdout/protocol'
import { socketText } from '../text/socket.ts'

/**
 * The answer to the `hello` of a client before protocol version 3, in the form that it understands; null for any other
 * message. Pages that are open during an update show its sentence with a button to reload.
 */
export function answerToOutdated(text: string): string | null {
  const version = outdatedVersion(text)
  if (version === null) return null
  const because = socketText.wrongVersion(PROTOCOL_VERSION, version)
  return JSON.stringify({ say: 'refused', id: null, why: null, because })
}

function outdatedVersion(text: string): number | null {
  try {
    const { say, version } = JSON.parse(text) as { say?: unknown; version?: unknown }
    return say === 'hello' && typeof version === 'number' ? version : null
  } catch {
    return null
  }
}
