import type { MatchRecord } from '@holdout/engine'
import { pageLink } from '../../client/address.ts'
import { isOnline } from '../../client/online-id.ts'
import { packRecord } from '../../client/share-link.ts'

/** A link to a moment of a match. An online match has its own address; otherwise the link contains the whole record. */
export async function momentLink(
  page: 'replay' | 'analysis',
  id: string,
  record: MatchRecord,
  moment: Readonly<Record<string, string>>,
): Promise<string> {
  const onServer = isOnline(id)
  // The record of an online match includes its shuffle proof, so it is not shortened to a packed one.
  const query = new URLSearchParams(onServer ? moment : { game: await packRecord(record), ...moment })
  return pageLink(`/${page}/${onServer ? id : 'shared'}?${query}`)
}

/** Copies a link. Returns whether it could; otherwise shows it to copy by hand. */
export async function copyLink(link: string, byHand: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    prompt(byHand, link)
    return false
  }
}

/** The search part of an address with some of its values replaced; a packed record stays in it. */
export function linkTo(search: URLSearchParams, to: Readonly<Record<string, string>>): string {
  return String(new URLSearchParams({ ...Object.fromEntries(search), ...to }))
}
