import type { Who } from '@holdout/engine'
import { Segments } from '../../parts/segments.tsx'

/** Through whose eyes the game is seen. */
export function Perspectives({
  all,
  now,
  choose,
}: {
  readonly all: readonly { readonly who: Who; readonly title: string }[]
  readonly now: Who
  readonly choose: (who: Who) => void
}) {
  return (
    <div className="perspectives">
      <span>Seen by</span>
      <Segments
        name="perspective"
        label="Seen by"
        value={now}
        choices={all.map(({ who, title }) => [who, title] as const)}
        set={choose}
      />
    </div>
  )
}
