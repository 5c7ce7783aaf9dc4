import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { saveFile } from '../../client/files.ts'
import { recordOf, type Save } from '../../client/saves.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { NightBar } from '../../parts/night-bar.tsx'
import { agoOf, companyOf, movesOf, winnersOf } from '../../parts/save-words.ts'

export function titleOf({ game }: Save): string {
  return SHELF.find(({ slug }) => slug === game)?.title ?? game
}

/** Who won; of games that ended before this was kept, how they ended. */
function endOf({ outcome, winners, players }: Save): string {
  return winners ? winnersOf(winners, Object.keys(players).length) : `ended: ${outcome?.replaceAll('-', ' ')}`
}

/** One game of this device and what one may do with it. */
export function SavedRow({
  save,
  remove,
  tell,
}: {
  readonly save: Save
  readonly remove: () => void
  readonly tell: (say: string) => void
}) {
  const title = titleOf(save)
  const ago = agoOf(save.played, Date.now())
  const which = `${title}, ${movesOf(save.moves)}${ago && `, ${ago}`}`
  const exportFile = (): void => {
    try {
      const record = recordOf(save.id)
      if (record) saveFile(`${record.game}-${record.seed}.json`, record)
    } catch (error) {
      tell((error as Error).message)
    }
  }
  return (
    <li className="saved-row panel">
      <GamePicture slug={save.game} className="saved-row__picture" />
      <div className="saved-row__words">
        <h3>{title}</h3>
        <p>
          {movesOf(save.moves)}, {companyOf(save.players)}
          {ago && `, ${ago}`}
          {save.outcome !== null && ` · ${endOf(save)}`}
        </p>
        {save.outcome === null && save.progress > 0 && <NightBar at={save.progress} />}
      </div>
      <div className="saved-row__acts">
        {save.outcome === null && (
          <Link href={`/play/${save.id}`} className="button button--open" aria-label={`Go on: ${which}`}>
            Go on
          </Link>
        )}
        <Link href={`/replay/${save.id}`} className="button" aria-label={`Replay: ${which}`}>
          Replay
        </Link>
        <button type="button" className="button" onClick={exportFile} aria-label={`Save as a file: ${which}`}>
          File
        </button>
        <button type="button" className="button button--quiet" onClick={remove} aria-label={`Delete: ${which}`}>
          Delete
        </button>
      </div>
    </li>
  )
}
