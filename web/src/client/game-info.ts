import { useEffect, useState } from 'react'
import type { GameInfo } from '../worker/messages.ts'
import { openDesk } from './desk.ts'

const known = new Map<string, Promise<GameInfo>>()

/** Options, rulebook and cards of a game; asked of a worker once, and kept. */
function gameInfo(slug: string): Promise<GameInfo> {
  const found = known.get(slug)
  if (found) return found
  const { desk, ask, close } = openDesk()
  const asked = ask(desk.about(slug)).finally(close)
  asked.catch(() => known.delete(slug))
  known.set(slug, asked)
  return asked
}

/** null while it is on its way. What went wrong is thrown, for whatever stands around the page to tell. */
export function useGameInfo(slug: string): GameInfo | null {
  const [info, setInfo] = useState<GameInfo | Error | null>(null)
  useEffect(() => {
    let stale = false
    const show = (found: GameInfo | Error): void => {
      if (!stale) setInfo(found)
    }
    gameInfo(slug).then(show, show)
    return () => {
      stale = true
    }
  }, [slug])
  if (info instanceof Error) throw info
  return info
}
