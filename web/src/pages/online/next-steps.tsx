import type { RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { decline, fetchMyTables, isOffered, pathOf, useWaitingTables } from '../../client/my-tables.ts'
import { onlineTableText, rematchText } from '../../text/online-table.ts'
import { tablesText } from '../../text/tables.ts'
import { NextGame } from './next-game.tsx'
import { timerOf, useHouseRules } from './table-info.ts'

/**
 * After the end: a rematch with the same people and options. The first request opens its table; the others join it or
 * decline.
 */
export function NextSteps({ client, table }: { readonly client: RemoteTable; readonly table: TableInfo }) {
  const [, go] = useLocation()
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { id, rematch } = table
  const mine = table.seats.some(({ you }) => you)
  const offer = useWaitingTables().find(one => one.id === rematch && isOffered(one))
  const there = rematch === null ? null : pathOf({ id: rematch }, mine)
  useEffect(() => {
    if (rematch !== null) void fetchMyTables()
  }, [rematch])
  useEffect(() => {
    if (asked && there) go(there)
  }, [asked, there, go])
  const ask = (): void => {
    setAsked(true)
    void client.request({ type: 'rematch' }).then(answer => {
      if (!answer.ok) setWrong(answer.text)
    })
  }
  return (
    <>
      {mine && <Terms table={table} offeredBy={offer?.host ?? null} />}
      <NextGame here={id} />
      <Link href="/online" className="button">
        {onlineTableText.otherTables}
      </Link>
      {offer && (
        <button
          type="button"
          className="button"
          onClick={() => decline(offer).catch((error: Error) => setWrong(error.message))}
        >
          {tablesText.decline}
        </button>
      )}
      {there ? (
        <Link href={there} className="button button--main">
          {mine ? onlineTableText.joinRematch : onlineTableText.watchRematch}
        </Link>
      ) : (
        mine && (
          <button type="button" className="button button--main" onClick={ask}>
            {onlineTableText.rematch}
          </button>
        )
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </>
  )
}

/** Who offers the rematch, and which options come along. */
function Terms({ table, offeredBy }: { readonly table: TableInfo; readonly offeredBy: string | null }) {
  const rules = useHouseRules(table)
  return (
    <p className="rematch-terms" role="status">
      {offeredBy && <b>{tablesText.offersRematch(offeredBy)} </b>}
      {rematchText.terms(timerOf(table), rules, table.seats.length)}
    </p>
  )
}
