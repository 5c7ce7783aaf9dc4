import type { Stored } from '../stored-state.ts'
import { waveText } from './text.ts'
import { type Night, waveNow } from './tracker.ts'

/** The size of the wave, and what it is made of. */
export function WaveBar({ night }: { readonly night: Stored<Night> }) {
  const { state, set } = night
  const { fighters, round, carAlarms, fate } = state
  if (state.phase === 'final') return null
  const parts = [
    waveText.playersAndRound(fighters.length, round),
    carAlarms > 0 ? waveText.carAlarms(carAlarms) : '',
    fate === 'enemy-plus' ? waveText.byFate(1) : fate === 'enemy-minus' ? waveText.byFate(-1) : '',
    state.difficulty === 'gentle' ? waveText.gentle : state.difficulty === 'brutal' ? waveText.brutal : '',
    state.relief && fighters.length === 3 ? waveText.relief : '',
  ].filter(Boolean)
  return (
    <section className="wave" aria-label={waveText.label}>
      <p className="wave__size">
        <b>{waveNow(state)}</b>
        <span>{waveText.wave}</span>
      </p>
      <p className="wave__words">{parts.join(' ')}</p>
      <button type="button" className="button wave__alarm" onClick={() => set({ ...state, carAlarms: carAlarms + 1 })}>
        {waveText.addCarAlarm}
      </button>
    </section>
  )
}
