import { readRecord } from '@holdout/engine'
import { openDesk } from '../../client/desk.ts'
import { takeIn } from '../../client/saves.ts'
import { savedText } from '../../text/saved.ts'

/**
 * Imports a file and returns what to tell the user. The whole game is replayed first; if that fails, the text is the
 * reason.
 */
export async function importFile(file: File): Promise<string> {
  const { desk, ask, close } = openDesk()
  try {
    const record = readRecord(recordIn(await file.text()), file.name)
    const { title, length } = await ask(desk.load(record))
    takeIn(record)
    return savedText.imported(file.name, title, length)
  } catch (error) {
    const { message } = error as Error
    return message.startsWith(file.name) ? message : savedText.importFailed(file.name, message)
  } finally {
    close()
  }
}

/** The record in a file: the file itself, or the record inside a bug report. */
export function recordIn(text: string): string {
  try {
    const report = JSON.parse(text) as { format?: unknown; record?: unknown } | null
    return report?.format === 'holdout-report' ? JSON.stringify(report.record) : text
  } catch {
    return text // readRecord reports a better error
  }
}
