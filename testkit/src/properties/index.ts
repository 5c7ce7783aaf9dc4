import type { Property } from '../look.ts'
import { piecesAreInOrder } from './board.ts'
import { clonesShareNothing } from './copies.ts'
import { offersAreDerived } from './derived-moves.ts'
import { descriptionIsValid } from './description.ts'
import { listedMovesApply } from './listed-moves.ts'
import { otherMovesAreRefused } from './other-moves.ts'
import { piecesAreConserved } from './pieces.ts'
import { shownIsPlain, stateIsPlain } from './plain-state.ts'
import { aSeatIsAsked, clockMovesAreLegal, listsAreAdded, movesAreFlat } from './questions.ts'
import { barredMovesAreBarred } from './reasons.ts'
import { lookingChangesNothing, recordsReplay, sameMoveSameState } from './repeats.ts'
import { playersAreAddressed } from './second-person.ts'
import { imaginedWorldsAreSound, playKeepsSecrets, questionsKeepSecrets, viewsKeepSecrets } from './secrets.ts'
import { stepsKeepSecrets } from './steps.ts'
import { textIsClean } from './text.ts'
import { eventsHaveText, everythingHasText, positionsAreWritten } from './texts-exist.ts'
import { undoIsExact } from './undo.ts'

/** The properties checked at positions. That every match ends is checked by the survey. */
export const PROPERTIES: readonly Property[] = [
  aSeatIsAsked,
  piecesAreConserved,
  movesAreFlat,
  listsAreAdded,
  listedMovesApply,
  otherMovesAreRefused,
  offersAreDerived,
  barredMovesAreBarred,
  clockMovesAreLegal,
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
  stepsKeepSecrets,
  undoIsExact,
  eventsHaveText,
  everythingHasText,
  textIsClean,
  playersAreAddressed,
  piecesAreInOrder,
  positionsAreWritten,
  descriptionIsValid,
]
