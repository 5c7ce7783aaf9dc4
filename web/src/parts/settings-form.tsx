import { type Settings, set, settings } from '../client/settings.ts'
import { play } from '../client/sound.ts'
import { useStore } from '../client/store.ts'
import { allowNotices, noticesNow, permission, wantsNotices } from '../client/turn-notices.ts'
import { Segments } from './segments.tsx'
import './settings-form.css'
import { settingsText } from '../text/settings.ts'

const CHOICES: {
  readonly [K in 'theme' | 'textSize' | 'motion' | 'confirm' | 'botPause' | 'pace' | 'notices']: {
    readonly label: string
    readonly help: string
    readonly choices: readonly (readonly [Settings[K], string])[]
  }
} = settingsText.choices

/** The volumes, each with a sound to try it. */
const VOLUMES = [
  ['volume', 'draw'],
  ['ambience', null],
  ['noticeVolume', 'turn'],
] as const

/** The settings of this device. Every change takes effect immediately. */
export function SettingsForm() {
  const stored = useStore(settings)
  const allowed = useStore(permission)
  const now = { ...stored, notices: noticesNow(stored, allowed) }
  return (
    <div className="settings">
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map(name => (
        <div key={name} className="settings__row">
          <b>{CHOICES[name].label}</b>
          <small>{CHOICES[name].help}</small>
          <Segments
            name={name}
            label={CHOICES[name].label}
            value={now[name] as string | number}
            choices={CHOICES[name].choices as readonly (readonly [string | number, string])[]}
            set={value => {
              set(name, value as never)
              if (value === 'always' || value === 'away') void allowNotices()
            }}
          />
          {name === 'notices' && allowed === 'denied' && wantsNotices(stored) && (
            <small role="status">{settingsText.blocked}</small>
          )}
        </div>
      ))}
      <div className="settings__row">
        <b>{settingsText.sound}</b>
        <small>{settingsText.soundHelp}</small>
        {VOLUMES.map(([name, sample]) => (
          <label key={name} className="settings__range">
            <span>{settingsText.volumes[name](now[name])}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={now[name]}
              onChange={event => set(name, Number(event.target.value))}
              onPointerUp={() => sample && play(sample)}
            />
          </label>
        ))}
        <label className="check">
          <input type="checkbox" checked={now.mute} onChange={event => set('mute', event.target.checked)} />
          <span>{settingsText.mute}</span>
        </label>
      </div>
      <label className="check settings__row">
        <input type="checkbox" checked={now.help} onChange={event => set('help', event.target.checked)} />
        <span>{settingsText.showHelp}</span>
      </label>
      <label className="check settings__row">
        <input type="checkbox" checked={now.chanceBar} onChange={event => set('chanceBar', event.target.checked)} />
        <span>{settingsText.chanceBar}</span>
      </label>
    </div>
  )
}
