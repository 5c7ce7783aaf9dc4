import type { DailyRow } from '@holdout/protocol'
import { compareResults, type DailyResult } from '@holdout/table/daily'
import { useEffect, useState } from 'react'
import type { DailyPlay } from '../../client/daily.ts'
import { openDesk } from '../../client/desk.ts'
import { readStored, writeStored } from '../../client/storage.ts'

type Results = Readonly<Record<string, DailyResult>>

/** The board of this device: its own result, and those of the bots, which play in a worker. */
export function useLocalRows(
  game: string,
  day: string,
  play: DailyPlay | null,
): { readonly rows: readonly DailyRow[]; readonly botsPlay: boolean } {
  const name = `daily-bots:${game}`
  const [results, setResults] = useState<Results>(() => storedOf(name, day))
  const [botsPlay, setBotsPlay] = useState(true)
  useEffect(() => {
    const desk = openDesk()
    let found = storedOf(name, day)
    const run = async (): Promise<void> => {
      const { levels } = await desk.ask(desk.desk.about(game))
      for (const level of levels) {
        if (found[level]) continue
        const result = await desk.ask(desk.desk.dailyOfBots(game, day, level))
        if (result) found = { ...found, [level]: result }
        writeStored(name, { day, results: found })
        setResults(found)
      }
    }
    run()
      .catch(() => {}) // the board shows those that are known
      .finally(() => setBotsPlay(false))
    return () => desk.close()
  }, [name, game, day])
  const bots = Object.entries(results).map(([level, result]) => rowOf(day, result, level))
  const mine = play?.result ? [rowOf(play.day, play.result, null)] : []
  return { rows: [...mine, ...bots].toSorted((a, b) => compareResults(a.last, b.last)), botsPlay }
}

function storedOf(name: string, day: string): Results {
  const stored = readStored(name) as { day?: unknown; results?: Results } | null
  return stored?.day === day && stored.results ? stored.results : {}
}

function rowOf(day: string, result: DailyResult, level: string | null): DailyRow {
  const { won, moves } = result
  const last = { ...result, day }
  return { name: '', level, you: level === null, days: 1, wins: Number(won), beaten: 0, moves, last }
}
