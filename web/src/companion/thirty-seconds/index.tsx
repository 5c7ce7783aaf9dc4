import sheet from 'icon:notebook'
import zombies from 'icon:shambling-zombie'
import watch from 'icon:stopwatch'
import { CompanionFrame } from '../../pages/companion/frame.tsx'
import { useParts } from '../../pages/companion/use-parts.ts'
import { useStored } from '../stored-state.ts'
import { DuelClock } from './duel-clock.tsx'
import { type Duel, FRESH_DUEL } from './duel-timer.ts'
import { PickCharacter } from './pick-character.tsx'
import { FRESH_SHEET, ScoreSheet } from './score-sheet.tsx'
import { FRESH_SOLO, SoloRunner } from './solo-runner.tsx'
import './thirty.css'
import { thirtyText } from './text.ts'

const SLUG = 'thirty-seconds'
const PARTS = [
  { id: 'clock', title: thirtyText.parts.clock },
  { id: 'runner', title: thirtyText.parts.runner },
  { id: 'score', title: thirtyText.parts.score },
]

/** 30 Seconds to Live: the clock between two players, the zombies of a solo game, and its score. */
export default function ThirtyCompanion() {
  const duel = useStored<Duel>(`companion:${SLUG}`, FRESH_DUEL)
  const solo = useStored(`companion:${SLUG}:solo`, FRESH_SOLO)
  const score = useStored(`companion:${SLUG}:score`, FRESH_SHEET)
  const parts = useParts(SLUG, PARTS)
  const tabs = [
    { id: 'clock', part: 'clock', title: thirtyText.clock, icon: watch, body: <DuelClock stored={duel} /> },
    { id: 'solo', part: 'runner', title: thirtyText.solo, icon: zombies, body: <SoloRunner stored={solo} /> },
    { id: 'score', part: 'score', title: thirtyText.score, icon: sheet, body: <ScoreSheet stored={score} /> },
  ]
  const latest = [duel, solo, score].filter(({ canUndo }) => canUndo).sort((a, b) => b.changed - a.changed)[0]
  return (
    <CompanionFrame
      slug={SLUG}
      title={thirtyText.title}
      className="thirty"
      tabs={tabs}
      boxExtra={<PickCharacter />}
      parts={parts}
      undo={{ canUndo: latest !== undefined, undo: () => latest?.undo() }}
      startOver={() => {
        duel.set(FRESH_DUEL)
        solo.set(FRESH_SOLO)
        score.set(FRESH_SHEET)
      }}
    />
  )
}
