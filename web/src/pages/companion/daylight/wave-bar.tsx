import { type Night, waveNow } from '../../../companion/daylight.ts'
import type { Kept } from '../../../companion/kept-state.ts'

/** How many horde cards come: always in sight, with what it is made of. */
export function WaveBar({ night }: { readonly night: Kept<Night> }) {
  const { state, set } = night
  const { fighters, round, carAlarms, fate } = state
  if (state.phase === 'final') return null
  const parts = [
    `${fighters.length} players + round ${round}`,
    carAlarms > 0 ? `+ ${carAlarms} ${carAlarms === 1 ? 'Car Alarm' : 'Car Alarms'}` : '',
    fate === 'enemy-plus' ? '+ 1 by fate' : fate === 'enemy-minus' ? '− 1 by fate' : '',
    state.difficulty === 'gentle' ? '− 1 gentle' : state.difficulty === 'brutal' ? '+ 1 brutal' : '',
    state.relief && fighters.length === 3 ? '− 1 for three' : '',
  ].filter(Boolean)
  return (
    <section className="wave" aria-label="The wave">
      <p className="wave__size">
        <b>{waveNow(state)}</b>
        <span>wave</span>
      </p>
      <p className="wave__words">{parts.join(' ')}</p>
      <button type="button" className="button wave__alarm" onClick={() => set({ ...state, carAlarms: carAlarms + 1 })}>
        Car Alarm +1
      </button>
    </section>
  )
}
