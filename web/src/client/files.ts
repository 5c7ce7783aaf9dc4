import { type MatchRecord, writeRecord } from '@holdout/engine'

/** Downloads a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export function saveFile(name: string, record: MatchRecord): void {
  download(name, new Blob([writeRecord(record)], { type: 'application/json' }))
}
