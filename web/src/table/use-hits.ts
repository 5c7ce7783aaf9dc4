import type { LogLine, TableState } from '@holdout/table'
import { plain } from '@holdout/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableModule } from './table-props.ts'

/** The log lines about the viewer since they last acted. They disappear after a while; the log keeps them. */
export function useHits({ scene, log, names }: TableState, { isHit }: TableModule) {
  const { seat: who, seq, view } = scene
  // By viewer: the move up to which they have seen everything.
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({ [who]: seq })
  const hits = useMemo(() => {
    const upTo = seen[who] ?? seq
    const isNew = ({ at, event }: LogLine): boolean => at > upTo && (isHit?.(event, who, view) ?? false)
    const lines = new Map(isHit ? log.filter(isNew).map(line => [plain(line.text, names), line]) : [])
    return [...lines.values()].slice(-MOST)
  }, [seen, who, seq, view, log, names, isHit])
  const last = hits.at(-1)?.at ?? null
  useEffect(() => {
    if (last === null) return
    const timer = setTimeout(() => setSeen(now => ({ ...now, [who]: last })), WHILE)
    return () => clearTimeout(timer)
  }, [last, who])
  /** Call when the viewer makes a move: its results are not hits. */
  const acted = useCallback(() => setSeen(now => ({ ...now, [who]: seq + 1 })), [who, seq])
  return { hits, acted }
}

const MOST = 3
/** How long a hit is shown, in ms. */
const WHILE = 10_000
