import type { LogLine } from '@holdout/table'
import type { Beat } from './beats.ts'

/** The new log lines while some of them are still to be staged. */
export interface Reel {
  readonly lines: readonly LogLine[]
  /** How many of them are shown, with the one that is on stage. */
  readonly shown: number
  /** The beats of the line on stage; null while the pictures are loading. */
  readonly beats: readonly Beat[] | null
  readonly beat: number
}

/** The beats of a line; null if the pictures are not loaded yet. */
export type BeatsOf = (line: LogLine) => readonly Beat[] | null

/** The reel with more lines; null if none of them is staged. */
export function withLines(reel: Reel | null, news: readonly LogLine[], beatsOf: BeatsOf): Reel | null {
  if (reel === null) return atNextLine({ lines: news, shown: 0, beats: [], beat: 0 }, beatsOf)
  return { ...reel, lines: [...reel.lines, ...news] }
}

/** The reel at its next beat; null after the last one. */
export function atNextBeat(reel: Reel, beatsOf: BeatsOf): Reel | null {
  const { beats, beat } = reel
  return beats !== null && beat + 1 < beats.length ? { ...reel, beat: beat + 1 } : atNextLine(reel, beatsOf)
}

/** The reel at the first line with beats that is not shown yet. */
function atNextLine(reel: Reel, beatsOf: BeatsOf): Reel | null {
  for (let at = reel.shown; at < reel.lines.length; at++) {
    const beats = beatsOf(reel.lines[at])
    if (beats === null) return { ...reel, shown: at, beats, beat: 0 }
    if (beats.length > 0) return { ...reel, shown: at + 1, beats, beat: 0 }
  }
  return null
}
