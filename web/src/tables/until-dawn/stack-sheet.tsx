import type { Entrance } from '@holdout/until-dawn/table'
import { TableSheet } from '../../table/table-sheet.tsx'
import { FullCard } from './card.tsx'
import type { StageDoor } from './stage.ts'
import { text } from './text.ts'

/** All cards at an entrance with their full text, the top one first. */
export function StackSheet({
  at,
  door,
  close,
}: {
  readonly at: Entrance
  readonly door: StageDoor
  readonly close: () => void
}) {
  const fromTop = [...door.zombies].reverse()
  return (
    <TableSheet title={text.doorName(at)} close={close}>
      <div className="ud-sheet">
        {door.over ? (
          <>
            <p>{text.stackSheet.breached}</p>
            <FullCard name={door.over.card} />
          </>
        ) : (
          <p>
            {text.stackSheet.planks(door.barricades)}
            {fromTop.length === 0 ? text.stackSheet.none : text.stackSheet.order}
          </p>
        )}
        <ol>
          {fromTop.map(({ uid, card, attacking, wouldAttack }) => (
            <li key={uid}>
              <FullCard name={card} />
              <span>
                {attacking ? text.stackSheet.attacking : wouldAttack ? text.stackSheet.turns : text.stackSheet.upright}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </TableSheet>
  )
}
