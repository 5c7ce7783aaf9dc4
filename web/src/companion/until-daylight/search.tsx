import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../parts/use-now.ts'
import { Glass } from './glass.tsx'
import { HoldButton } from './hold-button.tsx'
import { type Music, startMusic } from './music.ts'
import { elapsed, musicLevel, pause, resume, type SearchTimer, sandLeft, untilGong } from './search-timer.ts'
import { searchText } from './text.ts'

/** A running search: an hourglass without digits, rising music, and a gong at a hidden time. */
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
    <section className="glass" aria-label={searchText.search}>
      <Glass left={sandLeft(elapsed(timer, now), seconds)} still={paused} />
      <div className="glass__words">
        <h2>{paused ? searchText.paused : searchText.searching}</h2>
        <p>{paused ? searchText.pausedText : searchText.searchingText}</p>
        <p className="music" role="img" aria-label={searchText.music(level)}>
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
              {searchText.yesRestart}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {searchText.no}
            </button>
          </p>
        ) : (
          <p className="glass__acts">
            {paused ? (
              <button type="button" className="button button--main" onClick={() => change(resume(timer, Date.now()))}>
                {searchText.resume}
              </button>
            ) : (
              <HoldButton act={() => change(pause(timer, Date.now()))}>{searchText.holdToPause}</HoldButton>
            )}
            <button type="button" className="button" aria-label={searchText.restart} onClick={() => setAsking(true)}>
              ↺
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

/** Plays music while `on`, with `level` layers. */
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
