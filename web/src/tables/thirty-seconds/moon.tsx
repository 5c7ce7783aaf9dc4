import { useTimeLeft } from '../../table/clocks.tsx'
import { text } from './text.ts'

/** The clock, drawn as a waning moon. Without a clock it shows the round. */
export function Moon({ round, who }: { readonly round: number; readonly who: string }) {
  const clock = useTimeLeft()[0]
  if (!clock)
    return (
      <div className="ts-moon-clock" role="img" aria-label={text.clock.noClock(round)}>
        <b>{round}</b>
        <span>{text.clock.round}</span>
      </div>
    )
  const seconds = Math.ceil(clock.left / 1000)
  const hurry = clock.running && seconds <= 10
  const style = { '--left': clock.left, '--of': clock.of } as React.CSSProperties
  return (
    <div
      className={`ts-moon-clock ${hurry ? 'is-hurry' : ''} ${clock.running ? '' : 'is-still'}`}
      style={style}
      role="timer"
      aria-label={text.clock.secondsLeft(seconds, who)}
    >
      <b>{seconds}</b>
      <span>{clock.running ? (hurry ? text.clock.hurry : text.clock.seconds(seconds)) : text.clock.paused}</span>
    </div>
  )
}
