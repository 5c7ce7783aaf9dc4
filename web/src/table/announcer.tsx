import { plain } from '@holdout/engine'
import { useRoom } from './room.ts'

/** Says each event once to a screen reader, and then what is asked. Nothing of it is to be seen. */
export function Announcer() {
  const { news, scene, names } = useRoom().state
  const asked = scene.asked.find(({ say }) => say !== null)
  const lines = news.map(({ say }) => plain(say, names))
  if (scene.outcome) lines.push(plain(scene.outcome.say, names))
  else if (asked?.say) lines.push(plain(asked.say, names))
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {lines.join(' ')}
      {/* The same sentence after another move is said again: to a screen reader it has to differ. */}
      {scene.seq % 2 === 1 && '\u00a0'}
    </p>
  )
}
