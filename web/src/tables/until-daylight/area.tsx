import barricade from 'icon:barricade'
import crown from 'icon:crown'
import survivor from 'icon:person'
import dieIcon from 'icon:perspective-dice-six-faces-random'
import trap from 'icon:spiky-pit'
import type { LogLine } from '@holdout/table'
import type { Event, Move, PlayerView, View } from '@holdout/until-daylight/table'
import { diceAgainst, titleOf } from '@holdout/until-daylight/table'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import type { Selection } from '../../table/selection.ts'
import { afterPlan } from './after-plan.ts'
import { Deeds } from './deeds.tsx'
import { Dice } from './dice.tsx'
import type { Gift } from './gifts.ts'
import { LastRoll } from './last-roll.tsx'
import { Line } from './line.tsx'
import { MiniLine } from './mini-line.tsx'
import { OddsTable } from './odds-table.tsx'
import { Picture } from './picture.tsx'
import { text } from './text.ts'
import { TheirBag } from './their-bag.tsx'
import type { Plan } from './use-plan.ts'
import { Wheel } from './wheel.tsx'

interface AreaProps {
  readonly player: PlayerView
  readonly place: number
  readonly view: View
  readonly names: Names
  readonly pick: Selection<Move>
  /** Whether it is the large area in focus. */
  readonly stage: boolean
  readonly news: readonly LogLine<Event>[]
  readonly plan: Plan | null
  /** The last card that this player gave the viewer. */
  readonly gift: Gift | null
}

/** One player's area: character, health, barricades and traps, the line of enemies, and the bag. */
export function Area({ player, place, view, names, pick, stage, news, plan, gift }: AreaProps) {
  const { seat, line } = player
  const name = names[seat] ?? seat
  const attack = view.attack?.area === seat ? view.attack : null
  const against = diceAgainst(line)
  const after = plan && afterPlan(view, seat, plan.cards)
  const dice = text.area.dice(against, after?.dice ?? against)
  const fresh = news.some(({ event }) => 'who' in event && event.who === seat)
  return (
    <section
      className={`dl-area ${stage ? 'dl-area--stage' : ''} ${fresh ? 'is-fresh' : ''}`}
      aria-label={text.area.label(name)}
      data-seat={seat}
    >
      <header className="dl-area__head">
        <SeatBadge place={place} />
        <Face name={name} />
        <h2 title={name}>{name}</h2>
        <span className="dl-area__facts">
          {player.character && <span className="dl-area__character">{titleOf(player.character)}</span>}
          <Tags player={player} view={view} />
        </span>
        {gift && <GiftMark gift={gift} />}
        {(against > 0 || after) && (
          <span className="dl-area__dice" title={dice + text.area.against(seat === view.you)}>
            {stage ? (
              dice + text.area.against(seat === view.you)
            ) : (
              <Against now={against} after={after?.dice ?? against} />
            )}
          </span>
        )}
        <Deeds player={player} view={view} name={name} pick={pick} />
      </header>
      <div className="dl-area__body">
        {player.character === null ? (
          <p>{text.area.noCharacter}</p>
        ) : (
          <>
            <Self player={player} />
            {attack && <OddsTable view={view} pick={pick} />}
            {stage ? (
              <Line seat={seat} line={line} attack={attack} plan={attack && plan} pick={pick} names={names} />
            ) : (
              <MiniLine seat={seat} line={line} arrivals={after?.arrivals ?? []} pick={pick} />
            )}
          </>
        )}
      </div>
      <footer className="dl-area__foot" data-stage={(stage && view.phase === 'combat') || undefined}>
        {seat !== view.you && player.character && <TheirBag player={player} pick={pick} />}
        {attack ? (
          <Dice attack={attack} pick={pick} names={names} />
        ) : (
          view.phase === 'combat' && <LastRoll area={seat} names={names} />
        )}
      </footer>
    </section>
  )
}

/** What this player gave the viewer. Nothing to press, and nothing below it. */
function GiftMark({ gift: { card, amount } }: { gift: Gift }) {
  const say = text.area.gave(text.bag.item(titleOf(card), amount))
  return (
    <span className="dl-gift" title={say}>
      <span className="visually-hidden">{say}</span>
      <Picture of={card} />
      <b aria-hidden="true">{text.area.toYou}</b>
    </span>
  )
}

function Against({ now, after }: { now: number; after: number }) {
  return (
    <>
      <Icon of={dieIcon} />
      <span className="visually-hidden">{text.area.dice(now, after)}</span>
      <b aria-hidden="true">{text.area.change(now, after)}</b>
    </>
  )
}

function Tags({ player: { seat, absent }, view }: { player: PlayerView; view: View }) {
  return (
    <>
      {view.leader === seat && (
        <span className="dl-tag dl-tag--leader" title={text.area.leader}>
          <Icon of={crown} />
          <span className="dl-tag__word">{text.area.leader}</span>
        </span>
      )}
      {view.receiver === seat && (
        <span className="dl-tag dl-tag--caught" title={text.area.caughtByGong}>
          {text.area.caught}
        </span>
      )}
      {view.turnOf === seat && <span className="dl-tag">{text.area.onTurn}</span>}
      {absent && <span className="dl-tag">{text.area.away}</span>}
    </>
  )
}

/** The health, the experience, and the barricades and traps of a player. */
function Self({ player }: { player: PlayerView }) {
  const { health, damage, experience, saved, barricades, traps, tokenLimit } = player
  return (
    <div className="dl-area__self">
      <Wheel health={health} damage={damage} />
      <span className="dl-area__xp">
        {text.area.experience(experience)}
        {saved > 0 && (
          <span title={text.area.saved(saved)}>
            <Icon of={survivor} />
            <span className="visually-hidden">{text.area.saved(saved)}</span>
            <b aria-hidden="true">{saved}</b>
          </span>
        )}
      </span>
      <span className="dl-area__tokens" role="img" aria-label={text.area.tokens(barricades, traps, tokenLimit)}>
        {Array.from({ length: tokenLimit }, (_, i) => (
          <i key={i} className={`dl-token ${i < barricades + traps ? 'dl-token--full' : ''}`}>
            {i < barricades ? <Icon of={barricade} /> : i < barricades + traps ? <Icon of={trap} /> : null}
          </i>
        ))}
      </span>
    </div>
  )
}
