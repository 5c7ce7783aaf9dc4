import { set, settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { stageText } from '../../text/stage.ts'
import './speed.css'

const SPEEDS = [0.5, 1, 2, 4] as const

/** The speed of the playback, remembered on this device. */
export function Speed() {
  const { pace } = useStore(settings)
  return (
    <fieldset className="stage-speed">
      <legend className="visually-hidden">{stageText.speed}</legend>
      <span aria-hidden="true">{stageText.speed}</span>
      {SPEEDS.map(speed => (
        <button key={speed} type="button" aria-pressed={pace === speed} onClick={() => set('pace', speed)}>
          {stageText.times(speed)}
        </button>
      ))}
    </fieldset>
  )
}

export function Skip({ press }: { readonly press: () => void }) {
  return (
    <button type="button" className="button button--main stage-skip" onClick={press}>
      {stageText.skip} <kbd>{stageText.space}</kbd>
    </button>
  )
}
