import { plain } from '@holdout/engine'
import type { Told } from '@holdout/host'
import { useEffect, useMemo, useState } from 'react'
import type { TableState } from '../client/table-client.ts'
import type { TableModule } from './table-props.ts'

/** What others have done to whoever looks, since they last acted or put it away. It goes by itself after a while: the log has it. */
export function useHits({ scene, log, names }: TableState, { isHit }: TableModule) {
  const { who, seq, view } = scene
  // The move up to which each person at this screen has seen everything.
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({ [who]: seq })
  const hits = useMemo(() => {
    const upTo = seen[who] ?? seq
    const isNew = ({ at, event }: Told): boolean => at > upTo && (isHit?.(event as never, who, view as never) ?? false)
    const lines = new Map(isHit ? log.filter(isNew).map(told => [plain(told.say, names), told]) : [])
    return {
      told: [...lines.values()].slice(-MOST),
      /** A move is made now: what comes of it is the player's own doing. */
      acted: () => setSeen(now => ({ ...now, [who]: seq + 1 })),
      seen: () => setSeen(now => ({ ...now, [who]: seq })),
    }
  }, [seen, who, seq, view, log, names, isHit])
  const last = hits.told.at(-1)?.at ?? null
  useEffect(() => {
    if (last === null) return
    const timer = setTimeout(() => setSeen(now => ({ ...now, [who]: last })), WHILE)
    return () => clearTimeout(timer)
  }, [last, who])
  return hits
}

const MOST = 3
/** In ms. */
const WHILE = 10_000
