import { type Settings, set, settings } from '../client/settings.ts'
import { play } from '../client/sound.ts'
import { useStore } from '../client/store.ts'
import { Segments } from './segments.tsx'
import './settings-form.css'

const CHOICES: {
  readonly [K in 'theme' | 'textSize' | 'motion' | 'confirm' | 'botPause']: {
    readonly label: string
    readonly help: string
    readonly choices: readonly (readonly [Settings[K], string])[]
  }
} = {
  theme: {
    label: 'Light',
    help: 'High contrast draws everything in black, white and yellow.',
    choices: [
      ['system', 'As the device'],
      ['dark', 'Night'],
      ['light', 'Day'],
      ['contrast', 'High contrast'],
    ],
  },
  textSize: {
    label: 'Text',
    help: 'All of the page grows with it.',
    choices: [
      [90, 'Small'],
      [100, 'Normal'],
      [115, 'Large'],
      [130, 'Very large'],
    ],
  },
  motion: {
    label: 'Motion',
    help: 'How things move from place to place.',
    choices: [
      ['system', 'As the device'],
      ['full', 'Full'],
      ['quick', 'Quick'],
      ['off', 'None'],
    ],
  },
  confirm: {
    label: 'Confirm my moves',
    help: 'A first press chooses and tells what follows, a second one makes the move.',
    choices: [
      ['touch', 'On touch screens'],
      ['always', 'Always'],
      ['never', 'Never'],
    ],
  },
  botPause: {
    label: 'Bots think',
    help: 'You can skip it at any time.',
    choices: [
      [0, 'Not at all'],
      [300, 'Briefly'],
      [900, 'A moment'],
      [2000, 'Long'],
    ],
  },
}

/** What a person may set for this device; every change takes effect at once. */
export function SettingsForm() {
  const now = useStore(settings)
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
            set={value => set(name, value as never)}
          />
        </div>
      ))}
      <div className="settings__row">
        <b>Sound</b>
        <small>Gong, cards, dice, breaches, dawn: all made on this device.</small>
        <label className="settings__range">
          <span>Volume {now.volume}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={now.volume}
            onChange={event => set('volume', Number(event.target.value))}
            onPointerUp={() => play('draw')}
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={now.mute} onChange={event => set('mute', event.target.checked)} />
          <span>Mute</span>
        </label>
      </div>
      <label className="check settings__row">
        <input type="checkbox" checked={now.help} onChange={event => set('help', event.target.checked)} />
        <span>Tell what will come of a move, and what beginners overlook</span>
      </label>
    </div>
  )
}
