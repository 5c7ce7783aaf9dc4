import type { LogLine } from '@holdout/table'
import { type Event, isEventCard, type View } from '@holdout/until-daylight/table'
import type { Act, StageModule } from '../../../table/stage/beats.ts'
import { Drawn } from './drawn.tsx'
import { Blow, Felled, Rolled } from './fight.tsx'
import { beatsOfFate, beatsOfGong, beatsOfWave, Gong } from './gong.tsx'
import './stage.css'

type Of<K extends Event['event']> = Act<View, Extract<Event, { event: K }>>

const gong: Of<'gong'> = { Picture: Gong, covers: true, beats: beatsOfGong }
const fate: Of<'fate'> = { Picture: Gong, covers: true, beats: beatsOfFate }
const wave: Of<'wave-came'> = { Picture: Gong, covers: true, beats: beatsOfWave }
/** An event is read by all, another card by the player who draws it; against the clock there is no time to read. */
const drew: Of<'drew'> = {
  Picture: Drawn,
  beats({ card, who }, { view, log, seat }) {
    // A card that fate or an enemy gives must not part the gong from its wave.
    const kinds = (log as readonly LogLine<Event>[]).map(({ event }) => event.event)
    if (view.timed || kinds.lastIndexOf('gong') > kinds.lastIndexOf('search-began')) return []
    return isEventCard(card) ? [{ ms: 1500 }] : who === seat ? [{ ms: 700 }] : []
  },
}
const rolled: Of<'rolled' | 'rerolled' | 'volley'> = { Picture: Rolled, beats: () => [{ ms: 900 }] }
const felled: Of<'felled' | 'trap-sprung'> = { Picture: Felled, beats: () => [{ ms: 450 }] }
const blow: Of<'hurt' | 'died' | 'barricade-broken' | 'survivor-killed' | 'saved' | 'achieved'> = {
  Picture: Blow,
  beats: ({ event }) => [{ ms: event === 'died' || event === 'achieved' ? 1200 : 600 }],
}

/** The moments of a night: cards from the rubble, the gong with its wave, dice, kills and blows. */
export const acts: StageModule['acts'] = {
  drew,
  gong,
  fate,
  'wave-came': wave,
  rolled,
  rerolled: rolled,
  volley: rolled,
  felled,
  'trap-sprung': felled,
  hurt: blow,
  died: blow,
  'barricade-broken': blow,
  'survivor-killed': blow,
  saved: blow,
  achieved: blow,
}
