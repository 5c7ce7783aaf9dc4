import counter from 'icon:anticlockwise-rotation'
import bandage from 'icon:bandage-roll'
import clockwise from 'icon:clockwise-rotation'
import { type CardName, cardNamed, shortTextOf, textOfCard } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { bandTitle } from './card-titles.ts'
import { Shape } from './shapes.tsx'
import { text } from './text.ts'

/** The colored head of a card: shape, kind and plus. */
export function Band({ name }: { readonly name: CardName }) {
  const { kind, color, plus, direction } = cardNamed(name)
  return (
    <span className="ud-band" data-color={color ?? 'none'} data-kind={kind} data-names={name}>
      {kind === 'bite' && <Icon of={bandage} />}
      {color && <Shape of={color} />}
      {direction && <Icon of={direction === 'clockwise' ? clockwise : counter} />}
      <b>{bandTitle(name)}</b>
      {plus && (
        <span className="ud-band__plus">
          +<span className="visually-hidden">{text.card.plus}</span>
        </span>
      )}
    </span>
  )
}

/** A whole card with its full text. */
export function FullCard({ name, className = '' }: { readonly name: CardName; readonly className?: string }) {
  return (
    <div className={`paper ud-full ${className}`}>
      <Band name={name} />
      <p>{textOfCard(name).text}</p>
    </div>
  )
}

/** The short text and the shape of a zombie on top of a stack; `act` replaces the text with what it would do now. */
export function ShortText({ name, act }: { readonly name: CardName; readonly act?: string | null }) {
  const { color } = cardNamed(name)
  return (
    color && (
      <>
        <span className="ud-card__art">
          <Shape of={color} />
        </span>
        {act ? <p className="ud-card__act">{act}</p> : <p className="ud-card__text">{shortTextOf(name)}</p>}
      </>
    )
  )
}

/** The drawn zombie with its short text and the meaning of its plus. */
export function DrawnCard({ name }: { readonly name: CardName }) {
  return (
    <div className="paper ud-full">
      <Band name={name} />
      <ShortText name={name} />
      {cardNamed(name).plus && <p className="ud-card__text">{text.card.plusHelp}</p>}
    </div>
  )
}
