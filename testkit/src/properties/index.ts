import type { Property } from '../look.ts'
import { clonesShareNothing } from './copies.ts'
import { listedMovesApply } from './listed-moves.ts'
import { otherMovesAreRefused } from './other-moves.ts'
import { papersAreInOrder } from './papers.ts'
import { piecesAreConserved } from './pieces.ts'
import { shownIsPlain, stateIsPlain } from './plain-state.ts'
import { clocksCanStrike, listsAreAdded, movesAreFlat, somebodyIsAsked } from './questions.ts'
import { barredMovesAreBarred, reasonsAreTrue } from './reasons.ts'
import { lookingChangesNothing, recordsReplay, sameMoveSameState } from './repeats.ts'
import { allIsSaid, eventsAreTold, positionsAreWritten } from './said.ts'
import { imaginedWorldsAreSound, playKeepsSecrets, questionsKeepSecrets, viewsKeepSecrets } from './secrets.ts'
import { textIsClean } from './text.ts'
import { undoIsExact } from './undo.ts'

/** The properties checked at positions. That every match ends is checked by the survey. */
export const PROPERTIES: readonly Property[] = [
  somebodyIsAsked,
  piecesAreConserved,
  movesAreFlat,
  listsAreAdded,
  listedMovesApply,
  otherMovesAreRefused,
  barredMovesAreBarred,
  reasonsAreTrue,
  clocksCanStrike,
  stateIsPlain,
  shownIsPlain,
  clonesShareNothing,
  sameMoveSameState,
  lookingChangesNothing,
  recordsReplay,
  viewsKeepSecrets,
  imaginedWorldsAreSound,
  questionsKeepSecrets,
  playKeepsSecrets,
  undoIsExact,
  eventsAreTold,
  allIsSaid,
  textIsClean,
  positionsAreWritten,
  papersAreInOrder,
]
