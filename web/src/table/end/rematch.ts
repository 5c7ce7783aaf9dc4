import type { MatchRecord } from '@holdout/engine'
import type { Seating } from '@holdout/table'
import { newId } from '../../client/save-list.ts'
import type { NewMatch } from '../../worker/messages.ts'

/** A table with the same players and options. Without a seed it is a new deal. null: the record names no players. */
export function rematchOf({ game, options, meta }: MatchRecord, seed: string | null): NewMatch | null {
  const seating = meta?.table as Partial<Seating> | undefined
  if (!seating?.people || !seating.bots) return null
  const { people, bots } = seating
  return { slug: game, seed: seed ?? newId(), options: options as Record<string, unknown>, seating: { people, bots } }
}
