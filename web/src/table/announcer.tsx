import { plain } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useRoom } from './room.ts'

/** Says each event once to a screen reader, and then what is asked. Nothing of it is to be seen. */
export function Announcer() {
  const { state } = useRoom()
  const [said, setSaid] = useState('')
  const { news, scene, names } = state
  useEffect(() => {
    const asked = scene.asked.find(({ say }) => say !== null)
    const lines = news.map(({ say }) => plain(say, names))
    if (scene.outcome) lines.push(plain(scene.outcome.say, names))
    else if (asked?.say) lines.push(plain(asked.say, names))
    setSaid(lines.join(' '))
  }, [news, scene, names])
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {said}
    </p>
  )
}
