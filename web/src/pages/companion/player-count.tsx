import { Segments } from '../../parts/segments.tsx'
import { companionText } from '../../text/companion.ts'

/** Selects the number of players, from 2 up. */
export function PlayerCount({
  value,
  most,
  set,
}: {
  readonly value: number
  readonly most: number
  readonly set: (count: number) => void
}) {
  return (
    <>
      <p>{companionText.numberOfPlayers}</p>
      <Segments
        name="players"
        label={companionText.players}
        value={value}
        choices={Array.from({ length: most - 1 }, (_, i) => [i + 2, String(i + 2)])}
        set={set}
      />
    </>
  )
}
