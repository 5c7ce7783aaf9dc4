import type { MatchRecord } from '@holdout/engine'
import type { AchievementText } from '@holdout/knowledge'
import { useEffect, useState } from 'react'
import { api } from '../client/api.ts'
import { openDesk } from '../client/desk.ts'
import { isOnline, tableOf } from '../client/online-id.ts'
import { keepPlayed, type PlayedGame, playedGames, type ResultStanding, standingOf } from '../client/records.ts'
import { saves } from '../client/saves.ts'
import { aboutTable } from './read-games.ts'
import { readPlayed } from './read-played.ts'

/** A finished game among this person's games. */
export interface EndRecord {
  readonly game: PlayedGame
  readonly standing: ResultStanding
  /** The achievements that this game reached first. */
  readonly achieved: readonly AchievementText[]
}

/**
 * Counts a finished game in this person's records and tells how it stands among them. null: not known yet, or nobody of
 * this device played it. `record` is null until it is loaded.
 */
export function useEndRecord(id: string | null, record: MatchRecord | null): EndRecord | null {
  const [found, setFound] = useState<EndRecord | null>(null)
  useEffect(() => {
    if (id === null || !record || record.outcome === null) return
    let gone = false
    const desk = openDesk()
    const read = async (): Promise<void> => {
      const save = saves.value.find(one => one.id === id)
      const known = playedGames.value.find(one => one.id === id)
      const about = isOnline(id)
        ? aboutTable(await api.table(tableOf(id)))
        : { id, ended: known?.ended ?? save?.played ?? Date.now(), time: save?.time ?? null }
      const game = await readPlayed(desk, about, record)
      if (!game || gone) return
      const standing = standingOf(game, playedGames.value)
      keepPlayed([game])
      const all = await desk.ask(desk.desk.achievementsOf(game.game))
      if (!gone) setFound({ game, standing, achieved: all.filter(one => standing.firsts.includes(one.id)) })
    }
    read()
      .catch(() => {}) // the result is shown without its records
      .finally(() => desk.close())
    return () => {
      gone = true
      desk.close()
    }
  }, [id, record])
  return found
}
