import { onOtherTabChange, readStored, writeStored } from './storage.ts'
import { storeOf } from './store.ts'
import { applyTextSize } from './text-size.ts'

/** The settings of this device. */
export interface Settings {
  readonly theme: 'system' | 'dark' | 'light' | 'contrast'
  /** Percent of the browser's font size. */
  readonly textSize: 90 | 100 | 115 | 130
  readonly motion: 'system' | 'full' | 'quick' | 'off'
  /** Ask before a move is made; `touch`: only on touch screens. */
  readonly confirm: 'touch' | 'always' | 'never'
  /** How long a bot waits before it moves, in ms. */
  readonly botPause: 0 | 300 | 900 | 2000
  /** Speed of the playback of events; 0: everything is shown at once. */
  readonly pace: 0 | 0.5 | 1 | 2 | 4
  /** The volume of effects; those of the loops and of notices are below. From 0 to 100. */
  readonly volume: number
  readonly ambience: number
  readonly noticeVolume: number
  readonly mute: boolean
  /** When a sound, or a notice of the system, says that it is the player's turn. `sound`: never by a notice. */
  readonly notices: 'always' | 'away' | 'sound' | 'never'
  /** Show the effects of a move before it is made, and tips for beginners. */
  readonly help: boolean
  /** Show the cards that a player with a perfect memory knows, and the odds that follow from them. */
  readonly counts: boolean
  /** Show the chance of winning during games against bots. */
  readonly chanceBar: boolean
}

export const DEFAULTS: Settings = {
  theme: 'dark',
  textSize: 100,
  motion: 'system',
  confirm: 'touch',
  botPause: 900,
  pace: 1,
  volume: 60,
  ambience: 30,
  noticeVolume: 60,
  notices: 'always',
  mute: false,
  help: true,
  counts: true,
  chanceBar: false,
}

const among =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)

function isVolume(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100
}

const ALLOWED: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: among('system', 'dark', 'light', 'contrast'),
  textSize: among(90, 100, 115, 130),
  motion: among('system', 'full', 'quick', 'off'),
  confirm: among('touch', 'always', 'never'),
  botPause: among(0, 300, 900, 2000),
  pace: among(0, 0.5, 1, 2, 4),
  volume: isVolume,
  ambience: isVolume,
  noticeVolume: isVolume,
  notices: among('always', 'away', 'sound', 'never'),
  mute: among(true, false),
  help: among(true, false),
  counts: among(true, false),
  chanceBar: among(true, false),
}

export const settings = storeOf<Settings>({ ...DEFAULTS, ...known(readStored('settings')) }, value => {
  writeStored('settings', value)
  applySettings(value)
})

// After an import; also, both tabs look alike.
if (typeof addEventListener === 'function')
  onOtherTabChange('settings', () => settings.set({ ...DEFAULTS, ...known(readStored('settings')) }))

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.set({ ...settings.value, [name]: value })
}

/** Sets theme, text size and motion on the root element; the styles use them. */
export function applySettings({ theme, textSize, motion }: Settings = settings.value): void {
  const page = document.documentElement
  const light = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  page.dataset.theme = theme === 'system' ? (light ? 'light' : 'dark') : theme
  applyTextSize(textSize)
  const calm = motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches
  page.dataset.motion = calm ? 'off' : motion === 'system' ? 'full' : motion
}

/** Whether a move needs a second press. While a clock runs, only with the setting `always`. */
export function asksTwice({ confirm }: Settings, hurried: boolean): boolean {
  return confirm === 'always' || (confirm === 'touch' && !hurried && matchMedia('(pointer: coarse)').matches)
}

/** The known fields with valid values, so that old or damaged storage does no harm. */
function known(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
  const given = kept as Record<string, unknown>
  const fields = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(name => ALLOWED[name](given[name]))
  return Object.fromEntries(fields.map(name => [name, given[name]])) as Partial<Settings>
}
