import { useMyTurns } from '../client/my-tables.ts'

/** At how many online tables it is my turn, beside the way there; nothing if there are none. */
export function TurnCount() {
  const turns = useMyTurns()
  if (turns === 0) return null
  return (
    <>
      <b className="turn-count" aria-hidden="true">
        {turns}
      </b>
      <span className="visually-hidden"> (your turn at {turns === 1 ? '1 table' : `${turns} tables`})</span>
    </>
  )
}
