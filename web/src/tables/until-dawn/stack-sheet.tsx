import type { Entrance } from '@holdout/until-dawn/table'
import { TableSheet } from '../../table/table-sheet.tsx'
import { FullCard } from './card.tsx'
import type { StageDoor } from './stage.ts'
import { doorName, planks } from './words.ts'

/** Every card at an entrance with its full text, the top one first: what small cards have no room for. */
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
    <TableSheet title={doorName(at)} close={close}>
      <div className="ud-sheet">
        {door.over ? (
          <>
            <p>Breached: this card lies over it for the rest of the night. Everything passes it by.</p>
            <FullCard name={door.over.card} />
          </>
        ) : (
          <p>
            It has {planks(door.barricades)}.{' '}
            {fromTop.length === 0 ? 'Nobody stands before it.' : 'From the top, which acts first:'}
          </p>
        )}
        <ol>
          {fromTop.map(({ uid, card, attacking, wouldAttack }) => (
            <li key={uid}>
              <FullCard name={card} />
              <span>{attacking ? 'attacking' : wouldAttack ? 'upright, turns if you stop now' : 'upright'}</span>
            </li>
          ))}
        </ol>
      </div>
    </TableSheet>
  )
}
