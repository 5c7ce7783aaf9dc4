import type { CardName, Entrance, Event } from '@holdout/until-dawn/table'
import { useRoom } from '../../table/room.ts'

/** What is known of what the chosen move will do on the board, up to the first thing that nobody can know. */
export interface Foreseen {
  readonly falls: readonly Entrance[]
  readonly runs: { readonly card: CardName; readonly from: Entrance; readonly to: Entrance } | null
}

const NOTHING: Foreseen = { falls: [], runs: null }

export function useForeseen(): Foreseen {
  const { preview } = useRoom()
  if (!preview) return NOTHING
  const events = preview.told.map(({ event }) => event as Event)
  return {
    falls: events.flatMap(event => (event.event === 'breached' ? [event.at] : [])),
    runs: events.find(event => event.event === 'displaced') ?? null,
  }
}
