import { Presets, SingleBar } from 'cli-progress'
import type { Io } from '../io.ts'
import { terminalOf } from '../terminal.ts'
import { progressText } from '../text/shared.ts'

/** A progress bar on stderr, if it is a terminal. */
export function progressBar(io: Io, what: string): { update(done: number, total: number): void; stop(): void } {
  if (!io.stderr.isTTY || io.env.TERM === 'dumb') return { update() {}, stop() {} }
  const preset = terminalOf(io).unicode ? Presets.shades_classic : Presets.legacy
  const bar = new SingleBar(
    {
      stream: io.stderr,
      format: progressText(what),
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
      fps: 10,
      etaBuffer: 50,
    },
    preset,
  )
  let begun = false
  return {
    update(done, total) {
      if (begun) bar.update(done)
      else bar.start(total, done)
      begun = true
    },
    stop() {
      if (begun) bar.stop()
    },
  }
}
