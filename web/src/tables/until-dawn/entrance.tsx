import paw from 'icon:paw'
import handRising from 'icon:raise-zombie'
import { type Entrance as At, REBECCA_TEXT } from '@holdout/until-dawn/table'
import { plain } from '@holdout/words'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import { Band } from './card.tsx'
import { actNow, bandTitle } from './card-titles.ts'
import type { Forecast } from './forecast.ts'
import type { Layout } from './layout.ts'
import { PIECE } from './pieces.ts'
import { JasperMenu, SpotMenu } from './spot-menu.tsx'
import { Stack } from './stack.tsx'
import { StackSheet } from './stack-sheet.tsx'
import type { Stage, StageDoor } from './stage.ts'
import { text } from './text.ts'
import type { Picking, Target } from './use-picking.ts'

export interface EntranceProps {
  readonly at: At
  readonly stage: Stage
  readonly layout: Layout
  readonly picking: Picking
  readonly forecast: Forecast
}

/** One of the 4 entrances: its zombies, its planks, and the actions there. */
export function Entrance(props: EntranceProps) {
  const { at, stage, layout, picking, forecast } = props
  const falls = forecast.falls.includes(at)
  const door = stage.doors[at]
  const [looking, setLooking] = useState(false)
  const target = picking.target(at)
  const can = target?.kind === 'can'
  const glow = can ? (target.chosen ? 'is-chosen' : 'can') : ''
  const onTop = picking.aim === 'shoot'
  const classes = ['ud-door', door.over && 'is-breached', stage.lit === at && 'is-lit', target && !can && 'is-barred']
  return (
    <section className={classes.filter(Boolean).join(' ')} data-at={at} aria-label={sayDoor(at, stage)}>
      <h2 className="ud-door__label">
        <span className="ud-door__order">{at + 1}</span>
        {door.over ? <s>{text.doorName(at)}</s> : text.doorName(at)}
        {holds(props) && <span className="ud-door__holds">{text.entrance.holds}</span>}
      </h2>
      <div className="ud-door__body">
        {door.over ? (
          <Breached door={door} />
        ) : (
          <Stack
            zombies={door.zombies}
            room={at === 1 || at === 2 ? layout.room.window : layout.room.door}
            layout={layout}
            can={onTop ? glow : ''}
            act={actNow(door, stage.rebecca === at)}
          />
        )}
        {falls && !door.over && (
          <strong className="ud-breach__stamp ud-breach__stamp--will" aria-hidden="true">
            {text.entrance.willFall}
          </strong>
        )}
        {!onTop && <span className={`ud-ring ${glow}`} />}
        <Press {...props} target={target} glow={glow} look={() => setLooking(true)} />
        {picking.spot === at && (
          <SpotMenu at={at} picking={picking} look={door.zombies.length > 0 ? () => setLooking(true) : null} />
        )}
        {picking.asked === 'use-jasper' && stage.jasper === at && <JasperMenu at={at} picking={picking} />}
      </div>
      <Notes {...props} />
      {looking && <StackSheet at={at} door={door} close={() => setLooking(false)} />}
    </section>
  )
}

/** Whether zombies attack the entrance if the player stops, and all that follows is known: it does not fall. */
function holds({ at, stage, layout, picking, forecast }: EntranceProps): boolean {
  const { over, zombies } = stage.doors[at]
  if (layout.phone) return false // the prompt says it: there is no room beside the name
  if (picking.asked !== 'choose-action' || over || !forecast.isWhole || forecast.falls.includes(at)) return false
  return zombies.some(({ wouldAttack }) => wouldAttack)
}

function sayDoor(at: At, { doors, jasper, rebecca, closed }: Stage): string {
  const door = doors[at]
  if (door.over) return text.entrance.breached(at + 1, at)
  return [
    text.entrance.state(at + 1, at, door.barricades, door.zombies.length),
    jasper === at && text.entrance.guarded,
    closed === at && text.entrance.closed,
    rebecca === at && text.entrance.rebecca,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The button over the whole stack: it aims at the entrance, says why not, or opens its menu or cards. */
function Press({
  at,
  stage,
  layout,
  picking,
  target,
  glow,
  look,
}: EntranceProps & { target: Target | null; glow: string; look: () => void }) {
  const { state } = useSession()
  const { aim } = picking
  const piece = PIECE.at(at)
  const top = stage.doors[at].zombies.at(-1)
  const name = (): string => {
    const door = text.doorName(at)
    if (target?.kind === 'can') {
      const choice = plain(target.say, state.names)
      const aimed = aim === 'shoot' && top ? text.entrance.aimAt(choice, bandTitle(top.card)) : choice
      return `${aimed}${target.chosen ? text.entrance.chosen : ''}`
    }
    if (target) return text.entrance.barred(door)
    return picking.asked === 'choose-action' ? text.entrance.menu(door) : text.entrance.view(door)
  }
  return (
    <button
      {...picking.button(piece)}
      {...(target?.kind === 'can' ? movePointer(target.move) : {})}
      // On a phone the cards have no room for their text: a long press shows it.
      data-names={layout.phone ? top?.card : undefined}
      className={`ud-hit ${glow} ${picking.isHinted(piece) ? 'is-hinted' : ''}`}
      aria-label={name()}
      aria-disabled={target?.kind === 'barred' || undefined}
      aria-expanded={target ? undefined : picking.asked === 'choose-action' ? picking.spot === at : undefined}
      onClick={() => picking.pressPlace(at) || look()}
    >
      {target?.kind === 'can' && aim && (
        <span className="ud-tag" title={AIMS[aim].tag}>
          <Icon of={AIMS[aim].icon} />
          <span>{AIMS[aim].tag}</span>
        </span>
      )}
      {target?.kind === 'barred' && <span className="ud-whynot">{text.entrance.whyNot}</span>}
    </button>
  )
}

function Breached({ door }: { door: StageDoor }) {
  if (!door.over) return null
  return (
    <div className="ud-breach">
      <div className="ud-card" data-uid={door.over.uid}>
        <Band name={door.over.card} />
      </div>
      <strong className="ud-breach__stamp">{text.entrance.stamp}</strong>
    </div>
  )
}

/** The notes of an entrance: planks, Rebecca, Jasper, and the foreseen results. */
function Notes({ at, stage, layout, picking, forecast }: EntranceProps) {
  const door = stage.doors[at]
  const lost = forecast.losses.get(at) ?? 0
  const coming = door.zombies.filter(({ wouldAttack }) => wouldAttack).length
  const runners = forecast.runs.filter(({ to }) => to === at).flatMap(({ cards }) => cards)
  const falls = forecast.falls.includes(at)
  return (
    <ul className="ud-notes">
      {!door.over && (
        <li className={`ud-chip ud-chip--planks ${door.barricades === 0 ? 'is-none' : ''}`}>
          {/* Between the windows there is no room for words on a phone. */}
          {layout.phone && (at === 1 || at === 2) ? (
            <>
              <Icon of={AIMS.barricade.icon} />
              <span aria-hidden="true">{text.plankNumbers(door.barricades, lost)}</span>
              <span className="visually-hidden">{text.plankChange(door.barricades, lost)}</span>
            </>
          ) : (
            text.plankChange(door.barricades, lost)
          )}
        </li>
      )}
      {stage.rebecca === at && (
        <li className="ud-chip ud-chip--danger" title={REBECCA_TEXT.help}>
          <Icon of={handRising} />
          {text.entrance.rebeccaChip} <span className="ud-long">{text.entrance.rebeccaLong(at)}</span>
          <span className="visually-hidden">. {REBECCA_TEXT.help}</span>
        </li>
      )}
      {stage.closed === at && (
        <li className="ud-chip">
          <Icon of={paw} />
          {text.entrance.closedByJasper}
        </li>
      )}
      {runners.length > 0 && (
        <li className="ud-chip ud-chip--lands">
          {runners.length === 1
            ? text.entrance.runsHere(bandTitle(runners[0]))
            : text.entrance.manyRunHere(runners.length)}
        </li>
      )}
      {falls ? (
        <li className="ud-chip ud-chip--danger ud-chip--falls">{text.entrance.falls(forecast.when)}</li>
      ) : (
        picking.asked === 'choose-action' &&
        coming > 0 && (
          <li className="ud-chip ud-chip--danger">
            {layout.phone ? text.entrance.attack(coming) : text.entrance.zombiesAttack(coming)}
          </li>
        )
      )}
    </ul>
  )
}
