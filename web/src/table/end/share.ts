import type { MatchRecord } from '@holdout/engine'
import { pageLink } from '../../client/address.ts'
import { isOnline } from '../../client/online-id.ts'

/** A link that starts the same deal with the same options; for an online game the link to its replay. */
export function shareLink(id: string | null, record: MatchRecord | null): string {
  if (isOnline(id)) return pageLink(`/replay/${id}`)
  if (!record) return pageLink('/')
  const { game, seed, options } = record
  const query = new URLSearchParams({ seed })
  for (const [name, value] of Object.entries(options as Record<string, unknown>))
    query.set(`opt.${name}`, value === true ? 'on' : value === false ? 'off' : String(value))
  return pageLink(`/quick/${game}?${query}`)
}
