import dice from 'icon:rolling-dices'
import glass from 'icon:sands-of-time'
import horde from 'icon:shambling-zombie'
import { FRESH_NIGHT, type Night } from '../../../companion/daylight.ts'
import { useKept } from '../../../companion/kept-state.ts'
import { CompanionFrame } from '../frame.tsx'
import { useParts } from '../use-parts.ts'
import { DiceTab } from './dice-tab.tsx'
import { HordeTab } from './horde-tab.tsx'
import { NightTab } from './night-tab.tsx'
import './daylight.css'

const SLUG = 'until-daylight'
const PARTS = [
  { id: 'timer', title: 'Search timer and gong' },
  { id: 'music', title: 'Music while you search' },
  { id: 'wave', title: 'Size of the wave' },
  { id: 'wheels', title: 'Damage and experience wheels' },
  { id: 'leader', title: 'Leader' },
  { id: 'dice', title: 'Dice' },
  { id: 'horde', title: 'Enemies’ dice' },
]

/** Until Daylight: what the book's own app does, and what else helps at the table. It deals no cards. */
export default function DaylightCompanion() {
  const night = useKept<Night>(`companion:${SLUG}`, FRESH_NIGHT)
  const parts = useParts(SLUG, PARTS)
  const { set } = night
  const tabs = [
    { id: 'night', title: 'Night', icon: glass, body: <NightTab night={night} parts={parts} /> },
    { id: 'dice', part: 'dice', title: 'Dice', icon: dice, body: <DiceTab /> },
    { id: 'horde', part: 'horde', title: 'Horde', icon: horde, body: <HordeTab /> },
  ]
  return (
    <CompanionFrame
      slug={SLUG}
      title="Until Daylight"
      className="daylight"
      tabs={tabs}
      parts={parts}
      undo={night}
      startOver={() => set(FRESH_NIGHT)}
    />
  )
}
