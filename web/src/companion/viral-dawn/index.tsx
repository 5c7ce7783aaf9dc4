import road from 'icon:road'
import trophy from 'icon:trophy'
import { titleOfCard } from '@holdout/viral-dawn/table'
import { CompanionFrame } from '../../pages/companion/frame.tsx'
import { PlayerCount } from '../../pages/companion/player-count.tsx'
import { useParts } from '../../pages/companion/use-parts.ts'
import { Segments } from '../../parts/segments.tsx'
import { type Stored, useStored } from '../stored-state.ts'
import { highwayText } from './text.ts'
import {
  checkOf,
  FACES,
  freshHighway,
  gameWon,
  type Highway,
  LAYABLE,
  MOST_PLAYERS,
  matchWinner,
  ROAD,
  toggleCard,
} from './tracker.ts'

const SLUG = 'viral-dawn'
const PARTS = [
  { id: 'check', title: highwayText.parts.check },
  { id: 'match', title: highwayText.parts.match },
]
const FRESH = freshHighway(4)
const SUITS = [
  ['clubs', '♣', highwayText.resources.clubs],
  ['diamonds', '♦', highwayText.resources.diamonds],
  ['hearts', '♥', highwayText.resources.hearts],
  ['spades', '♠', highwayText.resources.spades],
] as const

/** Viral Dawn: checks with the game's own rule whether a layout wins, and keeps the score of the match. */
export default function HighwayCompanion() {
  const highway = useStored<Highway>(`companion:${SLUG}`, FRESH)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title={highwayText.title}
      tabs={[
        { id: 'check', part: 'check', title: highwayText.check, icon: road, body: <CheckTab highway={highway} /> },
        { id: 'match', part: 'match', title: highwayText.match, icon: trophy, body: <MatchTab highway={highway} /> },
      ]}
      parts={parts}
      undo={highway}
      startOver={() => highway.set(freshHighway(highway.state.players.length))}
    />
  )
}

function CheckTab({ highway }: { readonly highway: Stored<Highway> }) {
  const { state, set } = highway
  const { miles, split, short } = checkOf(state)
  return (
    <div className="stack">
      <h2>{highwayText.tapCards}</h2>
      <div className="suits">
        {SUITS.map(([suit, sign, resource]) => (
          <fieldset key={suit} className="suits__row" aria-label={resource}>
            <span className={`suits__name is-${suit}`}>
              <b aria-hidden="true">{sign}</b> {resource}
            </span>
            {LAYABLE.filter(face => face.suit === suit).map(({ code }) => (
              <button
                key={code}
                type="button"
                className="suits__card"
                aria-pressed={state.layout.includes(code)}
                aria-label={titleOfCard(code)}
                onClick={() => set(toggleCard(state, code))}
              >
                {code.slice(0, -1)}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={`verdict ${split ? 'is-won' : ''}`} role="status">
        <h2>{verdict(state, split !== null, short)}</h2>
        {split ? (
          <p>{highwayText.split(split.resources.map(withSuit), ROAD, split.miles.map(withSuit))}</p>
        ) : (
          <p>{highwayText.notYet(state.layout.length, miles, ROAD)}</p>
        )}
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={state.expertTens}
          onChange={() => set({ ...state, expertTens: !state.expertTens })}
        />{' '}
        {highwayText.expert}
      </label>
      {state.layout.length > 0 && (
        <button type="button" className="button" onClick={() => set({ ...state, layout: [] })}>
          {highwayText.clear}
        </button>
      )}
    </div>
  )
}

function verdict({ layout }: Highway, won: boolean, short: number | null): string {
  if (won) return highwayText.wins
  if (layout.length === 0) return highwayText.empty
  if (short === null) return highwayText.tooMuch
  return highwayText.short(short)
}

function withSuit(code: string): string {
  const face = FACES.find(other => other.code === code)
  const sign = SUITS.find(([suit]) => suit === face?.suit)?.[1] ?? ''
  return `${code.slice(0, -1)}${sign}`
}

function MatchTab({ highway }: { readonly highway: Stored<Highway> }) {
  const { state, set } = highway
  const begun = state.players.some(({ wins }) => wins > 0)
  const winner = matchWinner(state)
  return (
    <div className="stack">
      {!begun && (
        <>
          <PlayerCount
            value={state.players.length}
            most={MOST_PLAYERS}
            set={count => set({ ...freshHighway(count), games: state.games })}
          />
          <p>{highwayText.gamesPlanned}</p>
          <Segments
            name="games"
            label={highwayText.gamesPlanned}
            value={state.games}
            choices={[1, 3, 5, 7].map(n => [n, String(n)])}
            set={games => set({ ...state, games })}
          />
        </>
      )}
      <p role="status">
        {winner
          ? highwayText.matchWon(winner)
          : highwayText.deals(state.players[state.dealer].name, Math.floor(state.games / 2) + 1)}
      </p>
      <ul className="match">
        {state.players.map(({ name, wins }, place) => (
          <li key={name}>
            <b>{name}</b>
            <span>{highwayText.wonGames(wins)}</span>
            <button
              type="button"
              className="button button--open"
              disabled={winner !== null}
              aria-label={highwayText.wonGame(name)}
              onClick={() => set(gameWon(state, place))}
            >
              {highwayText.won}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={winner !== null} onClick={() => set(gameWon(state, null))}>
        {highwayText.noWinner}
      </button>
    </div>
  )
}
