import { Link } from 'wouter'
import { saveFile } from '../../client/files.ts'
import { recordOf, type Save } from '../../client/saves.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { titleOfGame } from '../../parts/game-title.ts'
import { NightBar } from '../../parts/night-bar.tsx'
import { commonText } from '../../text/common.ts'
import { copyOf, finished, moveCount, playersText, timeAgo, winnersText } from '../../text/matches.ts'
import { savedText } from '../../text/saved.ts'

export function titleOf({ game, copyAt }: Save): string {
  const title = titleOfGame(game)
  return copyAt === undefined ? title : copyOf(title, copyAt)
}

/** Who won, or only that the game is finished if it was saved without winners. */
function endOf({ winners, players }: Save): string {
  return winners ? winnersText(winners, Object.keys(players).length) : finished
}

/** One game of this device and its actions. */
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
  const ago = timeAgo(save.played, Date.now())
  const which = `${title}, ${moveCount(save.moves)}${ago && `, ${ago}`}`
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
          {[savedText.deviceNote, playersText(save.players), moveCount(save.moves)].join(' · ')}
          {save.stands !== undefined && ` · ${save.stands}`}
          {save.outcome === null && save.turn !== undefined && ` · ${savedText.turnOf(save.turn)}`}
          {save.outcome !== null && ` · ${endOf(save)}`}
          {ago && ` · ${ago}`}
        </p>
        {save.outcome === null && save.progress > 0 && <NightBar at={save.progress} />}
      </div>
      <div className="saved-row__acts">
        {save.outcome === null && (
          <Link href={`/play/${save.id}`} className="button button--open" aria-label={savedText.continueGame(which)}>
            {savedText.continue}
          </Link>
        )}
        <Link href={`/replay/${save.id}`} className="button" aria-label={savedText.replayGame(which)}>
          {commonText.replay}
        </Link>
        <button type="button" className="button" onClick={exportFile} aria-label={savedText.exportGame(which)}>
          {savedText.export}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={remove}
          aria-label={savedText.deleteThis(which)}
        >
          {savedText.delete}
        </button>
      </div>
    </li>
  )
}
