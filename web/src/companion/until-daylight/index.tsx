import dice from 'icon:rolling-dices'
import glass from 'icon:sands-of-time'
import horde from 'icon:shambling-zombie'
import { CompanionFrame } from '../../pages/companion/frame.tsx'
import { useParts } from '../../pages/companion/use-parts.ts'
import { useStored } from '../stored-state.ts'
import { DiceTab } from './dice-tab.tsx'
import { HordeTab } from './horde-tab.tsx'
import { NightTab } from './night-tab.tsx'
import { FRESH_NIGHT, type Night } from './tracker.ts'
import './daylight.css'
import { daylightText } from './text.ts'

const SLUG = 'until-daylight'
const PARTS = [
  { id: 'timer', title: daylightText.parts.timer },
  { id: 'music', title: daylightText.parts.music },
  { id: 'wave', title: daylightText.parts.wave },
  { id: 'wheels', title: daylightText.parts.wheels },
  { id: 'leader', title: daylightText.parts.leader },
  { id: 'dice', title: daylightText.parts.dice },
  { id: 'horde', title: daylightText.parts.horde },
]

/** Until Daylight: the search timer of the official app, and more trackers. It deals no cards. */
export default function DaylightCompanion() {
  const night = useStored<Night>(`companion:${SLUG}`, FRESH_NIGHT)
  const parts = useParts(SLUG, PARTS)
  const { set } = night
  const tabs = [
    { id: 'night', title: daylightText.night, icon: glass, body: <NightTab night={night} parts={parts} /> },
    { id: 'dice', part: 'dice', title: daylightText.dice, icon: dice, body: <DiceTab /> },
    { id: 'horde', part: 'horde', title: daylightText.horde, icon: horde, body: <HordeTab /> },
  ]
  return (
    <CompanionFrame
      slug={SLUG}
      title={daylightText.title}
      className="daylight"
      tabs={tabs}
      parts={parts}
      undo={night}
      startOver={() => set(FRESH_NIGHT)}
    />
  )
}
