import clockwise from 'icon:clockwise-rotation'
import { textOfCard } from '@holdout/until-dawn/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Band, ShortText } from './card.tsx'
import { fit, type Layout } from './layout.ts'
import type { Piece } from './stage.ts'
import { text } from './text.ts'

/** Height of an upright card with 5 lines of text, in em. */
const TEXT_HEIGHT = 7.2

/**
 * The zombies at an entrance, fanned upward: the top card is in front and lowest, of the others only the head shows.
 */
export function Stack({
  zombies,
  room,
  layout,
  can,
  act,
}: {
  readonly zombies: readonly Piece[]
  readonly room: number
  readonly layout: Layout
  /** Whether the top card can be chosen as the target, or is. */
  readonly can: 'can' | 'is-chosen' | ''
  /** What the top zombie would do now. */
  readonly act: string | null
}) {
  if (zombies.length === 0) return <p className="ud-no-zombies">{text.entrance.noZombies}</p>
  const fromTop = [...zombies].reverse()
  const { top, strip, shown } = fit(zombies.length, room, fromTop[0].attacking, layout)
  const hidden = fromTop.length - 1 - shown
  /** The top card is too low for its text. */
  const isTight = !fromTop[0].attacking && top < TEXT_HEIGHT * layout.em
  return (
    <ol className="ud-stack" style={{ '--top': `${top}px`, '--strip': `${strip}px` } as CSSProperties}>
      {fromTop.slice(0, shown + 1).map((piece, i) => (
        <Card
          key={piece.uid}
          piece={piece}
          depth={i}
          can={i === 0 ? can : ''}
          act={i === 0 && (layout.phone || isTight) ? act : null}
        />
      ))}
      {hidden > 0 && <li className="ud-more">{text.entrance.moreBehind(hidden)}</li>}
    </ol>
  )
}

function Card({ piece, depth, can, act }: { piece: Piece; depth: number; can: string; act: string | null }) {
  const { uid, card, attacking, wouldAttack, turned } = piece
  const top = depth === 0
  const classes = ['ud-card', attacking && 'is-attacking', turned && 'is-turned', top && 'is-top', can]
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={{ '--i': depth } as CSSProperties}
      data-uid={uid}
      title={textOfCard(card).text}
    >
      <Band name={card} />
      {top && <ShortText name={card} act={act} />}
      {attacking && (
        <span className="ud-card__state">
          <Icon of={clockwise} />
          <span>{text.entrance.attacking}</span>
        </span>
      )}
      {wouldAttack && !attacking && (
        <span className="ud-card__soon" title={text.entrance.willAttack}>
          <Icon of={clockwise} />
          <span>{text.entrance.willAttack}</span>
        </span>
      )}
    </li>
  )
}
