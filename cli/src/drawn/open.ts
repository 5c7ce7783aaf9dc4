import type { Io } from '../io.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import type { Surface } from '../play/surface.ts'
import { terminalOf } from '../terminal.ts'
import { SMALLEST } from './frame.ts'

/** The drawn table, or plain lines where the window has no room for it. Ink is loaded only now: nothing else needs it. */
export async function openDrawn(io: Io, { fast }: { fast: boolean }): Promise<Surface> {
  const { columns = 0, rows = 0 } = io.stdout
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) {
    const surface = new PlainSurface(io)
    surface.say(
      `This window is ${columns} by ${rows}; the drawn table needs ${SMALLEST.columns} by ${SMALLEST.rows}. Here it is in plain lines.`,
    )
    return surface
  }
  process.env.NODE_ENV ??= 'production' // React's other build is slow, and warns
  const { DrawnSurface } = await import('./drawn-surface.tsx')
  return new DrawnSurface(io, terminalOf(io), fast)
}
