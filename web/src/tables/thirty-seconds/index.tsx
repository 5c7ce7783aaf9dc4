import tactic from 'icon:card-random'
import undead from 'icon:raise-zombie'
import type { Event, Move, View } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import { TableFrame } from '../../table/frame.tsx'
import type { TableModule, TableProps } from '../../table/table-props.ts'
import { useNarrowing } from '../../table/use-narrowing.ts'
import { Alley, STREET } from './alley.tsx'
import { anchorsOf } from './anchors.ts'
import { Backdrop } from './backdrop.tsx'
import { Characters } from './characters.tsx'
import { Kit } from './kit.tsx'
import { Moon } from './moon.tsx'
import './thirty-seconds.css'

/** The alley: the way out from left to right, the moon as the clock, what one holds below. */
export function Table({ scene, news, names, draft, choose }: TableProps<View, Move, Event>) {
  const { view } = scene
  const pick = useNarrowing(scene, move => anchorsOf(move, view), choose)
  const picking = scene.choices.filter(({ move }) => move.move === 'choose')
  const survivor = names.survivor ?? 'Survivor'
  const zombies = view.options.mode === 'solo' ? 'the zombie deck' : (names.zombie ?? 'Zombies')
  return (
    <TableFrame
      className="t-thirty-seconds"
      night={<WayOut view={view} active={view.active === 'survivor' ? survivor : zombies} />}
      side={<Piles view={view} />}
      hand={<Kit view={view} pick={pick} choose={choose} names={names} />}
      {...(pick.picked.length > 0 ? { prompt: { note: 'Press what glows, or cancel.', cancel: pick.cancel } } : {})}
    >
      <div className="alley-scene">
        <Backdrop />
        <section className="sky" aria-label="Clock and hands">
          <Rival view={view} name={view.who === 'zombie' ? survivor : zombies} />
          <Moon round={view.round} who={view.active === 'survivor' ? survivor : zombies} />
          <p className="clock-talk">
            {view.phase ? `${view.energy} energy left` : ''}
            {view.inPlay.length > 0 && <span>In play: {view.inPlay.join(', ')}</span>}
          </p>
        </section>
        {picking.length > 0 ? (
          <Characters choices={picking} draft={draft} choose={choose} names={names} />
        ) : (
          <Alley view={view} pick={pick} name={survivor} news={news} />
        )}
      </div>
    </TableFrame>
  )
}

/** How far the Survivor has come: the street is dawn. */
function WayOut({ view, active }: { view: View; active: string }) {
  const part = (Math.min(view.row, STREET) / STREET) * 100
  return (
    <div className="night">
      <div
        className="way-out"
        role="img"
        aria-label={`Row ${view.row} of ${STREET}; the street is the way out`}
        style={{ '--part': `${part}%` } as React.CSSProperties}
      >
        <i>{view.row >= STREET ? '★' : view.row}</i>
        <span>{view.row >= STREET ? 'out' : `${STREET - view.row} to the street`}</span>
      </div>
      <p className="phase">
        <b>Round {view.round}</b> · {active}
      </p>
    </div>
  )
}

/** The other side: a back for each card, by kind, as the rules let one see it. */
function Rival({ view, name }: { view: View; name: string }) {
  const zombie = view.who === 'zombie'
  const first = zombie ? view.handCount.supplies : view.zombieHandCount.zombies
  const second = zombie ? view.handCount.tactics : view.zombieHandCount.tactics
  const kinds = zombie ? ['supplies', 'tactics'] : ['zombies', 'tactics']
  return (
    <div className="rival">
      <div>
        <p className="rival-name">{name}</p>
        <p>
          {first} {kinds[0]}, {second} {kinds[1]}
        </p>
      </div>
      <div className="hidden-hand" aria-hidden="true">
        {Array.from({ length: first }, (_, i) => (
          <span key={i} className="card-back card-back--zombie">
            <Icon of={undead} />
          </span>
        ))}
        {Array.from({ length: second }, (_, i) => (
          <span key={i} className="card-back">
            <Icon of={tactic} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Piles({ view }: { view: View }) {
  const { supplies, tactics, attack, zombies, zombieTactics, zombieAttack } = view.piles
  return (
    <section className="piles" aria-label="Draw piles">
      <PileRow
        title="Survivor"
        piles={[
          [supplies.draw, 'supply'],
          [tactics.draw, 'tactics'],
          [attack.draw, 'attack'],
        ]}
      />
      <PileRow
        title="Zombies"
        piles={[
          [zombies.draw, 'horde'],
          [zombieTactics.draw, 'tactics'],
          [zombieAttack.draw, 'attack'],
        ]}
        horde
      />
      <p className="piles__killed">{view.killed} zombies killed</p>
    </section>
  )
}

function PileRow({
  title,
  piles,
  horde = false,
}: {
  title: string
  piles: readonly (readonly [number, string])[]
  horde?: boolean
}) {
  return (
    <div className="pile-row">
      <span>{title}</span>
      {piles.map(([count, kind]) => (
        <span key={kind} className={`deck ${horde ? 'deck--z' : ''}`}>
          <b>{count}</b>
          {kind}
        </span>
      ))}
    </div>
  )
}

export const sounds: TableModule['sounds'] = {
  drew: 'draw',
  walked: 'step',
  attacked: 'swing',
  'ammo-spent': 'shot',
  'zombie-hurt': 'hit',
  killed: 'hit',
  hurt: 'bite',
  fell: 'hit',
  entered: 'howl',
  'clock-started': 'tick',
  bell: 'bell',
  'turn-began': 'turn',
}
