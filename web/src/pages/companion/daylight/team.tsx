import { begin, CHARACTERS, mayBegin, type Night, nameOf, toggleCharacter } from '../../../companion/daylight.ts'
import type { Kept } from '../../../companion/kept-state.ts'
import { pick, trueLuck } from '../../../companion/luck.ts'
import { Segments } from '../../../parts/segments.tsx'
import { SeatLetter } from './seat-letter.tsx'

/** Who plays, in the order of the seats, and how long a search lasts. */
export function Team({ night }: { readonly night: Kept<Night> }) {
  const { state, set } = night
  const { fighters } = state
  const places = fighters.map((_, place) => place)
  return (
    <div className="stack">
      <h2>Who holds out tonight?</h2>
      <p>Tap three to six characters in the order in which you sit, clockwise.</p>
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
                  <small>{health} health</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <details>
        <summary>Seconds, gong and difficulty</summary>
        <div className="stack">
          <p>A search lasts about</p>
          <Segments
            name="seconds"
            label="Seconds to search"
            value={state.seconds}
            choices={[45, 60, 90, 120, 150].map(n => [n, `${n} s`])}
            set={seconds => set({ ...state, seconds })}
          />
          <p>The gong comes earlier or later by up to</p>
          <Segments
            name="jitter"
            label="Hidden shift"
            value={state.jitter}
            choices={[0, 5, 10].map(n => [n, `${n} s`])}
            set={jitter => set({ ...state, jitter })}
          />
          <p>Waves</p>
          <Segments
            name="difficulty"
            label="Difficulty"
            value={state.difficulty}
            choices={[
              ['standard', 'Standard'],
              ['gentle', 'One fewer'],
              ['brutal', 'One more'],
            ]}
            set={difficulty => set({ ...state, difficulty })}
          />
          <label>
            <input type="checkbox" checked={state.relief} onChange={() => set({ ...state, relief: !state.relief })} />{' '}
            One card fewer for a team of three
          </label>
        </div>
      </details>
      {mayBegin(state) ? (
        <>
          <h2>Who goes first?</h2>
          <p>Most heads on six dice; or let luck decide.</p>
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
              onClick={() => set(begin(state, pick(places, trueLuck)))}
            >
              Anybody
            </button>
          </p>
        </>
      ) : (
        <p role="status">
          {fighters.length === 0 ? 'Nobody chosen yet.' : `${fighters.length} chosen; at least three are needed.`}
        </p>
      )}
    </div>
  )
}
