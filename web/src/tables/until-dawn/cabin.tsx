import person from 'icon:person'
import handRising from 'icon:raise-zombie'
import dog from 'icon:sitting-dog'
import { BARRICADES, ENTRANCES, type Entrance, REBECCA_TEXT } from '@holdout/until-dawn/table'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { anchorOf, type Point } from './anchors.ts'
import { BitePile } from './bite-pile.tsx'
import { CabinPlan } from './cabin-plan.tsx'
import type { Layout } from './layout.ts'
import { type Act, PIECE } from './pieces.ts'
import type { Stage } from './stage.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** The inside of the cabin: Jasper, John, the supplies, Rebecca and the bite pile. */
export function Cabin({
  stage,
  layout,
  picking,
  losses,
}: {
  readonly stage: Stage
  readonly layout: Layout
  readonly picking: Picking
  /** Planks that the pointed or chosen move will cost, by entrance. */
  readonly losses: ReadonlyMap<Entrance, number>
}) {
  const { width, height } = layout.cabin
  const { shells } = stage.options
  return (
    <section className="ud-cabin" aria-label={text.cabin.label} style={{ width, height }}>
      <CabinPlan stage={stage} layout={layout} />
      {!layout.phone && (
        <>
          <PlankCounts stage={stage} layout={layout} losses={losses} />
          <PieceOf
            act="shoot"
            picking={picking}
            className="ud-store ud-store--shell"
            about={tells(text.tells.shellsTitle, text.tells.shells)}
          >
            <span className="visually-hidden">{text.actions.shoot.title}: </span>
            <Row kind="shell" left={stage.ammo} all={shells} />
            {text.cabin.shells(stage.ammo, shells)}
          </PieceOf>
          <PieceOf
            act="barricade"
            picking={picking}
            className="ud-store ud-store--plank"
            about={tells(text.tells.planksTitle, text.tells.planks)}
          >
            <Row kind="plank" left={stage.supply} all={BARRICADES} />
            {text.cabin.planks(stage.supply, BARRICADES)}
          </PieceOf>
          {!layout.cabin.low && (
            <p className="ud-spot ud-spot--john">
              <span className="ud-token ud-token--john">
                <Icon of={person} />
              </span>
              {text.cabin.john}
            </p>
          )}
          {!layout.cabin.low && (
            <p className="ud-spot ud-spot--bed">{stage.rebecca === null ? text.cabin.rebecca : text.cabin.bedEmpty}</p>
          )}
        </>
      )}
      <Jasper stage={stage} layout={layout} picking={picking} />
      <Rebecca stage={stage} layout={layout} />
      <BitePile stage={stage} layout={layout} picking={picking} />
    </section>
  )
}

/** A piece in the cabin: pressing it begins its action, and while there is nothing to choose it explains itself. */
function PieceOf(props: {
  readonly act: Act
  readonly picking: Picking
  readonly className: string
  readonly about: ReturnType<typeof tells>
  readonly style?: CSSProperties
  readonly children: ReactNode
}) {
  const { act, picking, about, className } = props
  const acts = picking.asked === 'choose-action'
  return (
    <button
      {...picking.button(PIECE.act(act))}
      {...about}
      className={`ud-spot ud-piece ${acts ? '' : 'tells'} ${className}`}
      style={props.style}
      onClick={() => acts && picking.pressAct(act)}
    >
      {props.children}
    </button>
  )
}

const at = ({ x, y }: Point): CSSProperties => ({ left: x, top: y })

function Jasper({ stage: { jasper }, layout, picking }: { stage: Stage; layout: Layout; picking: Picking }) {
  if (jasper === 'dead') return null
  const { width, height } = layout.cabin
  const rug = { x: width / 2, y: height * layout.cabin.rug }
  const guarding = jasper !== 'rug'
  return (
    <PieceOf
      act="jasper"
      picking={picking}
      about={tells(text.jasper.name, text.tells.jasper)}
      className={`ud-spot--moves ${guarding ? 'is-guarding' : ''} ${layout.cabin.low ? 'is-nameless' : ''}`}
      style={at(guarding ? anchorOf(jasper, layout).inside : rug)}
    >
      <span className="ud-token">
        <Icon of={dog} />
      </span>
      <span className="ud-spot__name" title={text.jasper.name}>
        {text.jasper.name}
        <span className="visually-hidden">{guarding ? text.cabin.jasperAt(jasper) : text.cabin.jasperOnRug}</span>
      </span>
    </PieceOf>
  )
}

/** Zombie Rebecca outside the cabin, once she has turned. */
function Rebecca({ stage: { rebecca }, layout }: { stage: Stage; layout: Layout }) {
  if (rebecca === null) return null
  return (
    <button
      type="button"
      className="ud-spot ud-spot--moves ud-piece tells"
      {...tells(text.cabin.zombieRebecca(rebecca), REBECCA_TEXT.help)}
      style={at(anchorOf(rebecca, layout).outside)}
    >
      <span className="ud-token ud-token--rebecca">
        <Icon of={handRising} title={text.cabin.zombieRebecca(rebecca)} />
      </span>
    </button>
  )
}

function PlankCounts({
  stage,
  layout,
  losses,
}: {
  stage: Stage
  layout: Layout
  losses: ReadonlyMap<Entrance, number>
}) {
  return ENTRANCES.map(door => {
    if (stage.doors[door].over) return null
    const { barricades } = stage.doors[door]
    const { gap, half } = anchorOf(door, layout)
    const { em } = layout
    const place = {
      0: { left: 1.9 * em, top: gap.y - half - 1.7 * em },
      1: { left: gap.x, top: 1.6 * em + Math.max(0, barricades - 1) * 0.5 * em, translate: '-50%' },
      2: { left: gap.x, top: 1.6 * em + Math.max(0, barricades - 1) * 0.5 * em, translate: '-50%' },
      3: { right: 1.9 * em, top: gap.y - half - 1.7 * em },
    }[door]
    return (
      <span
        key={door}
        className={`ud-chip ud-planks-in-words ${barricades === 0 ? 'is-none' : ''}`}
        style={place}
        aria-hidden="true"
      >
        {text.plankChange(barricades, losses.get(door) ?? 0)}
      </span>
    )
  })
}

/** A supply that can be counted at a glance. */
function Row({ kind, left, all }: { kind: 'shell' | 'plank'; left: number; all: number }) {
  return (
    <span className="ud-store__row" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} className={`ud-${kind}-sign ${i < left ? '' : 'is-spent'}`} />
      ))}
    </span>
  )
}
