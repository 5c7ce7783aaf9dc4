import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import ts from 'typescript'
import { findBrowser } from '../../tools/programs/browser.ts'

/** What was measured of one rendered sound. Levels are in dB below full scale. */
export interface SoundFigures {
  readonly name: string
  readonly seconds: number
  readonly peak: number
  /** The level of the loudest 100 ms. */
  readonly loud: number
  /** The center of the spectrum, in Hz. */
  readonly center: number
  /** The share of the energy from 500 to 5,000 Hz, where ears are keen and small speakers work. */
  readonly carries: number
  /** The energy by band and time, as a direction: for how alike two sounds are. */
  readonly shape: readonly number[]
}

/** The sources as one script without modules, for a page that has no server. */
function script(): string {
  const files = ['voices', 'sounds', 'beds'].map(name =>
    readFileSync(new URL(`../src/client/${name}.ts`, import.meta.url), 'utf8'),
  )
  const { ESNext } = ts.ModuleKind
  const plain = files.map(
    text =>
      ts.transpileModule(text, { compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 } }).outputText,
  )
  return plain
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '')
}

/** Renders every sound and the loop of every place in a browser, and measures them. */
export async function measureSounds(): Promise<readonly SoundFigures[]> {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('No Chromium was found. Run `npm run browser`.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    return (await page.evaluate(`(async () => {${script()}\n${MEASURE}})()`)) as SoundFigures[]
  } finally {
    await browser.close()
  }
}

/** Runs in the page, after the sources. */
const MEASURE = `
const RATE = 44100, SIZE = 2048
const db = value => 20 * Math.log10(Math.max(value, 1e-6))
function spectrum(samples, from) {
  const re = new Float64Array(SIZE), im = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) re[i] = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE))
  for (let i = 1, j = 0; i < SIZE; i++) {
    let bit = SIZE >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) { [re[i], re[j]] = [re[j], re[i]] }
  }
  for (let length = 2; length <= SIZE; length *= 2)
    for (let i = 0; i < SIZE; i += length)
      for (let k = 0; k < length / 2; k++) {
        const angle = (-2 * Math.PI * k) / length, c = Math.cos(angle), s = Math.sin(angle)
        const a = i + k, b = a + length / 2
        const x = re[b] * c - im[b] * s, y = re[b] * s + im[b] * c
        re[b] = re[a] - x; im[b] = im[a] - y; re[a] += x; im[a] += y
      }
  return Array.from({ length: SIZE / 2 }, (_, i) => re[i] ** 2 + im[i] ** 2)
}
async function measure(name, seconds, build) {
  const audio = new OfflineAudioContext(1, RATE * seconds, RATE)
  build(audio)
  const samples = (await audio.startRendering()).getChannelData(0)
  let peak = 0, last = 0
  samples.forEach((value, i) => { peak = Math.max(peak, Math.abs(value)); if (Math.abs(value) > 0.002) last = i })
  let loud = 0
  for (let from = 0; from + 4410 <= samples.length; from += 2205) {
    let sum = 0
    for (let i = from; i < from + 4410; i++) sum += samples[i] ** 2
    loud = Math.max(loud, Math.sqrt(sum / 4410))
  }
  const SLICES = 4, BANDS = 20, shape = new Array(SLICES * BANDS).fill(0)
  let energy = 0, weighted = 0, middle = 0
  for (let from = 0; from < Math.max(last, SIZE); from += SIZE / 2) {
    const slice = Math.min(SLICES - 1, Math.floor(from / (RATE * 0.25)))
    spectrum(samples, from).forEach((power, i) => {
      const pitch = (i * RATE) / SIZE
      if (pitch < 30) return
      energy += power; weighted += power * pitch
      if (pitch >= 500 && pitch <= 5000) middle += power
      const band = Math.min(BANDS - 1, Math.floor(Math.log2(pitch / 30) * 2.2))
      shape[slice * BANDS + band] += power
    })
  }
  const size = Math.hypot(...shape.map(Math.sqrt))
  return { name, seconds: last / RATE, peak: db(peak), loud: db(loud), center: weighted / energy, carries: middle / energy,
    shape: shape.map(value => Math.sqrt(value) / size) }
}
const found = []
for (const [name, voice] of Object.entries(SOUNDS))
  found.push(await measure(name, 5, audio => voice(audio, audio.destination, 0.01)))
for (const [name, bed] of Object.entries(BEDS))
  found.push(await measure('loop: ' + name, 8, audio => {
    startBed(audio, audio.destination, bed)
    bed.calls.forEach((call, i) => call(audio, audio.destination, 0.5 + i * 1.5))
  }))
return found
`

/** How alike two sounds are: 1 is the same, 0 has nothing in common. */
export function alike(a: SoundFigures, b: SoundFigures): number {
  return a.shape.reduce((sum, value, i) => sum + value * b.shape[i], 0)
}
