import { plain } from '@holdout/engine'
import type { CardName } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import { DrawnCard } from './card.tsx'
import type { Choosing } from './choosing.ts'
import { useDrag } from './drag.ts'
import { text } from './text.ts'

/** The drawn card: the player drags it to its place, or presses the place. */
export function Placing({ card, choosing }: { readonly card: CardName; readonly choosing: Choosing }) {
  const { choose, state } = useRoom()
  const { scene, names } = state
  const drag = useDrag(place => {
    const target = choosing.target(place)
    if (target?.kind === 'can') choose(target.move)
  })
  const jasper = choosing.asked === 'use-jasper'
  return (
    <div className="ud-placing">
      <div
        className={`ud-placing__card ${choosing.aim === 'place' ? 'is-loose' : ''}`}
        data-drawn={card}
        {...(choosing.aim === 'place' ? drag : {})}
      >
        <DrawnCard name={card} />
      </div>
      {jasper ? (
        <div className="ud-placing__choices">
          {scene.choices
            .filter(({ move }) => move.move === 'use-jasper')
            .map(({ move, say }) => (
              <button
                key={JSON.stringify(move)}
                type="button"
                className={`button button--open ${move === choosing.draft ? 'is-chosen' : ''}`}
                {...movePointer(move)}
                onClick={() => choose(move)}
              >
                <Icon of={AIMS.jasper.icon} />
                {plain(say, names)}
              </button>
            ))}
        </div>
      ) : choosing.aim === 'place' ? (
        <p className="ud-placing__how">
          {text.placing.help}
          <span className="ud-keys">
            {' '}
            {text.placing.keys} <kbd>1</kbd> {text.placing.keysTo} <kbd>4</kbd>, <kbd>5</kbd> {text.placing.keysBite}
          </span>
        </p>
      ) : null}
    </div>
  )
}
