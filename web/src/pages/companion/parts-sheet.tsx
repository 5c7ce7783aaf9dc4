import { useState } from 'react'
import { set, settings } from '../../client/settings.ts'
import { play } from '../../client/sound.ts'
import { useStore } from '../../client/store.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { companionText } from '../../text/companion.ts'
import type { Parts } from './use-parts.ts'

/** The settings of a companion: features, sound, and starting over after a question. */
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
    <Sheet title={companionText.settings} close={close}>
      <fieldset className="switches">
        <legend>{companionText.featureList}</legend>
        {parts.all.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" checked={parts.isOn(id)} onChange={() => parts.toggle(id)} /> {title}
          </label>
        ))}
      </fieldset>
      <fieldset className="switches">
        <legend>{companionText.sound}</legend>
        <label>
          <input type="checkbox" checked={!mute} onChange={() => set('mute', !mute)} /> {companionText.soundOn}
        </label>
        <label className="switches__wide">
          {companionText.volume}
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
          {companionText.testGong}
        </button>
      </fieldset>
      {asking ? (
        <p className="page__row">
          {companionText.startOverText}
          <button
            type="button"
            className="button button--main"
            onClick={() => {
              startOver()
              close()
            }}
          >
            {companionText.startOver}
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {companionText.cancel}
          </button>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {companionText.askStartOver}
        </button>
      )}
    </Sheet>
  )
}
