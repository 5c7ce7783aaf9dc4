import barricade from 'icon:barricade'
import survivor from 'icon:person'
import dieIcon from 'icon:perspective-dice-six-faces-random'
import trap from 'icon:spiky-pit'
import { diceAgainst, type Move, type PlayerView, titleOf, type View } from '@holdout/until-daylight/table'
import { Plate } from '../../board/plate.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { afterPlan } from './after-plan.ts'
import { Deeds } from './deeds.tsx'
import { Drawing } from './drawing.tsx'
import type { Gift } from './gifts.ts'
import { Health } from './health.tsx'
import { MiniLine } from './mini-line.tsx'
import { Picture } from './picture.tsx'
import { text } from './text.ts'
import { TheirBag } from './their-bag.tsx'
import type { Plan } from './use-plan.ts'

/** A player: character, health, tokens, bag, the enemies in their area, and what the viewer can do there. */
export function PlayerPlate({
  player,
  view,
  names,
  pick,
  plan,
  gift,
  staged,
}: {
  readonly player: PlayerView
  readonly view: View
  readonly names: Names
  readonly pick: Selection<Move>
  readonly plan: Plan | null
  /** The last card that this player gave the viewer. */
  readonly gift: Gift | null
  /** Whether the line of this player is the large one. */
  readonly staged: boolean
}) {
  const { seat, line, character } = player
  const name = names[seat] ?? seat
  const against = diceAgainst(line)
  const after = plan && afterPlan(view, seat, plan.cards)
  return (
    <section
      className="dl-area"
      aria-label={text.area.label(name)}
      data-seat={seat}
      data-own={seat === view.you || undefined}
      data-turn={view.turnOf === seat || undefined}
    >
      <Plate
        seat={view.players.indexOf(player)}
        name={name}
        cards={null}
        says=""
        tags={tagsOf(player, view)}
        portrait={<Drawing of={character} />}
        data-at={seat}
        data-travel={`plate/${seat}`}
      >
        <span className="dl-area__character">{character ? titleOf(character) : text.area.noCharacter}</span>
      </Plate>
      {character && (
        <>
          <Self player={player} />
          {seat !== view.you && <TheirBag player={player} pick={pick} />}
          {(line.length > 0 || after) && (
            <div className="dl-area__line">
              {!staged && <MiniLine seat={seat} line={line} arrivals={after?.arrivals ?? []} pick={pick} />}
              <Against now={against} after={after?.dice ?? against} isYou={seat === view.you} />
            </div>
          )}
        </>
      )}
      <footer className="dl-area__foot">
        <Deeds player={player} view={view} name={name} pick={pick} />
        {gift && <GiftMark gift={gift} />}
      </footer>
    </section>
  )
}

/** What this player gave the viewer. Nothing to press, and nothing below it. */
function GiftMark({ gift: { card, amount } }: { gift: Gift }) {
  const say = text.area.gave(text.bag.item(titleOf(card), amount))
  return (
    <span className="dl-gift" title={say}>
      <Picture of={card} />
      <span>{say}</span>
    </span>
  )
}

function Against({ now, after, isYou }: { now: number; after: number; isYou: boolean }) {
  const say = text.area.dice(now, after) + text.area.against(isYou)
  return (
    <span className="dl-area__dice" title={say}>
      <Icon of={dieIcon} />
      <span className="visually-hidden">{say}</span>
      <b aria-hidden="true">{text.area.change(now, after)}</b>
    </span>
  )
}

function tagsOf({ seat, absent }: PlayerView, view: View) {
  return [
    view.leader === seat && { kind: 'leader', words: text.area.leader },
    view.receiver === seat && { kind: 'caught', words: text.area.caught },
    view.turnOf === seat && { kind: 'turn', words: text.area.onTurn },
    absent && { kind: 'lost', words: text.area.away },
  ].filter(tag => tag !== false)
}

/** The health, the experience, and the barricades and traps of a player. */
function Self({ player }: { player: PlayerView }) {
  const { health, damage, experience, saved, barricades, traps, tokenLimit } = player
  return (
    <div className="dl-area__self">
      <Health health={health} damage={damage} />
      <span className="dl-area__xp">{text.area.experience(experience)}</span>
      {saved > 0 && (
        <span className="dl-area__xp" title={text.area.saved(saved)}>
          <Icon of={survivor} />
          <span className="visually-hidden">{text.area.saved(saved)}</span>
          <b aria-hidden="true">{saved}</b>
        </span>
      )}
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
