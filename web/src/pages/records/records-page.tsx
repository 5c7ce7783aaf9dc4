import { SHELF } from '@holdout/catalog'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useOptionalGameInfo } from '../../client/game-info.ts'
import { type PlayedGame, playedGames, streakOf } from '../../client/records.ts'
import { saves } from '../../client/saves.ts'
import { useStore } from '../../client/store.ts'
import { titleOfGame } from '../../parts/game-title.ts'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { type Reading, readGames } from '../../records/read-games.ts'
import { bestGames, bestStreak, plotOf, tallies, tallyOf, timeOf } from '../../records/statistics.ts'
import { levelText } from '../../text/levels.ts'
import { dateText } from '../../text/matches.ts'
import { durationText, endingText, luckText, percentText, recordsText } from '../../text/records.ts'
import { ImportBox } from '../saved/import-box.tsx'
import { AchievementList } from './achievement-list.tsx'
import { Plot } from './plot.tsx'
import { TallyTable } from './tally-table.tsx'
import './records.css'

const ALL = 'all'

/** Statistics, best results and achievements of this person, over all games or one. */
export default function RecordsPage() {
  const all = useStore(playedGames)
  const reading = useReading()
  const [chosen, setChosen] = useState<string>(ALL)
  const games = chosen === ALL ? all : all.filter(({ game }) => game === chosen)
  return (
    <SitePage title={recordsText.title} here="/records" lead={recordsText.lead}>
      <Segments
        name="records-game"
        label={recordsText.which}
        value={chosen}
        choices={[[ALL, recordsText.all], ...SHELF.map(({ slug, title }) => [slug, title] as const)]}
        set={setChosen}
      />
      <p role="status" className={reading ? 'rec-note' : 'visually-hidden'}>
        {reading && reading.done < reading.of
          ? recordsText.reading(reading.done, reading.of)
          : reading && reading.failed > 0 && recordsText.failed(reading.failed)}
      </p>
      {games.length === 0 ? <p className="panel">{recordsText.none}</p> : <Summary games={games} />}
      {chosen !== ALL && <AchievementList slug={chosen} games={games} key={chosen} />}
      {games.length > 0 && (
        <>
          <div className="rec-columns">
            {chosen === ALL && (
              <TallyTable title={recordsText.byGame} rows={rowsBy(games, one => one.game, titleOfGame)} />
            )}
            <TallyTable title={recordsText.byRivals} rows={rowsBy(games, one => one.rivals, rivalsText)} />
            <TallyTable
              title={recordsText.byPlayers}
              rows={rowsBy(
                games,
                one => String(one.players),
                players => recordsText.players(Number(players)),
              )}
            />
            {chosen !== ALL && <OptionTable slug={chosen} games={games} key={chosen} />}
          </div>
          <BestResults games={games} />
          <div className="rec-columns">
            <Plot
              title={recordsText.accuracyPlot}
              note={recordsText.accuracyNote}
              empty={recordsText.noAccuracy}
              points={plotOf(games, 'accuracy')}
              range={[0, 100]}
              say={value => String(Math.round(value))}
            />
            <Plot
              title={recordsText.luckPlot}
              note={recordsText.luckNote}
              empty={recordsText.noLuck}
              points={plotOf(games, 'luck')}
              range={[-3, 3]}
              say={luckText}
            />
          </div>
        </>
      )}
      <section className="panel" aria-labelledby="records-data">
        <h2 id="records-data">{recordsText.keepSafe}</h2>
        <ImportBox />
      </section>
    </SitePage>
  )
}

/** Reads games that are not counted yet, also those imported on this page. null: it has not begun. */
function useReading(): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null)
  const finished = useStore(saves).filter(({ outcome }) => outcome !== null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another finished game is read too
  useEffect(() => {
    let gone = false
    void readGames(setReading, () => gone)
    return () => {
      gone = true
    }
  }, [finished])
  return reading
}

function rivalsText(rivals: string): string {
  return recordsText.rivals[rivals] ?? recordsText.bots(levelText(rivals))
}

function rowsBy(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => string, say: (key: string) => string) {
  return tallies(games, game => [keyOf(game)]).map(row => ({ ...row, say: say(row.key) }))
}

function Summary({ games }: { readonly games: readonly PlayedGame[] }) {
  const tally = tallyOf(games)
  const time = timeOf(games)
  const luck = games.flatMap(game => (game.luck === null ? [] : [game.luck]))
  const facts = [
    [recordsText.games, tally.games],
    [recordsText.won, tally.won],
    [recordsText.winRate, tally.rate === null ? '–' : percentText(tally.rate)],
    [recordsText.streak, streakOf(games)],
    [recordsText.best, bestStreak(games)],
    [endingText['given-up'], tally.givenUp],
    [endingText.stopped, tally.stopped],
    [recordsText.time, time.games === 0 ? '–' : durationText(time.ms)],
    [recordsText.luck, luck.length === 0 ? '–' : luckText(luck.reduce((sum, one) => sum + one, 0) / luck.length)],
  ] as const
  return (
    <section className="panel" aria-label={recordsText.summary}>
      <dl className="rec-summary">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="rec-note">{recordsText.rateNote}</p>
    </section>
  )
}

/** Games and win rates by the options that were changed. */
function OptionTable({ slug, games }: { readonly slug: string; readonly games: readonly PlayedGame[] }) {
  const info = useOptionalGameInfo(slug)
  const standard = recordsText.standard
  const rows = tallies(games, ({ options }) => {
    const changed = Object.entries(options).map(([id, value]) => {
      const spec = info?.options[id]
      const choice = spec?.type === 'choice' ? spec.choices.find(one => one.value === value)?.title : null
      return spec?.type === 'flag' && value === true
        ? spec.title
        : `${spec?.title ?? id}: ${choice ?? valueText(value)}`
    })
    return changed.length === 0 ? [standard] : changed
  })
  return <TallyTable title={recordsText.byOption} rows={rows.map(row => ({ ...row, say: row.key }))} />
}

function valueText(value: unknown): string {
  return value === true ? 'on' : value === false ? 'off' : String(value)
}

/** The best result of each kind that can be compared. */
function BestResults({ games }: { readonly games: readonly PlayedGame[] }) {
  const kept = useStore(saves)
  const best = bestGames(games)
  if (best.length === 0) return null
  return (
    <section className="panel" aria-label={recordsText.results}>
      <h2>{recordsText.results}</h2>
      <div className="rec-scroll">
        <table className="rec-table">
          <thead>
            <tr>
              <th scope="col">{recordsText.game}</th>
              <th scope="col">{recordsText.result}</th>
              <th scope="col">{recordsText.columnPlayers}</th>
              <th scope="col">{recordsText.when}</th>
              <th scope="col">
                <span className="visually-hidden">{recordsText.replay}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ id, game, mark, players, ended }) => (
              <tr key={`${game}/${mark?.kind}`}>
                <th scope="row">{titleOfGame(game)}</th>
                <td>{mark?.say}</td>
                <td>{recordsText.players(players)}</td>
                <td>{ended > 0 ? dateText(ended) : recordsText.unknownDate}</td>
                <td>
                  {(id.startsWith('online-') || kept.some(save => save.id === id)) && (
                    <Link href={`/replay/${id}`} className="button" aria-label={recordsText.replayOf(mark?.say ?? '')}>
                      {recordsText.replay}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
