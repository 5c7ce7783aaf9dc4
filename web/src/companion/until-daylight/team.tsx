import { Segments } from '../../parts/segments.tsx'
import { pick, secureRandom } from '../random.ts'
import type { Stored } from '../stored-state.ts'
import { SeatLetter } from './seat-letter.tsx'
import { teamText } from './text.ts'
import { begin, CHARACTERS, mayBegin, type Night, nameOf, toggleCharacter } from './tracker.ts'

/** Choosing the team, in seating order, and the settings of the search. */
export function Team({ night }: { readonly night: Stored<Night> }) {
  const { state, set } = night
  const { fighters } = state
  const places = fighters.map((_, place) => place)
  return (
    <div className="stack">
      <h2>{teamText.heading}</h2>
      <p>{teamText.lead}</p>
      <ul className="team">
        {CHARACTERS.map(({ id, name, health }) => {
          const place = fighters.findIndex(({ character }) => character === id)
          return (
            <li key={id}>
              <button
                type="button"
                className="team__one"
                aria-pressed={place >= 0}
                onClick={() => set(toggleCharacter(state, id))}
              >
                {place >= 0 ? <SeatLetter place={place} /> : <span className="seat-letter is-free">+</span>}
                <span>
                  {name}
                  <small>{teamText.health(health)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <details>
        <summary>{teamText.settings}</summary>
        <div className="stack">
          <p>{teamText.searchTime}</p>
          <Segments
            name="seconds"
            label={teamText.searchTimeLabel}
            value={state.seconds}
            choices={[45, 60, 90, 120, 150].map(n => [n, teamText.seconds(n)])}
            set={seconds => set({ ...state, seconds })}
          />
          <p>{teamText.shift}</p>
          <Segments
            name="jitter"
            label={teamText.shiftLabel}
            value={state.jitter}
            choices={[0, 5, 10].map(n => [n, teamText.seconds(n)])}
            set={jitter => set({ ...state, jitter })}
          />
          <p>{teamText.waves}</p>
          <Segments
            name="difficulty"
            label={teamText.difficulty}
            value={state.difficulty}
            choices={[
              ['standard', teamText.standard],
              ['gentle', teamText.fewer],
              ['brutal', teamText.more],
            ]}
            set={difficulty => set({ ...state, difficulty })}
          />
          <label>
            <input type="checkbox" checked={state.relief} onChange={() => set({ ...state, relief: !state.relief })} />{' '}
            {teamText.relief}
          </label>
        </div>
      </details>
      {mayBegin(state) ? (
        <>
          <h2>{teamText.whoStarts}</h2>
          <p>{teamText.whoStartsHelp}</p>
          <p className="page__row">
            {fighters.map(({ character }, place) => (
              <button
                key={character}
                type="button"
                className="button button--open"
                onClick={() => set(begin(state, place))}
              >
                {nameOf(character)}
              </button>
            ))}
            <button
              type="button"
              className="button button--main"
              onClick={() => set(begin(state, pick(places, secureRandom)))}
            >
              {teamText.random}
            </button>
          </p>
        </>
      ) : (
        <p role="status">{fighters.length === 0 ? teamText.noneChosen : teamText.tooFew(fighters.length)}</p>
      )}
    </div>
  )
}
