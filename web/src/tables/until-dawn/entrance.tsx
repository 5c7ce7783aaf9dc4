import paw from 'icon:paw'
import handRising from 'icon:raise-zombie'
import { plain } from '@holdout/engine'
import { type Entrance as At, entranceTitle } from '@holdout/until-dawn/table'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import { Band } from './card.tsx'
import type { Choosing, Target } from './choosing.ts'
import type { Foreseen } from './foreseen.ts'
import type { Layout } from './layout.ts'
import { SpotMenu } from './spot-menu.tsx'
import { Stack } from './stack.tsx'
import { StackSheet } from './stack-sheet.tsx'
import type { Stage, StageDoor } from './stage.ts'
import { actNow, bandTitle, doorName, many, plankChange, planks } from './words.ts'

export interface EntranceProps {
  readonly at: At
  readonly stage: Stage
  readonly layout: Layout
  readonly choosing: Choosing
  readonly foreseen: Foreseen
}

/** One of the four ways in: its zombies, its planks in words, and what one may do there now. */
export function Entrance(props: EntranceProps) {
  const { at, stage, layout, choosing } = props
  const door = stage.doors[at]
  const [looking, setLooking] = useState(false)
  const target = choosing.target(at)
  const can = target?.kind === 'can'
  const glow = can ? (target.chosen ? 'is-chosen' : 'can') : ''
  const onTop = choosing.aim === 'shoot'
  const classes = ['ud-door', door.over && 'is-breached', stage.lit === at && 'is-lit', target && !can && 'is-barred']
  return (
    <section className={classes.filter(Boolean).join(' ')} data-at={at} aria-label={sayDoor(at, stage)}>
      <h2 className="ud-door__label">
        <span className="ud-door__order">{at + 1}</span>
        {door.over ? <s>{doorName(at)}</s> : doorName(at)}
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
        {!onTop && <span className={`ud-ring ${glow}`} />}
        <Press {...props} target={target} glow={glow} look={() => setLooking(true)} />
        {choosing.spot === at && <SpotMenu at={at} choosing={choosing} look={() => setLooking(true)} />}
        {choosing.asked === 'use-jasper' && stage.jasper === at && <SpotMenu at={at} choosing={choosing} />}
      </div>
      <Notes {...props} />
      {looking && <StackSheet at={at} door={door} close={() => setLooking(false)} />}
    </section>
  )
}

function sayDoor(at: At, { doors, jasper, rebecca, closed }: Stage): string {
  const door = doors[at]
  if (door.over) return `${at + 1}, ${entranceTitle(at)}, breached`
  return [
    `${at + 1}, ${entranceTitle(at)}, ${planks(door.barricades)}, ${many(door.zombies.length, 'zombie')}`,
    jasper === at && 'Jasper guards it',
    closed === at && 'closed',
    rebecca === at && 'Zombie Rebecca is here',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The whole stack is one thing to press: to aim at it, to ask why not, or to see what can be done there. */
function Press({
  at,
  stage,
  choosing,
  target,
  glow,
  look,
}: EntranceProps & { target: Target | null; glow: string; look: () => void }) {
  const { choose, why, state } = useRoom()
  const { aim } = choosing
  const press = (): void => {
    if (target?.kind === 'can') choose(target.move)
    else if (target) why(target.reason)
    else if (choosing.asked === 'choose-action') choosing.openSpot(choosing.spot === at ? null : at)
    else look()
  }
  const top = stage.doors[at].zombies.at(-1)
  const name =
    target?.kind === 'can'
      ? `${plain(target.say, state.names)}${aim === 'shoot' && top ? `: ${bandTitle(top.card)}` : ''}${target.chosen ? ', chosen' : ''}`
      : target
        ? `${doorName(at)}: not possible, why?`
        : choosing.asked === 'choose-action'
          ? `${doorName(at)}: what you can do here`
          : `${doorName(at)}: look closer`
  return (
    <button
      type="button"
      className={`ud-hit ${glow} ${target?.kind === 'can' && target.hinted ? 'is-hinted' : ''}`}
      data-target={target?.kind === 'can' ? at : undefined}
      {...(target?.kind === 'can' ? movePointer(target.move) : {})}
      data-drop={aim === 'place' && target?.kind === 'can' ? at : undefined}
      aria-label={name}
      aria-disabled={target?.kind === 'barred' || undefined}
      aria-expanded={target ? undefined : choosing.asked === 'choose-action' ? choosing.spot === at : undefined}
      onClick={press}
    >
      {target?.kind === 'can' && aim && (
        <span className="ud-tag">
          <Icon of={AIMS[aim].icon} />
          <span>{AIMS[aim].tag}</span>
        </span>
      )}
      {target?.kind === 'barred' && <span className="ud-whynot">why not?</span>}
    </button>
  )
}

function Breached({ door }: { door: StageDoor }) {
  if (!door.over) return null
  return (
    <div className="ud-breach">
      <div className="ud-card" data-piece={door.over.uid}>
        <Band name={door.over.card} />
      </div>
      <strong className="ud-breach__stamp">BREACHED</strong>
    </div>
  )
}

/** What is worth a word at this entrance: planks, guests, and what will come of it. */
function Notes({ at, stage, choosing, foreseen }: EntranceProps) {
  const door = stage.doors[at]
  const coming = door.zombies.filter(({ wouldAttack }) => wouldAttack).length
  const runners = foreseen.runs.filter(({ to }) => to === at).flatMap(({ cards }) => cards)
  const falls = foreseen.falls.includes(at)
  return (
    <ul className="ud-notes">
      {!door.over && (
        <li className={`ud-chip ud-chip--planks ${door.barricades === 0 ? 'is-none' : ''}`}>
          {plankChange(door.barricades, foreseen.losses.get(at) ?? 0)}
        </li>
      )}
      {stage.rebecca === at && (
        <li className="ud-chip ud-chip--danger" title={REBECCA}>
          <Icon of={handRising} /> Rebecca<span className="ud-long">: breaks in sooner</span>
          <span className="visually-hidden">. {REBECCA}</span>
        </li>
      )}
      {stage.closed === at && (
        <li className="ud-chip">
          <Icon of={paw} /> closed by Jasper
        </li>
      )}
      {runners.length > 0 && (
        <li className="ud-chip ud-chip--lands">
          {runners.length === 1 ? `${bandTitle(runners[0])} runs here` : `${runners.length} run here`}
        </li>
      )}
      {falls ? (
        <li className="ud-chip ud-chip--danger ud-chip--falls">falls if you stop {foreseen.when}</li>
      ) : (
        choosing.asked === 'choose-action' &&
        coming > 0 && (
          <li className="ud-chip ud-chip--danger">
            {coming === 1 ? '1 attacks' : `${coming} attack`}
            <span className="ud-long"> next</span>
          </li>
        )
      )}
    </ul>
  )
}

/** UD-75 to UD-77 */
const REBECCA =
  'At this entrance a Scratcher with no plank breaks in, Sneakers break in unless the planks outnumber them, and a howl draws 3 cards.'
