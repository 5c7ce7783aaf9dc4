import type { CardName } from '@holdout/until-dawn/table'
import { useState } from 'react'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Band } from './card.tsx'
import type { Stage } from './stage.ts'

export function useOpened() {
  const [opened, setOpened] = useState(false)
  return { opened, open: () => setOpened(true), close: () => setOpened(false) }
}

/** What lies in a pile, where it may be known: with the memory aid without its order, after the end with it. */
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
        {ordered && <p>{pile === 'deck' ? 'The night is over. These would have come next:' : 'It held:'}</p>}
        {!ordered && <p>It holds, in no order:</p>}
        <ol className="ud-sheet__bands">
          {ordered
            ? ordered.map((name, i) => (
                <li key={i}>
                  <Band name={name} />
                </li>
              ))
            : counted.map(([name, count]) => (
                <li key={name}>
                  <Band name={name} /> × {count}
                </li>
              ))}
        </ol>
        {(ordered ?? counted).length === 0 && <p>Nothing.</p>}
      </div>
    </TableSheet>
  )
}
