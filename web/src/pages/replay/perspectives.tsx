import { Segments } from '../../parts/segments.tsx'
import type { Eyes } from '../../worker/messages.ts'

/** Through whose eyes the game is seen. */
export function Perspectives({
  all,
  now,
  choose,
}: {
  readonly all: readonly { readonly who: Eyes; readonly title: string }[]
  readonly now: Eyes
  readonly choose: (who: Eyes) => void
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
