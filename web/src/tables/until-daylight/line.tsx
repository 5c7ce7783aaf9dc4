import dieIcon from 'icon:perspective-dice-six-faces-random'
import headIcon from 'icon:skull-crack'
import bodyIcon from 'icon:t-shirt'
import { plain } from '@holdout/engine'
import type { Choice } from '@holdout/host'
import type { CardName, Move, View } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { anchorsOf } from './anchors.ts'
import { factsOf } from './horde.ts'
import { pictureOf } from './pictures.ts'

/** Those who came to this place; the left one is next. Under fire each says what becomes of it, and takes its dice. */
export function Line({
  line,
  attack,
  pick,
  names,
}: {
  readonly line: readonly CardName[]
  /** The attack into this line, if there is one. */
  readonly attack: View['attack']
  readonly pick: Narrowing<Move>
  readonly names: Names
}) {
  const felled = attack?.felled ?? []
  if (line.length + felled.length === 0) return <p className="line line--empty">No enemies here.</p>
  const payments = attack ? pick.open.filter(({ move }) => isPayment(move)) : []
  return (
    <ol
      className="line"
      aria-label="Line, the left one is next"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ '--count': felled.length + line.length } as CSSProperties}
    >
      {felled.map((card, i) => (
        <li key={`felled/${i}`} className="line__spot">
          <HordeCard card={card} className="is-felled" />
          <em className="line__fate line__fate--falls">Falls</em>
        </li>
      ))}
      {line.map((card, i) => (
        <li key={`${card}/${i}`} className="line__spot">
          <HordeCard card={card} number={felled.length + i + 1} className={attack?.at === i ? 'is-next' : ''} />
          {attack?.at === i && payments.length > 0 ? (
            <Payments choices={payments} pick={pick} names={names} />
          ) : (
            attack && attack.at > i && <em className="line__fate">Spared</em>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Moves that are answered on the card they are about. */
export function isPayment({ move }: Move): boolean {
  return move === 'pay' || move === 'hit' || move === 'pass' || move === 'stop'
}

/** The ways to fell the next in line, as the dice they take. */
function Payments({ choices, pick, names }: { choices: readonly Choice<Move>[]; pick: Narrowing<Move>; names: Names }) {
  return (
    <span className="payments">
      {choices.map(({ move, say }) => {
        const [anchor] = anchorsOf(move)
        return (
          <button
            key={anchor}
            type="button"
            className={`payment ${pick.mark(anchor)}`}
            aria-label={plain(say, names)}
            title={plain(say, names)}
            {...pick.pointer(anchor)}
            onClick={() => pick.press(anchor)}
          >
            {diceFor(move).map((die, i) => (
              <Icon key={i} of={die} />
            ))}
            {move.move === 'pass' && 'Spare'}
            {move.move === 'stop' && 'Stop'}
            {move.move === 'pay' && move.converted > 0 && <small>turned</small>}
          </button>
        )
      })}
    </span>
  )
}

function diceFor(move: Move): string[] {
  if (move.move === 'hit') return [move.with === 'head' ? headIcon : bodyIcon]
  if (move.move !== 'pay') return []
  const many = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon)
  return [...many(headIcon, move.heads + move.converted), ...many(bodyIcon, move.bodies)]
}

function HordeCard({ card, number, className }: { card: CardName; number?: number; className: string }) {
  const { heads, bodies, dice } = factsOf(card)
  const isFriend = card === 'survivor'
  const needs = isFriend
    ? 'any die kills'
    : `falls to ${heads === 1 ? 'a head' : `${heads} heads`}${bodies === null ? '' : ` or ${bodies} bodies`}`
  return (
    <span className={`horde horde--${card} ${className}`}>
      {number !== undefined && <span className="horde__place">{number}</span>}
      <b>{titleOf(card)}</b>
      <Icon of={pictureOf(card)} />
      <small className="visually-hidden">
        {needs}; {dice === 0 ? 'does not attack' : `rolls ${dice}`}
      </small>
      <span className="horde__needs" aria-hidden="true" title={needs}>
        {isFriend ? (
          'save me'
        ) : (
          <>
            {bodies !== null && (
              <>
                {Array.from({ length: bodies }, (_, i) => (
                  <Icon key={i} of={bodyIcon} />
                ))}
                <i>or</i>
              </>
            )}
            {Array.from({ length: heads }, (_, i) => (
              <Icon key={i} of={headIcon} />
            ))}
          </>
        )}
      </span>
      {dice > 0 && (
        <span className="horde__dice" aria-hidden="true" title={`rolls ${dice} against you`}>
          <Icon of={dieIcon} /> {dice}
        </span>
      )}
    </span>
  )
}
