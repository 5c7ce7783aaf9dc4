import { useWaitingTables } from '../client/my-tables.ts'
import { siteText } from '../text/site.ts'

/** The number of online tables that wait for this person; nothing if there are none. */
export function TurnCount() {
  const turns = useWaitingTables().length
  if (turns === 0) return null
  return (
    <>
      <b className="turn-count" aria-hidden="true">
        {turns}
      </b>
      <span className="visually-hidden">{siteText.waitForYou(turns)}</span>
    </>
  )
}
