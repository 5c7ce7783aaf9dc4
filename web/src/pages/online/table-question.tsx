import type { TableInfo } from '@holdout/protocol'
import type { TableState } from '@holdout/table'
import { plain } from '@holdout/words'
import { questionText, undoText } from '../../text/online-table.ts'

/** A player asks all others something. They agree or decline; the player who asked can withdraw. */
export function TableQuestion({
  table,
  asked,
  text,
  answer,
}: {
  readonly table: TableInfo
  readonly asked: { readonly seat: string; readonly by: readonly string[]; readonly of: number; readonly you: boolean }
  readonly text: (name: string, you: boolean) => string
  readonly answer: (agree: boolean) => void
}) {
  const asker = table.seats.find(({ seat }) => seat === asked.seat)
  const isMine = asker?.you === true
  const mayAnswer = !isMine && table.seats.some(({ you }) => you)
  return (
    <div className="online-notice" role="status">
      <p>{text(asker?.name ?? asked.seat, isMine)}</p>
      {asked.of > 1 && <p>{questionText.agreed(asked.by.length, asked.of)}</p>}
      {isMine && (
        <button type="button" className="button" onClick={() => answer(false)}>
          {questionText.withdraw}
        </button>
      )}
      {mayAnswer && (
        <div className="online-notice__answers">
          {!asked.you && (
            <button type="button" className="button button--main" onClick={() => answer(true)}>
              {questionText.agree}
            </button>
          )}
          <button type="button" className="button" onClick={() => answer(false)}>
            {questionText.decline}
          </button>
        </div>
      )}
    </div>
  )
}

/** The question to undo the last moves, with the first of them as this player knows it. */
export function undoQuestion(
  { log, names, scene }: Pick<TableState, 'log' | 'names' | 'scene'>,
  moves: number,
  name: string,
  you: boolean,
): string {
  const first = log.find(({ at }) => at === scene.seq - moves + 1)
  const what = undoText.moves(first ? plain(first.text, names).replace(/\.$/, '') : null, moves)
  return you ? undoText.youAsk(what) : undoText.asks(name, what)
}
