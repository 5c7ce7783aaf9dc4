import type { AnyMove, Reason } from '@holdout/engine'
import type { Hint, PlayableTable } from '@holdout/table'
import { type ReactNode, useMemo } from 'react'
import { countHint } from '../client/hints-used.ts'
import { asksTwice, settings } from '../client/settings.ts'
import { tableText } from '../text/table.ts'
import { type Choosing, ChoosingProvider } from './choosing.ts'
import { useSession } from './session.ts'
import { useAtMove } from './use-at-move.ts'
import { isSame, usePreviews } from './use-draft.ts'
import { usePointed } from './use-pointed.ts'
import type { PressGuard } from './use-press-guard.ts'

const NO_HINT: Reason = { rule: null, text: tableText.overTable.noHint }

/** Keeps the move that is being chosen in play. Only what uses it renders when the pointer moves. */
export function PlayChoosing({
  client,
  id,
  draft,
  setDraft,
  guard,
  say,
  children,
}: {
  readonly client: PlayableTable
  readonly id: string | null
  readonly draft: AnyMove | null
  readonly setDraft: (move: AnyMove | null) => void
  readonly guard: PressGuard
  /** Says why something could not be done. */
  readonly say: (reason: Reason) => void
  readonly children: ReactNode
}) {
  const { state, module, follow } = useSession()
  const { scene } = state
  const under = usePointed(scene)
  const pointed = draft ? null : under
  const { preview, upcoming } = usePreviews(client, scene, draft, pointed, module.followUp)
  const [hint, showHint] = useAtMove<Hint>(scene)
  const verbs = useMemo(
    () => ({
      choose(move: AnyMove) {
        if (guard.isSecond()) return
        const choice = scene.choices.find(other => other.move === move)
        const grave = choice?.kind === 'standing'
        const timed = state.clocks.some(({ running, seats }) => running && seats.includes(scene.seat))
        if (grave || (asksTwice(settings.value, timed) && draft !== move)) setDraft(move)
        else void follow(move)
      },
      confirm: () => void (draft && follow(draft)),
      prepare(move: AnyMove) {
        const choice = scene.choices.find(other => isSame(other.move, move))
        if (choice) setDraft(choice.move)
      },
      askHint(quick?: boolean) {
        if (state.hintsBlocked) return say(state.hintsBlocked)
        void client.hint(quick).then(found => {
          if (!found) return say(NO_HINT)
          showHint(found)
          if (!quick && id !== null) countHint(id)
        })
      },
      showHint,
    }),
    [client, state, scene, id, draft, setDraft, guard, follow, say, showHint],
  )
  const value = useMemo<Choosing>(
    () => ({ draft, pointed, preview, upcoming, hint, ...verbs }),
    [draft, pointed, preview, upcoming, hint, verbs],
  )
  return <ChoosingProvider value={value}>{children}</ChoosingProvider>
}
