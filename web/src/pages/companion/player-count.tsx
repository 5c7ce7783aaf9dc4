import { Segments } from '../../parts/segments.tsx'

/** How many play: from two up. */
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
      <p>How many play?</p>
      <Segments
        name="players"
        label="Players"
        value={value}
        choices={Array.from({ length: most - 1 }, (_, i) => [i + 2, String(i + 2)])}
        set={set}
      />
    </>
  )
}
