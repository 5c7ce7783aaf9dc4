import { fileUrl } from '../../client/address.ts'
import { text } from './text.ts'

/** The outline of both bulbs, where the sand is. */
const BULBS = 'M-66-118C-66-46-10-30-8 0C-10 30-66 46-66 118H66C66 46 10 30 8 0C10-30 66-46 66-118Z'

/** The hourglass; `--gone` of its parent says how much sand has run. It has a number only if the time is shown. */
export function Glass({ clock }: { readonly clock: { readonly left: number } | null }) {
  const seconds = clock && Math.ceil(clock.left / 1000)
  return (
    <div
      className="dl-glass"
      role="timer"
      aria-label={seconds === null ? text.search.hiddenClock : text.search.secondsLeft(seconds)}
    >
      <svg viewBox="-96 -146 192 292" aria-hidden="true">
        <clipPath id="dl-bulbs">
          <path d={BULBS} />
        </clipPath>
        <g clipPath="url(#dl-bulbs)" className="dl-glass__sand">
          <path className="dl-glass__top" d="M-66-96Q0-84 66-96V2H-66Z" />
          <path className="dl-glass__low" d="M-66 118V72Q0 10 66 72V118Z" />
          <path className="dl-glass__run" d="M-2-4H2V118H-2Z" />
        </g>
      </svg>
      <img src={fileUrl('camp/glass.svg')} alt="" />
      {seconds !== null && <b>{seconds}</b>}
    </div>
  )
}
