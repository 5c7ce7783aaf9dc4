import { readRecord } from '@holdout/engine'
import { openDesk } from '../../client/desk.ts'
import { takeIn } from '../../client/saves.ts'
import { movesOf } from '../../parts/save-words.ts'

/** Takes a file in and says what came of it. The whole game is played through first: what does not replay is refused with the reason. */
export async function importFile(file: File): Promise<string> {
  const { desk, ask, close } = openDesk()
  try {
    const record = readRecord(recordIn(await file.text()), file.name)
    const { title, length } = await ask(desk.load(record))
    takeIn(record)
    return `${file.name}: ${title}, ${movesOf(length)}. It is in the list.`
  } catch (error) {
    const { message } = error as Error
    return message.startsWith(file.name) ? message : `${file.name}: ${message}`
  } finally {
    close()
  }
}

/** The record itself; a bug report has it inside. */
export function recordIn(text: string): string {
  try {
    const report = JSON.parse(text) as { format?: unknown; record?: unknown } | null
    return report?.format === 'holdout-report' ? JSON.stringify(report.record) : text
  } catch {
    return text // the reader of records says better what is wrong
  }
}
