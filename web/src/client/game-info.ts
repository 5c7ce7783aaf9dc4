import { useEffect, useState } from 'react'
import type { GameInfo } from '../worker/messages.ts'
import { openDesk } from './desk.ts'

const known = new Map<string, Promise<GameInfo>>()

/** Options, rulebook and cards of a game; asked of a worker once, and kept. */
function gameInfo(slug: string): Promise<GameInfo> {
  const found = known.get(slug)
  if (found) return found
  const { desk, close } = openDesk()
  const asked = desk.about(slug).finally(close)
  asked.catch(() => known.delete(slug))
  known.set(slug, asked)
  return asked
}

/** null while it is on its way. */
export function useGameInfo(slug: string): GameInfo | null {
  const [info, setInfo] = useState<GameInfo | null>(null)
  useEffect(() => {
    let stale = false
    void gameInfo(slug).then(found => stale || setInfo(found))
    return () => {
      stale = true
    }
  }, [slug])
  return info
}
