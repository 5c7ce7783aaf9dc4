import { readRecord } from '@holdout/engine'
import { importBackup, saysBackup } from '../../client/backup.ts'
import { openDesk } from '../../client/desk.ts'
import { takeIn } from '../../client/saves.ts'
import { everythingText } from '../../text/records.ts'
import { savedText } from '../../text/saved.ts'

/**
 * Imports a file and returns what to tell the user. The whole game is replayed first; if that fails, the text is the
 * reason.
 */
export async function importFile(file: File): Promise<string> {
  const text = await file.text()
  const data = parsed(text)
  if (saysBackup(data)) return importEverything(data, file.name)
  const { desk, ask, close } = openDesk()
  try {
    const record = readRecord(recordIn(text), file.name)
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

/** Imports a file of "Export everything". */
function importEverything(data: unknown, name: string): string {
  try {
    const { games, results } = importBackup(data, name)
    return games + results > 0 ? everythingText.imported(name, games, results) : everythingText.nothingNew(name)
  } catch (error) {
    return (error as Error).message
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // readRecord reports a better error
  }
}

/** The record in a file: the file itself, or the record inside a bug report. */
export function recordIn(text: string): string {
  const report = parsed(text) as { format?: unknown; record?: unknown } | null
  return report?.format === 'holdout-report' ? JSON.stringify(report.record) : text
}
