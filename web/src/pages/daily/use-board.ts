import type { DailyBoard } from '@holdout/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'

/** How often a board is fetched again while bots play, in ms. */
const AGAIN_MS = 5_000

interface LoadedBoard {
  /** null: not known yet. */
  readonly board: DailyBoard | null
  readonly wrong: string | null
}

/** The board of a server, fetched again while bots play, and when `version` changes. */
export function useBoard(
  game: string,
  query: { readonly day: string; readonly span: DailyBoard['span']; readonly group: string | null },
  version: unknown,
): LoadedBoard {
  const [loaded, setLoaded] = useState<LoadedBoard>({ board: null, wrong: null })
  const { day, span, group } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const load = (): void => {
      api.dailyBoard(game, { day, span, ...(group === null ? {} : { group }) }).then(
        board => {
          if (gone) return
          setLoaded({ board, wrong: null })
          if (board.botsPlay) timer = setTimeout(load, AGAIN_MS)
        },
        (error: Error) => gone || setLoaded({ board: null, wrong: error.message }),
      )
    }
    load()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, day, span, group, version])
  return loaded
}
