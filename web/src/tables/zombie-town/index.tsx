import type { Seat } from '@holdout/engine'
import type { Preview } from '@holdout/host'
import type { Event, Move, View } from '@holdout/zombie-town/table'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import type { EndWords, TableModule, TableProps } from '../../table/table-props.ts'
import { keysOf } from './choices.ts'
import { many } from './data.ts'
import { Dock } from './dock.tsx'
import { TownMap } from './map.tsx'
import { Night } from './night.tsx'
import { oddsOf, oddsWords } from './odds.ts'
import { Players, SeatStrip } from './players.tsx'
import { challengersIn } from './threats.ts'
import { type Desk, useDesk } from './use-desk.ts'
import './zombie-town.css'

/** Zombie Town: a map to walk on, with everything that can be done now lit by a lantern. */
export function Table(props: TableProps<View, Move, Event>) {
  const { scene, news, names } = props
  const { view } = scene
  const desk = useDesk(props)
  const over = scene.outcome !== null
  return (
    <TableFrame
      className="t-zombie-town"
      night={<Night view={view} news={news} />}
      side={<Players view={view} names={names} over={over} />}
      hand={<Dock scene={scene} desk={desk} news={news} names={names} />}
      prompt={wordsOf(desk, names)}
    >
      <SeatStrip view={view} names={names} over={over} />
      <TownMap scene={scene} desk={desk} news={news} names={names} />
    </TableFrame>
  )
}

/** What the prompt says while something is chosen in several presses. */
function wordsOf(desk: Desk, names: Readonly<Record<string, string>>): PromptWords {
  const { plan, walking, armed, pending, view, step, clear } = desk
  if (plan) {
    const end = plan.path.at(-1) ?? ''
    const rivals = desk.me ? challengersIn(view, end, desk.me.seat).map(seat => names[seat]) : []
    const notes = [
      plan.path.join(' – '),
      plan.zombies > 0 && `${many(plan.zombies, 'action')} to fight there`,
      rivals.length > 0 && `${rivals.join(', ')} may challenge`,
    ]
    return {
      ask: `${walking ? 'Walking' : 'Walk'} to ${end}: ${many(plan.path.length, 'step')}, ${view.walks > 0 ? 'free' : 'one action'}.`,
      note: notes.filter(Boolean).join(' · '),
      ...(walking ? {} : { cancel: clear }),
    }
  }
  if (armed?.startsWith('from ')) {
    const ask =
      step === 'switch-cards'
        ? `With which neighbour of ${armed.slice(5)}?`
        : `Where does the zombie at ${armed.slice(5)} go?`
    return { ask, cancel: clear }
  }
  if (armed?.startsWith('shoot')) return shootWords(desk, armed)
  if (armed === 'card fireworks' && pending.length === 0) return { ask: 'On which building?', cancel: clear }
  if (armed !== null || pending.length > 0) return { ask: 'Which of these?', cancel: clear }
  return {}
}

/** Shooting takes a second press, on the target: before it the player sees what will be shot at, and the odds. */
function shootWords({ options, view, clear }: Desk, armed: string): PromptWords {
  const shots = options.flatMap(({ move }) => (move.move === 'shoot' && keysOf(move).includes(armed) ? [move] : []))
  const squares = [...new Set(shots.map(({ at }) => at))]
  if (squares.length > 1) return { ask: 'Shoot at which square? Up to two squares away.', cancel: clear }
  const odds = shots.length === 1 ? oddsOf(view, shots[0]) : null
  return { ask: `Shoot at ${squares[0]}? Press the square to fire.`, note: odds && oddsWords(odds), cancel: clear }
}

export function consequence(_preview: Preview, move: Move, view: View): string | null {
  const odds = move.move === 'shoot' ? oddsOf(view, move) : null
  return odds && oddsWords(odds)
}

export const unsaid = [
  'turn-began',
  'ended-actions',
  'zombie-phase',
  'looked',
  'kept',
  'home-chosen',
] satisfies Event['event'][]

export function progress({ day, lastDay }: View): number {
  return (day - 1) / lastDay
}

export function isHit(event: Event, seat: Seat, { pawns }: View): boolean {
  const isOwn = (pawn: string): boolean => pawns.some(other => other.pawn === pawn && other.seat === seat)
  switch (event.event) {
    case 'wounded':
    case 'pawn-died':
    case 'challenged':
      return isOwn(event.pawn)
    case 'attacked':
      return isOwn(event.target)
    case 'lost-building':
    case 'survivor-died':
      return event.seat === seat
    case 'claimed':
      return event.from === seat
    default:
      return false
  }
}

export const endWords: EndWords = {
  day: 'last day',
  cemetery: 'zombies left in the cemetery',
  died: 'died on day',
  guns: 'loaded guns',
}

export const sounds: TableModule['sounds'] = {
  dealt: 'draw',
  'turn-began': 'turn',
  'day-changed': 'bell',
  walked: 'step',
  fled: 'step',
  retreated: 'step',
  looked: 'draw',
  took: 'draw',
  stored: 'place',
  discarded: 'place',
  'gun-played': 'place',
  'survivor-placed': 'place',
  'survivor-joined': 'place',
  built: 'hammer',
  'torn-down': 'hammer',
  collapsed: 'breach',
  shot: 'shot',
  clashed: 'shot',
  'fired-on-unarmed': 'shot',
  wounded: 'bite',
  'survivor-died': 'bite',
  sacrificed: 'bite',
  'pawn-died': 'defeat',
  'zombie-moved': 'tick',
  'zombie-appeared': 'howl',
  refilled: 'howl',
  'fireworks-lit': 'dice',
  'event-played': 'swing',
  triggered: 'swing',
  'game-over': 'dawn',
}
