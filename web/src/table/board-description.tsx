import { Phrase } from '../parts/phrase.tsx'
import { useSession } from './session.ts'

/** The board described in sentences, for screen readers and for players who cannot read the picture. */
export function BoardDescription() {
  const { state } = useSession()
  return (
    <dl className="in-words">
      {state.scene.board.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Phrase of={text} names={state.names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
