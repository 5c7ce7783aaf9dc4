import type { Phrase as Sentence } from '@holdout/engine'
import { Phrase } from '../../parts/phrase.tsx'
import { ChoiceList } from '../../table/choice-list.tsx'
import { TableFrame } from '../../table/frame.tsx'
import { useRoom } from '../../table/room.ts'
import type { TableModule, TableProps } from '../../table/table-props.ts'
import { tableText } from '../../text/table.ts'
import './generic.css'

/** A table for any game: the board and the moves as text. A game without its own table is playable with it. */
export function Table({ scene, review }: TableProps) {
  const { state } = useRoom()
  const parts: readonly { readonly title: string; readonly text: Sentence }[] = scene.board
  return (
    <TableFrame
      className="t-generic"
      night={<p className="t-generic__moves">{tableText.frame.movesPlayed(scene.seq)}</p>}
    >
      <div className="t-generic__board">
        <dl>
          {parts.map(({ title, text }) => (
            <div key={title} className="panel">
              <dt>{title}</dt>
              <dd>
                <Phrase of={text} names={state.names} />
              </dd>
            </div>
          ))}
        </dl>
        {!review && <ChoiceList close={() => {}} />}
      </div>
    </TableFrame>
  )
}

export const sounds: TableModule['sounds'] = {}
