import road from 'icon:road'
import trophy from 'icon:trophy'
import { titleOfCard } from '@holdout/viral-dawn/table'
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
} from '../../companion/highway.ts'
import { type Kept, useKept } from '../../companion/kept-state.ts'
import { Segments } from '../../parts/segments.tsx'
import { CompanionFrame } from './frame.tsx'
import { PlayerCount } from './player-count.tsx'
import { useParts } from './use-parts.ts'

const SLUG = 'viral-dawn'
const PARTS = [
  { id: 'check', title: 'Mile and resource checker' },
  { id: 'match', title: 'Match score' },
]
const FRESH = freshHighway(4)
const SUITS = [
  ['clubs', '♣', 'food'],
  ['diamonds', '♦', 'money'],
  ['hearts', '♥', 'health'],
  ['spades', '♠', 'weapons'],
] as const

/** Viral Dawn: whether a layout wins, worked out by the game's own check, and the score of the match. */
export default function HighwayCompanion() {
  const highway = useKept<Highway>(`companion:${SLUG}`, FRESH)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title="Viral Dawn"
      tabs={[
        { id: 'check', part: 'check', title: 'Check', icon: road, body: <CheckTab highway={highway} /> },
        { id: 'match', part: 'match', title: 'Match', icon: trophy, body: <MatchTab highway={highway} /> },
      ]}
      parts={parts}
      undo={highway}
      startOver={() => highway.set(freshHighway(highway.state.players.length))}
    />
  )
}

function CheckTab({ highway }: { readonly highway: Kept<Highway> }) {
  const { state, set } = highway
  const { miles, split, short } = checkOf(state)
  return (
    <div className="stack">
      <h2>Tap the cards of one layout</h2>
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
          <p>
            Resources {split.resources.map(signed).join(' ')}; {ROAD} miles with {split.miles.map(signed).join(' ')}.
          </p>
        ) : (
          <p>
            {state.layout.length} {state.layout.length === 1 ? 'card' : 'cards'}, {miles} miles printed in all. Four
            resources, one of each suit, and {ROAD} miles, with nothing left over.
          </p>
        )}
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={state.expertTens}
          onChange={() => set({ ...state, expertTens: !state.expertTens })}
        />{' '}
        Expert: a ten counts 0, 1 or 10
      </label>
      {state.layout.length > 0 && (
        <button type="button" className="button" onClick={() => set({ ...state, layout: [] })}>
          Another layout
        </button>
      )}
    </div>
  )
}

function verdict({ layout }: Highway, won: boolean, short: number | null): string {
  if (won) return 'Safe Zone! This layout wins.'
  if (layout.length === 0) return 'Nothing laid yet.'
  if (short === null) return 'Too much: something must go first.'
  return `Not yet: at least ${short} more ${short === 1 ? 'card' : 'cards'}.`
}

function signed(code: string): string {
  const face = FACES.find(other => other.code === code)
  const sign = SUITS.find(([suit]) => suit === face?.suit)?.[1] ?? ''
  return `${code.slice(0, -1)}${sign}`
}

function MatchTab({ highway }: { readonly highway: Kept<Highway> }) {
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
          <p>Games planned</p>
          <Segments
            name="games"
            label="Games planned"
            value={state.games}
            choices={[1, 3, 5, 7].map(n => [n, String(n)])}
            set={games => set({ ...state, games })}
          />
        </>
      )}
      <p role="status">
        {winner
          ? `${winner} wins the match.`
          : `${state.players[state.dealer].name} deals. ${Math.floor(state.games / 2) + 1} of ${state.games} games win the match.`}
      </p>
      <ul className="match">
        {state.players.map(({ name, wins }, place) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {wins} {wins === 1 ? 'game' : 'games'}
            </span>
            <button
              type="button"
              className="button button--open"
              disabled={winner !== null}
              aria-label={`${name} won this game`}
              onClick={() => set(gameWon(state, place))}
            >
              Won
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={winner !== null} onClick={() => set(gameWon(state, null))}>
        Nobody got there
      </button>
    </div>
  )
}
