import type { MatchRecord } from '@holdout/engine'

/** A link that starts the same deal with the same options; for an online game the link to its replay. */
export function shareLink(page: string, id: string | null, record: MatchRecord | null): string {
  const site = page.split('#')[0]
  if (id?.startsWith('online-')) return `${site}#/replay/${id}`
  if (!record) return site
  const { game, seed, options } = record
  const query = new URLSearchParams({ seed })
  for (const [name, value] of Object.entries(options as Record<string, unknown>))
    query.set(`opt.${name}`, value === true ? 'on' : value === false ? 'off' : String(value))
  return `${site}#/quick/${game}?${query}`
}
