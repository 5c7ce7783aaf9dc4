import { Segments } from '../../parts/segments.tsx'
import { replayText } from '../../text/replay.ts'
import type { ReplayView } from '../../worker/messages.ts'

/** Selects the view that is shown. */
export function Perspectives({
  all,
  now,
  choose,
}: {
  readonly all: readonly { readonly who: ReplayView; readonly title: string }[]
  readonly now: ReplayView
  readonly choose: (who: ReplayView) => void
}) {
  return (
    <div className="perspectives">
      <span>{replayText.viewAs}</span>
      <Segments
        name="perspective"
        label={replayText.viewAs}
        value={now}
        choices={all.map(({ who, title }) => [who, title] as const)}
        set={choose}
      />
    </div>
  )
}
