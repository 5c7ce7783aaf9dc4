import { useState } from 'react'
import { Link } from 'wouter'
import { decline, isOffered, pathOf, useWaitingTables } from '../../client/my-tables.ts'
import { rematchText } from '../../text/online-table.ts'
import { tablesText } from '../../text/tables.ts'
import './rematch-offer.css'

/** Tells a player who has left the end page that another player offers a rematch, on pages that do not list it. */
export default function RematchOffer() {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const offer = useWaitingTables().find(table => isOffered(table) && !hidden.includes(table.id))
  if (!offer) return null
  return (
    <div className="rematch-offer" role="status">
      <p>{wrong ?? rematchText.offer(offer.host, offer.title)}</p>
      <Link href={pathOf(offer, true)} className="button button--main">
        {tablesText.joinRematch}
      </Link>
      <button
        type="button"
        className="button"
        onClick={() => decline(offer).catch((error: Error) => setWrong(error.message))}
      >
        {tablesText.decline}
      </button>
      <button type="button" className="button button--quiet" onClick={() => setHidden([...hidden, offer.id])}>
        {rematchText.later}
      </button>
    </div>
  )
}
