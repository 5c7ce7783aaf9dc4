import type { LogLine } from '@holdout/table'
import type { Room } from '../../table/room.tsx'
import type { OpenSheet } from '../../table/session.ts'
import type { TableModule } from '../../table/table-props.ts'
import type { ReplayInfo, ReplayMoment } from '../../worker/messages.ts'

/** The room of a table that shows a recorded position and offers no moves. */
export function reviewRoom(
  { reel, module }: { readonly reel: ReplayInfo; readonly module: TableModule },
  moment: ReplayMoment,
  log: readonly LogLine[],
  open: (sheet: OpenSheet) => void,
): Room {
  const at = moment.scene.seq
  return {
    state: {
      slug: reel.slug,
      title: reel.title,
      seats: reel.seats,
      names: reel.names,
      people: [],
      options: reel.options,
      seed: reel.seed,
      scene: moment.scene,
      log: log.filter(line => line.at <= at),
      newLines: moment.log,
      seenUpTo: at,
      rings: false,
      phase: { kind: moment.scene.outcome ? 'over' : 'wait' },
      mayStepIn: [],
      clocks: [],
      clocksAt: 0,
      undoBlocked: null,
      canRedo: false,
      pausedBy: null,
    },
    mode: 'review',
    module,
    draft: null,
    pointed: null,
    preview: null,
    upcoming: null,
    hint: null,
    logOpen: false,
    allShown: true,
    open,
    why: reason => open({ kind: 'why', say: reason.text, rule: reason.rule }),
    ...NOTHING,
  }
}

const nothing = (): void => {}
const NOTHING = {
  notice: null,
  refusal: null,
  hits: null,
  callout: null,
  showEnd: null,
  choose: nothing,
  follow: async () => false,
  confirm: nothing,
  cancel: nothing,
  undo: nothing,
  redo: nothing,
  reset: nothing,
  pass: nothing,
  hurry: nothing,
  pause: nothing,
  askHint: nothing,
  endCallout: nothing,
  prepare: nothing,
  showHint: nothing,
  closeLog: nothing,
  shown: nothing,
}
