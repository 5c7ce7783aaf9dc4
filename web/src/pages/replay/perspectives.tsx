import { Segments } from '../../parts/segments.tsx'
import type { Eyes } from '../../worker/messages.ts'

/** Whose view of the game is shown. */
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
      <span>View as</span>
      <Segments
        name="perspective"
        label="View as"
        value={now}
        choices={all.map(({ who, title }) => [who, title] as const)}
        set={choose}
      />
    </div>
  )
}
