import type { CardName } from '@holdout/until-dawn/table'
import { DrawnCard } from './card.tsx'
import { useDrag } from './drag.ts'
import { JasperAnswers } from './jasper-answers.tsx'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** The drawn card: the player drags it to its place, or presses the place. */
export function Placing({ card, picking }: { readonly card: CardName; readonly picking: Picking }) {
  const drag = useDrag(picking.press)
  return (
    <div className="ud-placing">
      <div
        className={`ud-placing__card ${picking.aim === 'place' ? 'is-loose' : ''}`}
        data-drawn={card}
        data-keep-in-view
        {...(picking.aim === 'place' ? drag : {})}
      >
        <DrawnCard name={card} />
      </div>
      {picking.asked === 'use-jasper' ? (
        <div className="ud-placing__choices">
          <JasperAnswers picking={picking} />
        </div>
      ) : picking.aim === 'place' ? (
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
