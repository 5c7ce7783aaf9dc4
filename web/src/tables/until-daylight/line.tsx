import dieIcon from 'icon:perspective-dice-six-faces-random'
import headIcon from 'icon:skull-crack'
import bodyIcon from 'icon:t-shirt'
import { plain } from '@holdout/engine'
import type { Choice } from '@holdout/table'
import type { CardName, Move, View } from '@holdout/until-daylight/table'
import { hordeFacts, hordeHint, titleOf } from '@holdout/until-daylight/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { Picture } from './picture.tsx'
import { pathsOf } from './pieces.ts'
import { text } from './text.ts'

/** The line of enemies in an area; the left one is next. During an attack each shows its fate and takes its dice. */
export function Line({
  line,
  attack,
  view,
  pick,
  names,
}: {
  readonly line: readonly CardName[]
  /** The attack on this line; null if there is none. */
  readonly attack: View['attack']
  readonly view: View
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const felled = attack?.felled ?? []
  if (line.length + felled.length === 0) return <p className="dl-line dl-line--empty">{text.line.empty}</p>
  const payments = attack ? pick.open.filter(({ move }) => isPayment(move)) : []
  return (
    <ol
      className="dl-line"
      aria-label={text.line.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ '--count': felled.length + line.length } as CSSProperties}
    >
      {felled.map((card, i) => (
        <li key={`felled/${i}`} className="dl-line__spot">
          <HordeCard card={card} className="is-felled" />
          <em className="dl-line__fate dl-line__fate--falls">{text.line.falls}</em>
        </li>
      ))}
      {line.map((card, i) => (
        <li key={`${card}/${i}`} className="dl-line__spot">
          <HordeCard card={card} number={felled.length + i + 1} className={attack?.at === i ? 'is-next' : ''} />
          {attack?.at === i && payments.length > 0 ? (
            <Payments choices={payments} view={view} pick={pick} names={names} />
          ) : (
            attack && attack.at > i && <em className="dl-line__fate">{text.line.spared}</em>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whether the move is chosen on the card of the enemy. */
function isPayment({ move }: Move): boolean {
  return move === 'pay' || move === 'hit' || move === 'pass' || move === 'stop'
}

/** The ways to kill the next enemy, as the dice they cost. */
function Payments({
  choices,
  view,
  pick,
  names,
}: {
  choices: readonly Choice<Move>[]
  view: View
  pick: Selection<Move>
  names: Names
}) {
  return (
    <span className="dl-payments">
      {choices.map(({ move, text: say }) => {
        const [[piece]] = pathsOf(move, view)
        return (
          <button
            key={piece}
            {...pick.button(piece)}
            className={`dl-payment ${pick.mark(piece)}`}
            aria-label={plain(say, names)}
            title={plain(say, names)}
          >
            {diceFor(move).map((die, i) => (
              <Icon key={i} of={die} />
            ))}
            {move.move === 'pass' && text.line.spare}
            {move.move === 'stop' && text.line.stop}
            {move.move === 'pay' && move.converted > 0 && <small>{text.line.converted}</small>}
          </button>
        )
      })}
    </span>
  )
}

function diceFor(move: Move): string[] {
  if (move.move === 'hit') return [move.with === 'head' ? headIcon : bodyIcon]
  if (move.move !== 'pay') return []
  const icons = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon)
  return [...icons(headIcon, move.heads + move.converted), ...icons(bodyIcon, move.bodies)]
}

function HordeCard({ card, number, className }: { card: CardName; number?: number; className: string }) {
  const { heads, bodies, dice, class: type } = hordeFacts(card)
  const isFriend = type === 'survivor'
  return (
    <span className={`dl-horde dl-horde--${card} ${className}`} title={text.line.card(titleOf(card), hordeHint(card))}>
      {number !== undefined && <span className="dl-horde__place">{number}</span>}
      <b>{titleOf(card)}</b>
      <Picture of={card} />
      <small className="visually-hidden">{hordeHint(card)}</small>
      <span className="dl-horde__needs" aria-hidden="true">
        {isFriend ? (
          text.line.saveMe
        ) : (
          <>
            {bodies !== null && (
              <>
                {Array.from({ length: bodies }, (_, i) => (
                  <Icon key={i} of={bodyIcon} />
                ))}
                <i>{text.line.or}</i>
              </>
            )}
            {Array.from({ length: heads }, (_, i) => (
              <Icon key={i} of={headIcon} />
            ))}
          </>
        )}
      </span>
      {dice > 0 && (
        <span className="dl-horde__dice" aria-hidden="true">
          <Icon of={dieIcon} /> {dice}
        </span>
      )}
    </span>
  )
}
