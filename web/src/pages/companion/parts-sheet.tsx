import { useState } from 'react'
import { set, settings } from '../../client/settings.ts'
import { play } from '../../client/sound.ts'
import { useStore } from '../../client/store.ts'
import { Sheet } from '../../parts/sheet.tsx'
import type { Parts } from './use-parts.ts'

/** Everything that can be switched off, the sound, and a fresh start, which asks. */
export function PartsSheet({
  parts,
  startOver,
  close,
}: {
  readonly parts: Parts
  readonly startOver: () => void
  readonly close: () => void
}) {
  const { mute, volume } = useStore(settings)
  const [asking, setAsking] = useState(false)
  return (
    <Sheet title="This companion" close={close}>
      <fieldset className="switches">
        <legend>What it shows and does</legend>
        {parts.all.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" checked={parts.isOn(id)} onChange={() => parts.toggle(id)} /> {title}
          </label>
        ))}
      </fieldset>
      <fieldset className="switches">
        <legend>Sound</legend>
        <label>
          <input type="checkbox" checked={!mute} onChange={() => set('mute', !mute)} /> Sound on
        </label>
        <label className="switches__wide">
          Volume
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            onChange={event => set('volume', Number(event.target.value))}
          />
        </label>
        <button type="button" className="button" onClick={() => play('gong')}>
          Test the gong
        </button>
      </fieldset>
      {asking ? (
        <p className="page__row">
          Everything entered here will be gone.
          <button
            type="button"
            className="button button--main"
            onClick={() => {
              startOver()
              close()
            }}
          >
            Start over
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Start over …
        </button>
      )}
    </Sheet>
  )
}
