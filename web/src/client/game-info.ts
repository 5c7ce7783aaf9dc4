import { useEffect, useState } from 'react'
import type { GameInfo } from '../worker/messages.ts'
import { openDesk } from './desk.ts'

const known = new Map<string, Promise<GameInfo>>()

/** Options, rulebook and cards of a game, from a worker; cached. */
function gameInfo(slug: string): Promise<GameInfo> {
  const found = known.get(slug)
  if (found) return found
  const { desk, ask, close } = openDesk()
  const asked = ask(desk.about(slug)).finally(close)
  asked.catch(() => known.delete(slug))
  known.set(slug, asked)
  return asked
}

/** The info of a game; null while loading. Throws errors for the error boundary around the page. */
export function useGameInfo(slug: string): GameInfo | null {
  const info = useInfo(slug)
  if (info instanceof Error) throw info
  return info
}

/** The info of a game for what a table can do without; null while loading and after an error. */
export function useOptionalGameInfo(slug: string): GameInfo | null {
  const info = useInfo(slug)
  return info instanceof Error ? null : info
}

function useInfo(slug: string): GameInfo | Error | null {
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
  return info
}
