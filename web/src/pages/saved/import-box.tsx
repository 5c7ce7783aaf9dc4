import { type DragEvent, useState } from 'react'
import { savedText } from '../../text/saved.ts'
import { importFile } from './import-file.ts'

/** Imports recorded games from files, dropped or chosen. Shows the engine's error for a bad file. */
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
      <p className="import__hint">{savedText.importHint}</p>
      <div role="status">
        {said.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
