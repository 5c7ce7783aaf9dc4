import type { Seat } from '@holdout/engine'
import { type Event, type Move, textOfCard, type View } from '@holdout/thirty-seconds/table'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import type { EndWords, TableModule, TableProps } from '../../table/table-props.ts'
import { type Narrowing, useNarrowing } from '../../table/use-narrowing.ts'
import { Alley, STREET } from './alley.tsx'
import { anchorsOf } from './anchors.ts'
import { Backdrop } from './backdrop.tsx'
import { Characters } from './characters.tsx'
import { anchorOf, handOf } from './hand.tsx'
import { useAlleyKeys } from './keys.ts'
import { Kit } from './kit.tsx'
import { Moon } from './moon.tsx'
import { Piles } from './piles.tsx'
import { Rival } from './rival.tsx'
import { sayUse, usesOf } from './weapon-uses.ts'
import './top.css'
import './sky.css'
import './alley.css'
import './zombies.css'
import './kit.css'
import './narrow.css'

/** The alley: the way out from left to right, the moon as the clock, what one holds below. */
export function Table({ scene, news, names, draft, hint, choose }: TableProps<View, Move, Event>) {
  const { view } = scene
  const pick = useNarrowing(scene, move => anchorsOf(move, view), choose, hint)
  const targets = pick.picked.length > 0 ? [...pick.next].sort(byPlace).slice(0, 9) : []
  useAlleyKeys(view, pick, { targets, cards: (handOf(view) ?? []).map(card => anchorOf(pick, card)), choose })
  const picking = scene.choices.filter(({ move }) => move.move === 'choose')
  const survivor = names.survivor ?? 'Survivor'
  const zombies = view.options.mode === 'solo' ? 'the zombie deck' : (names.zombie ?? 'Zombies')
  return (
    <TableFrame
      className="t-thirty-seconds"
      night={<WayOut view={view} active={view.active === 'survivor' ? survivor : zombies} />}
      side={<Piles view={view} />}
      hand={picking.length === 0 && <Kit view={view} pick={pick} choose={choose} names={names} targets={targets} />}
      {...(pick.picked.length > 0 ? { prompt: aimWords(view, pick) } : {})}
    >
      <div className="alley-scene always-night">
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
          <Alley view={view} pick={pick} name={survivor} news={news} targets={targets} />
        )}
      </div>
    </TableFrame>
  )
}

/** Places of the alley from row 1 on; everything else after them. */
function byPlace(a: string, b: string): number {
  return (Number(a.split(':')[1]) || 999) - (Number(b.split(':')[1]) || 999)
}

/** What is in hand, and what it can do. */
function aimWords(view: View, pick: Narrowing<Move>): PromptWords {
  const [kind, which] = pick.picked[0].split(':')
  const card = kind === 'slot' ? view.slots[Number(which)] : kind === 'card' ? which : null
  const ask = card
    ? `${textOfCard(card).title}: ${pick.next.some(isPlace) ? 'choose a target.' : 'what then?'}`
    : undefined
  const uses = card ? usesOf(card).map(sayUse).join('; ') : ''
  return { ...(ask ? { ask } : {}), note: uses || 'Press what glows, or cancel.', cancel: pick.cancel }
}

function isPlace(anchor: string): boolean {
  return anchor.startsWith('at:') || anchor.startsWith('row:')
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

export { KEYS as keys } from './keys.ts'

export function progress({ row }: View): number {
  return Math.min(1, row / STREET)
}

/** What strikes the Survivor, and what strikes the zombies. */
const HITS: Readonly<Record<string, readonly Event['event'][]>> = {
  survivor: ['hurt', 'fell', 'grabbed', 'concussed', 'wavered', 'weapon-damaged', 'cancelled'],
  zombie: ['killed', 'zombie-down', 'door-blast'],
}

export function isHit({ event }: Event, seat: Seat): boolean {
  return HITS[seat]?.includes(event) ?? false
}

export const endWords: EndWords = {
  ability: null,
  rounds: 'rounds taken',
  row: 'row reached',
  health: 'health left',
  killed: 'zombies killed',
  kills: 'points for kills',
  healthPoints: 'points for health',
  ammo: 'points for ammunition',
  mouth: 'points at the alley mouth',
  crowd: 'points for the crowd left behind',
  fast: 'points for speed',
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
