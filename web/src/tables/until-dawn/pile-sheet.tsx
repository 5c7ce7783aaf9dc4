import type { CardName } from '@holdout/until-dawn/table'
import { useState } from 'react'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Band } from './card.tsx'
import type { Stage } from './stage.ts'
import { text } from './text.ts'

export function useOpened() {
  const [opened, setOpened] = useState(false)
  return { opened, open: () => setOpened(true), close: () => setOpened(false) }
}

/** The cards of a pile, where the player may know them: unordered with the memory aid, ordered after the end. */
export function PileSheet({
  pile,
  title,
  stage: { open, memory },
  close,
}: {
  readonly pile: 'deck' | 'discard' | 'bitePile'
  readonly title: string
  readonly stage: Stage
  readonly close: () => void
}) {
  const ordered: readonly CardName[] | null = open && pile !== 'discard' ? [...open[pile]].reverse() : null
  const counted = Object.entries(memory?.[pile] ?? {})
  return (
    <TableSheet title={title} close={close}>
      <div className="ud-sheet">
        {ordered && <p>{pile === 'deck' ? text.piles.nextCards : text.piles.held}</p>}
        {!ordered && <p>{text.piles.unordered}</p>}
        <ol className="ud-sheet__bands">
          {ordered
            ? ordered.map((name, i) => (
                <li key={i}>
                  <Band name={name} />
                </li>
              ))
            : counted.map(([name, count]) => (
                <li key={name}>
                  <Band name={name} />
                  {text.piles.row(count)}
                </li>
              ))}
        </ol>
        {(ordered ?? counted).length === 0 && <p>{text.piles.empty}</p>}
      </div>
    </TableSheet>
  )
}
