import { useTimeLeft } from '../../table/clocks.tsx'

/** The clock is the moon: it wanes, it does not shout. Without a clock it shows the round. */
export function Moon({ round, who }: { readonly round: number; readonly who: string }) {
  const clock = useTimeLeft()[0]
  if (!clock)
    return (
      <div className="moon-clock" role="img" aria-label={`Round ${round}, no clock`}>
        <b>{round}</b>
        <span>round</span>
      </div>
    )
  const seconds = Math.ceil(clock.left / 1000)
  const hurry = clock.running && seconds <= 10
  const style = { '--left': clock.left, '--of': clock.of } as React.CSSProperties
  return (
    <div
      className={`moon-clock ${hurry ? 'is-hurry' : ''} ${clock.running ? '' : 'is-still'}`}
      style={style}
      role="timer"
      aria-label={`${seconds} seconds left for ${who}`}
    >
      <b>{seconds}</b>
      <span>{clock.running ? (hurry ? 'hurry' : 'seconds') : 'stands still'}</span>
    </div>
  )
}
