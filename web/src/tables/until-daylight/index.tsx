import type { Event, Move, View } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Pile } from '../../parts/pile.tsx'
import { useTimeLeft } from '../../table/clocks.tsx'
import { TableFrame } from '../../table/frame.tsx'
import type { TableModule, TableProps } from '../../table/table-props.ts'
import { type Narrowing, useNarrowing } from '../../table/use-narrowing.ts'
import { anchorsOf } from './anchors.ts'
import { Area } from './area.tsx'
import { AskRow } from './asking.tsx'
import { Bag } from './bag.tsx'
import { Dice } from './dice.tsx'
import { SandGlass } from './sand-glass.tsx'
import './until-daylight.css'

/** The camp: one area is the stage, the others stand by; rubble and horde as piles; one's own bag in reach. */
export function Table({ scene, news, names, choose }: TableProps<View, Move, Event>) {
  const { view } = scene
  const pick = useNarrowing(scene, anchorsOf, choose)
  const stage = view.attack?.area ?? view.receiver ?? view.you ?? view.players[0].seat
  const me = view.players.find(({ seat }) => seat === view.you)
  const ordered = [...view.players].sort((a, b) => Number(b.seat === stage) - Number(a.seat === stage))
  return (
    <TableFrame
      className="t-until-daylight"
      night={<Rounds view={view} />}
      side={<Camp view={view} />}
      hand={
        <>
          <AskRow pick={pick} choose={choose} names={names} drawn={drawnIn(view)} />
          {me && <Bag player={me} pick={pick} />}
          {me && <Objectives player={me} />}
        </>
      }
      {...(pick.picked.length > 0 ? { prompt: { note: 'Press what glows, or cancel.', cancel: pick.cancel } } : {})}
    >
      <div className="camp">
        {(view.phase === 'search' || view.asked?.step === 'launch') && <Search view={view} pick={pick} names={names} />}
        {view.attack && <Dice attack={view.attack} names={names} />}
        <div className="camp__areas">
          {ordered.map(player => (
            <Area
              key={player.seat}
              player={player}
              place={view.players.indexOf(player)}
              view={view}
              name={names[player.seat] ?? player.seat}
              pick={pick}
              stage={player.seat === stage}
              news={news}
            />
          ))}
        </div>
      </div>
    </TableFrame>
  )
}

/** Ten rounds of night; the last one is dawn. */
function Rounds({ view }: { view: View }) {
  return (
    <div
      className="rounds"
      role="img"
      aria-label={`Round ${view.round} of ${view.rounds}${view.cycle > 0 ? `, cycle ${view.cycle}` : ''}`}
    >
      {Array.from({ length: view.rounds }, (_, i) => (
        <span key={i} className={i + 1 === view.round ? 'is-now' : i + 1 < view.round ? 'is-past' : ''}>
          {i + 1}
        </span>
      ))}
    </div>
  )
}

/** The search: the piles of rubble, whose hands are in them, and the sand that runs. */
function Search({ view, pick, names }: { view: View; pick: Narrowing<Move>; names: Readonly<Record<string, string>> }) {
  const clocks = useTimeLeft()
  const clock = clocks.find(({ running }) => running) ?? clocks[0] ?? null
  return (
    <section className="search" aria-label="Search">
      {view.timed && <SandGlass clock={clock} />}
      <p className="search__who">
        <b>{view.turnOf ? (names[view.turnOf] ?? view.turnOf) : 'Nobody'}</b> searches
        {!view.timed && view.searchTurn !== null && <small> turn {view.searchTurn + 1}</small>}
      </p>
      {(['A', 'B'] as const).map((pile, i) => {
        const anchor = `pile:${pile}`
        const can = pick.can(anchor) || pick.isPicked(anchor)
        return can ? (
          <button
            key={pile}
            type="button"
            className="search__pile can"
            aria-label={`Draw from rubble ${pile}, ${view.piles[i]} cards`}
            onClick={() => pick.press(anchor)}
          >
            <Pile count={view.piles[i]} title={`Rubble ${pile}`} />
          </button>
        ) : (
          <Pile key={pile} count={view.piles[i]} title={`Rubble ${pile}`} />
        )
      })}
    </section>
  )
}

function Camp({ view }: { view: View }) {
  return (
    <section className="camp-side" aria-label="The camp">
      <dl>
        <div>
          <dt>Rubble</dt>
          <dd>
            {view.piles[0]} + {view.piles[1]}, used {view.rubbleDiscard.length}
          </dd>
        </div>
        <div>
          <dt>Horde</dt>
          <dd>
            {view.horde}, used {view.hordeDiscard.length}
          </dd>
        </div>
        <div>
          <dt>Supply</dt>
          <dd>
            {view.barricades} barricades, {view.traps} traps
          </dd>
        </div>
        <div>
          <dt>Next wave</dt>
          <dd>
            {view.nextWave} cards{view.carAlarms > 0 && `, ${view.carAlarms} car alarms`}
          </dd>
        </div>
        <div>
          <dt>Saved</dt>
          <dd>{view.players.reduce((sum, { saved }) => sum + saved, 0)} survivors</dd>
        </div>
      </dl>
    </section>
  )
}

function Objectives({ player }: { player: View['players'][number] }) {
  if (!player.objectives || player.objectives.length === 0) return null
  return (
    <ul className="objectives" aria-label="Your objectives, secret">
      {player.objectives.map(({ objective, xp, progress }) => (
        <li key={objective}>
          <b>{titleOf(objective)}</b>{' '}
          {progress.map(({ now, needed }) => `${Math.min(now, needed)}/${needed}`).join(', ')}
          <span>+{xp} XP</span>
        </li>
      ))}
    </ul>
  )
}

/** What the table has something to press for. */
function drawnIn(view: View): ReadonlySet<string> {
  const drawn = new Set(['pile:A', 'pile:B', 'bag:hands', ...view.players.map(({ seat }) => `area:${seat}`)])
  for (const { seat, bag } of view.players)
    for (const card of bag) drawn.add(seat === view.you ? `bag:${card}` : `theirs:${seat}/${card}`)
  return drawn
}

export const sounds: TableModule['sounds'] = {
  drew: 'draw',
  built: 'hammer',
  gong: 'gong',
  rolled: 'dice',
  'fate-rolled': 'dice',
  felled: 'hit',
  hurt: 'bite',
  healed: 'place',
  'round-began': 'turn',
}
