import type { RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { useSyncExternalStore } from 'react'
import { settings } from '../../client/settings.ts'
import { readStored, writeStored } from '../../client/storage.ts'
import { storeOf, useStore } from '../../client/store.ts'
import { allowNotices, permission, wantsNotices } from '../../client/turn-notices.ts'
import { noticeOfferText } from '../../text/online-table.ts'

const KEY = 'notices-offered'
const wasOffered = storeOf(readStored(KEY) === true, value => writeStored(KEY, value))

/**
 * Offers notices at the first wait for another player, before the browser was ever asked. Never while a clock runs: it
 * would be in the way.
 */
export function NoticeOffer({ client, table }: { readonly client: RemoteTable; readonly table: TableInfo }) {
  const state = useSyncExternalStore(
    listener => client.subscribe(listener),
    () => client.state,
  )
  const allowed = useStore(permission)
  const offered = useStore(wasOffered)
  const now = useStore(settings)
  const isPlayer = table.status === 'playing' && table.seats.some(({ you, kind }) => you && kind === 'person')
  const isWaiting = state.phase.kind === 'wait' && !state.clocks.some(({ running }) => running)
  if (allowed !== 'default' || offered || !wantsNotices(now) || !isPlayer || !isWaiting) return null
  const answer = (yes: boolean) => () => {
    wasOffered.set(true)
    if (yes) void allowNotices()
  }
  return (
    <div className="online-notice">
      <button type="button" className="button" onClick={answer(true)}>
        {noticeOfferText.tellMe}
      </button>
      <button type="button" className="button button--quiet" onClick={answer(false)}>
        {noticeOfferText.notNow}
      </button>
    </div>
  )
}
