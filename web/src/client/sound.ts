import { wasPressed } from './pressed.ts'
import { settings } from './settings.ts'
import { SOUNDS } from './sounds.ts'

/** All sounds. They are synthesized from oscillators and noise; no file is loaded. */
export type SoundName = keyof typeof SOUNDS

/** The kinds of sound. Each has its own volume. */
type SoundKind = 'effects' | 'ambience' | 'notices'

const NOTICES: readonly SoundName[] = ['turn', 'time-out', 'tick']

let context: AudioContext | null = null

/**
 * The audio of this page; null where there is none, and before the first press: browsers stay silent until then, and
 * warn in the console about a page that tries.
 */
export function audio(): AudioContext | null {
  if (!('AudioContext' in globalThis) || !wasPressed()) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** How loud a kind of sound is, from 0 to 1. */
export function levelOf(kind: SoundKind): number {
  const { volume, ambience, noticeVolume, mute } = settings.value
  return mute ? 0 : ({ effects: volume, ambience, notices: noticeVolume }[kind] / 100) ** 2
}

/** What all sounds go through: it keeps several at once from clipping. */
let master: AudioNode | null = null

/** Plays a sound if sound is on. */
export function play(name: SoundName): void {
  const isNotice = NOTICES.includes(name)
  const level = levelOf(isNotice ? 'notices' : 'effects')
  if (level === 0 || (isNotice && !isWanted())) return
  const to = audio()
  if (!to) return
  if (!master) {
    master = new DynamicsCompressorNode(to, { threshold: -6, knee: 4, ratio: 12, attack: 0.002, release: 0.12 })
    master.connect(to.destination)
  }
  const out = to.createGain()
  out.gain.value = level
  out.connect(master)
  SOUNDS[name](to, out, to.currentTime + 0.01)
}

/** Whether the player wants notices now. */
function isWanted(): boolean {
  const { notices } = settings.value
  return notices === 'always' || (notices === 'away' && document.hidden)
}
