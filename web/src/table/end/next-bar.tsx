import lantern from 'icon:lantern-flame'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { endText } from '../../text/end.ts'
import { useOnlineParts } from '../online-parts.ts'
import { useSession } from '../session.ts'

/** Share, replay, analysis, the same deal, and one press for the next game. */
export function NextBar({
  id,
  share,
  play,
  main,
}: {
  readonly id: string | null
  readonly share: ReactNode
  /** Starts the next game; with a seed, the same deal. */
  readonly play: (seed: string | null) => void
  readonly main: RefObject<HTMLButtonElement | null>
}) {
  const { state } = useSession()
  const online = useOnlineParts()
  useEffect(() => main.current?.focus({ preventScroll: true }), [main])
  return (
    <div className="end__next always-night">
      {share}
      {id && (
        <Link href={`/replay/${id}`} className="button">
          {endText.replay}
        </Link>
      )}
      {id && (
        <Link href={`/analysis/${id}`} className="button" aria-keyshortcuts="a">
          {endText.analysis} <kbd>A</kbd>
        </Link>
      )}
      {state.seed !== '' && (
        <button type="button" className="button" onClick={() => play(state.seed)}>
          {endText.sameDeal}
        </button>
      )}
      {online ? (
        online.next
      ) : (
        <button
          ref={main}
          type="button"
          className="button button--main"
          aria-keyshortcuts="Enter"
          onClick={() => play(null)}
        >
          <Icon of={lantern} />
          {endText.again} <kbd>{endText.enter}</kbd>
        </button>
      )}
    </div>
  )
}
