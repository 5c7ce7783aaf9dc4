import { type DragEvent, useState } from 'react'
import { backupNow } from '../../client/backup.ts'
import { download } from '../../client/files.ts'
import { everythingText } from '../../text/records.ts'
import { savedText } from '../../text/saved.ts'
import { importFile } from './import-file.ts'
import './import-box.css'

/** Downloads everything on this device. */
function exportAll(): void {
  const backup = backupNow()
  const day = new Date(backup.at).toISOString().slice(0, 10)
  download(`holdout-${day}.json`, new Blob([JSON.stringify(backup)], { type: 'application/json' }))
}

/**
 * Exports everything, and imports it or recorded games from files, dropped or chosen. Shows the error of a bad file.
 */
export function ImportBox() {
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState<readonly string[]>([])
  const take = async (files: readonly File[]): Promise<void> => {
    setSaid([savedText.reading])
    const answers: string[] = []
    for (const file of files) answers.push(await importFile(file))
    setSaid(answers)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button does the same
    <div
      className={`import ${over ? 'is-over' : ''}`}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="import__acts">
        <label className="button">
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            multiple
            onChange={event => {
              void take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          {savedText.importFile}
        </label>
        <button type="button" className="button" onClick={exportAll}>
          {everythingText.exportAll}
        </button>
      </div>
      <p className="import__hint">
        {savedText.importHint} {everythingText.note}
      </p>
      <div role="status">
        {said.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
