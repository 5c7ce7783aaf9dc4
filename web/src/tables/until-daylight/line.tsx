import dieIcon from 'icon:perspective-dice-six-faces-random'
import headIcon from 'icon:skull-crack'
import bodyIcon from 'icon:t-shirt'
import type { Seat } from '@holdout/engine'
import type { Choice } from '@holdout/table'
import type { CardName, Move, Payment, PlannedCard, View } from '@holdout/until-daylight/table'
import { hordeFacts, hordeHint, isSame, titleOf } from '@holdout/until-daylight/table'
import { plain } from '@holdout/words'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { useDiceDrag } from './drag-dice.ts'
import { Drawing } from './drawing.tsx'
import { type Spot, spotsOf } from './fates.ts'
import { PIECE, wayOf } from './pieces.ts'
import { targetOf } from './target.ts'
import { text } from './text.ts'
import { isPayment, type Plan } from './use-plan.ts'

/** The class of the stamp of each fate. */
const STAMPS: Readonly<Record<NonNullable<Spot['fate']>, string>> = {
  fallen: 'dl-line__fate--falls',
  falls: 'dl-line__fate--falls',
  spared: 'dl-line__fate--spared',
  stays: 'dl-line__fate--stays',
  follows: 'dl-line__fate--follows',
  passed: '',
}

/** The line of enemies in an area; the left one is next. During an attack each shows its dice and what becomes of it. */
export function Line({
  seat,
  line,
  attack,
  plan,
  pick,
  names,
}: {
  readonly seat: Seat
  readonly line: readonly CardName[]
  /** The attack on this line; null if there is none. */
  readonly attack: View['attack']
  /** The viewer's plan for the dice of the attack. */
  readonly plan: Plan | null
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const spots = spotsOf(line, attack, plan?.cards)
  const dragging = useDiceDrag(plan)
  if (spots.length === 0) return <p className="dl-line dl-line--empty">{text.line.empty}</p>
  const payments = attack ? pick.open.filter(({ move }) => isPayment(move)) : []
  const target = attack ? {} : targetOf(seat, pick)
  return (
    <ol
      className={`dl-line ${plan ? 'dl-line--plan' : ''}`}
      aria-label={text.line.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ '--count': spots.length } as CSSProperties}
      {...(attack ? dragging : target)}
    >
      {spots.map(({ card, at, fate, planned }, i) => {
        const isNext = at !== null && attack?.at === at
        return (
          <li
            key={`${card}/${i}`}
            className="dl-line__spot"
            data-verdict={planned?.verdict}
            data-step={planned?.step}
            data-keep-in-view={plan || 'data-target' in target ? true : undefined}
          >
            <HordeCard
              card={card}
              {...(at === null ? {} : { number: i + 1 })}
              className={`${isNext ? 'is-next' : ''} ${fate === 'fallen' || fate === 'falls' ? 'is-felled' : ''}`}
            />
            {isNext && payments.length > 0 ? (
              <Payments choices={payments} chosen={planned?.way ?? null} pick={pick} names={names} />
            ) : (
              planned && plan && <Dice planned={planned} plan={plan} />
            )}
            {fate && <em className={`dl-line__fate ${STAMPS[fate]}`}>{text.line.fates[fate]}</em>}
          </li>
        )
      })}
    </ol>
  )
}

/** The dice planned for a later card. If there is another way, a press takes it. */
function Dice({ planned, plan }: { planned: PlannedCard; plan: Plan }) {
  const { way, ways, card } = planned
  if (way === null) return <span className="dl-payment dl-payment--none">{text.plan.noDice}</span>
  if (ways.length < 2)
    return (
      <span className="dl-payment">
        <Faces of={way} />
      </span>
    )
  return (
    <button
      type="button"
      className="dl-payment dl-payment--turn"
      aria-label={text.plan.turn(titleOf(card))}
      title={text.plan.turn(titleOf(card))}
      onClick={() => plan.turn(planned)}
    >
      <Faces of={way} />
    </button>
  )
}

/** The ways to use dice on the next card. One of them is chosen. */
function Payments({
  choices,
  chosen,
  pick,
  names,
}: {
  choices: readonly Choice<Move>[]
  chosen: Payment | null
  pick: Selection<Move>
  names: Names
}) {
  return (
    <span className="dl-payments">
      {choices.map(({ move, text: say }) => {
        const way = move as Payment
        const piece = PIECE.payment(wayOf(way))
        const isChosen = chosen !== null && isSame(way, chosen)
        return (
          <button
            key={piece}
            {...pick.button(piece)}
            className={`dl-payment ${isChosen ? 'is-chosen' : pick.mark(piece)}`}
            aria-pressed={isChosen}
            aria-label={plain(say, names)}
            title={plain(say, names)}
          >
            <Faces of={way} />
          </button>
        )
      })}
    </span>
  )
}

/** Dice as their faces; a body that is turned into a head has a cut corner. */
function Faces({ of }: { of: Payment }) {
  if (of.move === 'pass') return text.line.spare
  if (of.move === 'stop') return text.line.stop
  const { heads, converted, bodies } =
    of.move === 'pay' ? of : { heads: Number(of.with === 'head'), converted: 0, bodies: Number(of.with === 'body') }
  return (
    <>
      {[...Array(heads + converted + bodies).keys()].map(i => (
        <span
          key={i}
          className={`dl-face ${i < heads + converted ? 'dl-face--head' : ''}`}
          data-face={i < heads + converted ? 'head' : 'body'}
          data-turned={i >= heads && i < heads + converted}
        >
          <Icon of={i < heads + converted ? headIcon : bodyIcon} />
        </span>
      ))}
    </>
  )
}

function HordeCard({ card, number, className }: { card: CardName; number?: number; className: string }) {
  const { heads, bodies, dice, class: type } = hordeFacts(card)
  const isFriend = type === 'survivor'
  return (
    <span className={`dl-horde dl-horde--${card} ${className}`} title={text.line.card(titleOf(card), hordeHint(card))}>
      {number !== undefined && <span className="dl-horde__place">{number}</span>}
      <Drawing of={card} />
      <b>{titleOf(card)}</b>
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
