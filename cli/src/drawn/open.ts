import type { Io } from '../io.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import type { Surface } from '../play/surface.ts'
import { terminalOf } from '../terminal.ts'
import { screenText } from '../text/table.ts'
import { SMALLEST } from './frame.ts'

/** Opens the drawn surface, or plain lines if the window is too small. Loads Ink only when needed. */
export async function openDrawn(io: Io, { fast }: { fast: boolean }): Promise<Surface> {
  const { columns = 0, rows = 0 } = io.stdout
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) {
    const surface = new PlainSurface(io)
    surface.say(screenText.plainInstead(columns, rows, SMALLEST))
    return surface
  }
  process.env.NODE_ENV ??= 'production' // React's development build is slow and prints warnings
  const { DrawnSurface } = await import('./drawn-surface.tsx')
  return new DrawnSurface(io, terminalOf(io), fast)
}
