import type { LogLine } from '@holdout/table'
import { expect, it } from 'vitest'
import type { Beat } from './beats.ts'
import { atNextBeat, type BeatsOf, type Reel, withLines } from './reel.ts'

const line = (event: string): LogLine => ({ event: { event }, text: [event], rule: null, at: 1 })
const BEATS: Readonly<Record<string, readonly Beat[]>> = { gong: [{ ms: 1200 }, { ms: 900 }], kill: [{ ms: 450 }] }
const beatsOf: BeatsOf = ({ event }) => BEATS[event.event] ?? []

/** What is on stage at each beat, with the number of lines that are not shown yet. */
function playedOf(reel: Reel | null): string[] {
  const seen: string[] = []
  for (let now = reel; now !== null; now = atNextBeat(now, beatsOf))
    seen.push(`${now.lines[now.shown - 1].event.event}/${now.beat} ${now.lines.length - now.shown}`)
  return seen
}

it('plays the staged lines in order, and shows the others with the next staged one', () => {
  const reel = withLines(null, [line('walk'), line('gong'), line('walk'), line('kill'), line('walk')], beatsOf)
  expect(playedOf(reel)).toEqual(['gong/0 3', 'gong/1 3', 'kill/0 1'])
})

it('does not play lines without beats', () => {
  expect(withLines(null, [line('walk')], beatsOf)).toBeNull()
})

it('adds lines that arrive during a playback behind the others', () => {
  const reel = withLines(null, [line('gong')], beatsOf)
  expect(playedOf(withLines(reel, [line('kill')], beatsOf))).toEqual(['gong/0 1', 'gong/1 1', 'kill/0 0'])
})

it('holds back a line until its pictures are loaded', () => {
  const reel = withLines(null, [line('walk'), line('gong')], ({ event }) =>
    event.event === 'gong' ? null : [],
  ) as Reel
  expect(reel).toMatchObject({ shown: 1, beats: null })
  expect(atNextBeat(reel, beatsOf)).toMatchObject({ shown: 2, beat: 0 })
})
