import { useEffect, useRef, useState } from 'react'
import { type Music, startMusic } from '../../../companion/music.ts'
import {
  elapsed,
  musicLevel,
  pause,
  resume,
  type SearchTimer,
  sandLeft,
  untilGong,
} from '../../../companion/search-timer.ts'
import { useNow } from '../use-now.ts'
import { Glass } from './glass.tsx'
import { HoldButton } from './hold-button.tsx'

/** The search while it runs: sand without digits, music that rises, and a gong that nobody sees coming. */
export function Search({
  timer,
  seconds,
  music,
  change,
  restart,
  over,
}: {
  readonly timer: SearchTimer
  readonly seconds: number
  readonly music: boolean
  readonly change: (timer: SearchTimer) => void
  readonly restart: () => void
  readonly over: () => void
}) {
  const paused = timer.pausedAt !== null
  const now = useNow(!paused)
  const [asking, setAsking] = useState(false)
  const level = musicLevel(elapsed(timer, now), seconds)
  const end = useRef(over)
  end.current = over
  useEffect(() => {
    const left = untilGong(timer, Date.now())
    if (left === null) return
    const bell = setTimeout(() => end.current(), left)
    return () => clearTimeout(bell)
  }, [timer])
  useMusic(music && !paused, level)
  return (
    <section className="glass" aria-label="Search">
      <Glass left={sandLeft(elapsed(timer, now), seconds)} still={paused} />
      <div className="glass__words">
        <h2>{paused ? 'Time stands still.' : 'Search!'}</h2>
        <p>{paused ? 'Nobody draws, nobody says “Next”.' : 'One action, then “Next”. The gong will come.'}</p>
        <p className="music" role="img" aria-label={`Music: ${level} of 5`}>
          {[1, 2, 3, 4, 5].map(bar => (
            <i key={bar} className={bar <= level ? 'is-on' : ''} style={{ height: `${bar * 20}%` }} />
          ))}
        </p>
        {asking ? (
          <p className="glass__acts">
            <button
              type="button"
              className="button"
              onClick={() => {
                setAsking(false)
                restart()
              }}
            >
              Yes, from the start
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              No
            </button>
          </p>
        ) : (
          <p className="glass__acts">
            {paused ? (
              <button type="button" className="button button--main" onClick={() => change(resume(timer, Date.now()))}>
                Go on
              </button>
            ) : (
              <HoldButton act={() => change(pause(timer, Date.now()))}>Hold: pause</HoldButton>
            )}
            <button
              type="button"
              className="button"
              aria-label="Start this search again"
              onClick={() => setAsking(true)}
            >
              ↺
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

/** Music while `on`, as many layers as the level says. */
function useMusic(on: boolean, level: number): void {
  const music = useRef<Music | null>(null)
  useEffect(() => {
    if (!on) return
    music.current = startMusic()
    return () => {
      music.current?.stop()
      music.current = null
    }
  }, [on])
  useEffect(() => {
    if (on) music.current?.rise(level)
  }, [on, level])
}
