import type { AnyMove, Reason, Result } from '@holdout/engine'
import type { PlayableTable, TableState } from '@holdout/table'
import { useEffect, useMemo, useState } from 'react'
import type { TableSession } from './session.ts'
import type { TableModule } from './table-props.ts'

/** The session of a table in play. */
export function usePlaySession(
  client: PlayableTable,
  state: TableState,
  module: TableModule,
  around: Pick<TableSession, 'cancel' | 'open' | 'why'> & {
    /** Says why something could not be done. */
    readonly say: (reason: Reason) => void
    /** Called when a move is made. */
    readonly made: () => void
  },
): TableSession {
  const { cancel, open, why, say, made } = around
  const sent = useSent(state.scene.seq)
  return useMemo<TableSession>(() => {
    const { seq } = state.scene
    const sayIf = (answer: Promise<Result>): void => {
      void answer.then(result => {
        if (!result.ok) say(result)
      })
    }
    return {
      state,
      mode: 'play',
      module,
      // A double press is one move: no second one is sent until the first is shown or rejected.
      async follow(move: AnyMove) {
        if (sent.at === seq) return true
        sent.set(seq)
        made()
        const answer = client.play(move)
        sayIf(answer)
        const { ok } = await answer.catch(() => ({ ok: false }))
        if (!ok) sent.set(null)
        return ok
      },
      cancel,
      undo: () => sayIf(client.undo()),
      redo: () => sayIf(client.redo()),
      reset: () => sayIf(client.reset()),
      pass: () => client.pass(),
      hurry: () => client.hurry(),
      pause: on => client.pause(on),
      open,
      why,
    }
  }, [client, state, module, sent, cancel, open, why, say, made])
}

/**
 * The move number at which a move was sent that the table does not show yet. Meanwhile the table is marked as busy, for
 * screen readers and for tests.
 */
function useSent(seq: number) {
  const [sent] = useState(() => ({
    at: null as number | null,
    set(at: number | null) {
      sent.at = at
      document.querySelector('.frame')?.setAttribute('aria-busy', String(at !== null))
    },
  }))
  useEffect(() => {
    if (sent.at !== seq) sent.set(null) // the move has arrived; after an undo the same number comes again
  }, [sent, seq])
  return sent
}
