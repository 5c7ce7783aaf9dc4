import type { Seat } from '@holdout/engine'
import { chanceText } from '@holdout/knowledge'
import type { Preview, Scene } from '@holdout/table'
import {
  buildingAt,
  challengersIn,
  type Event,
  type Move,
  oddsOf,
  placeName,
  textOfCard,
  type View,
  type Walk,
} from '@holdout/zombie-town/table'
import { useState } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import type { Names } from '../../parts/names.ts'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { descriptionOf, titleOf } from './data.ts'
import { Dock } from './dock.tsx'
import { gatherLog } from './gather-log.ts'
import { TownMap } from './map.tsx'
import { Night } from './night.tsx'
import { PIECE, placeOf, readPiece } from './pieces.ts'
import { Players, SeatStrip } from './players.tsx'
import { text } from './text.ts'
import { type Picking, usePicking } from './use-picking.ts'
import './zombie-town.css'

/** Zombie Town: the town map, with every possible choice highlighted. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, news, names } = props
  const { view } = scene
  const pick = usePicking(props)
  const over = scene.outcome !== null
  const [hovered, hover] = useState<string | null>(null)
  const { counts } = useStore(settings)
  return (
    <TableFrame
      className="t-zombie-town"
      night={<Night view={view} news={news} />}
      side={<Players view={view} names={names} over={over} />}
      hand={<Dock scene={scene} pick={pick} news={news} names={names} />}
      prompt={plateWords(scene, hovered, names) ?? promptOf(pick, names, hovered, counts)}
    >
      <SeatStrip view={view} names={names} over={over} />
      <TownMap scene={scene} pick={pick} news={news} names={names} hovered={hovered} hover={hover} />
    </TableFrame>
  )
}

/** The house card under the pointer, in words; null if there is none. */
function plateWords(scene: Scene<View, Move>, hovered: string | null, names: Names): PromptWords | null {
  const { kind, of } = readPiece(hovered ?? '')
  if (kind !== 'plate') return null
  const house = buildingAt(scene.view, of)?.house
  return { about: [descriptionOf(scene, of, names), house && textOfCard(house).text].filter(Boolean).join(' ') }
}

/** The prompt while a move is chosen in several presses. */
function promptOf(pick: Picking, names: Names, hovered: string | null, counts: boolean): PromptWords {
  const { plan, walking, walks, selection, step, clear } = pick
  if (plan) {
    const about = [...walkNotes(pick, plan, names), text.prompt.path(plan.path.map(placeName).join(' – '))].join(' ')
    if (walking) return { ask: walkAsk(pick, plan), about }
    const main = { text: text.answers.walk(placeName(plan.path.at(-1) ?? ''), plan.zombies), press: pick.go }
    return { ask: walkAsk(pick, plan), about, cancel: clear, main }
  }
  const walk = walks.find(({ path }) => path.at(-1) === hovered)
  if (walk) return { about: [walkAsk(pick, walk), ...walkNotes(pick, walk, names)].join(' ') }
  if (step === 'home' && pick.options.length > 0) return { about: text.prompt.home }
  const { picked, next, left } = selection
  // Nothing is selected, or the move is complete.
  if (next.length === 0 && left.length < 2) return {}
  if (picked.length === 0) return {}
  const from = placeOf(picked[0])
  if (from !== null && next.length > 0) {
    const { switchWith, zombieFrom } = text.prompt
    return { ask: (step === 'switch-cards' ? switchWith : zombieFrom)(placeName(from)), cancel: clear }
  }
  if (picked[0] === PIECE.act('shoot') || readPiece(picked[0]).kind === 'gun') return shootPrompt(pick, counts)
  if (picked[0] === PIECE.card('fireworks') && left.length === 0) return { ask: text.prompt.fireworks, cancel: clear }
  const { kind, of } = readPiece(picked[0])
  if (kind === 'card' && step === 'main') return { ask: cardAsk(pick, of), about: cardAbout(pick), cancel: clear }
  return { ask: whichAsk(picked[0]), cancel: clear }
}

/** Which pieces take the selected card. */
function cardAsk({ selection, view, pawn }: Picking, card: string): string {
  const own = view.pawns.find(other => other.pawn === pawn)
  const takers = [
    selection.next.includes(PIECE.place(own?.at ?? '')) && placeName(own?.at ?? ''),
    selection.next.includes(PIECE.kit(pawn ?? '')) && text.prompt.yourPawn,
    selection.next.some(piece => readPiece(piece).kind === 'survivor') && text.prompt.yourSurvivor,
  ].filter(taker => taker !== false)
  return takers.length > 0 ? text.prompt.cardTo(titleOf(card), takers) : text.prompt.cardUse(titleOf(card))
}

/** What the selected card will do at the place of the pawn. */
function cardAbout({ selection, view }: Picking): string | null {
  const there = selection.open.find(({ move }) => move.move === 'build' || move.move === 'place-survivor')
  return there ? (foresee?.(null, there.move, view, {}) ?? null) : null
}

/** The question after the first piece, if buttons answer it. */
function whichAsk(piece: string): string {
  const { kind, of } = readPiece(piece)
  if (kind === 'card') return text.prompt.cardUse(titleOf(of))
  return (kind === 'act' && text.prompt.whichOf[of]) || text.prompt.which
}

function walkAsk({ view, walking }: Picking, { path }: Walk): string {
  return text.prompt.walk(walking, placeName(path.at(-1) ?? ''), path.length, view.walks > 0)
}

/** What waits at the end of a path: zombies, players who may challenge, cards. */
function walkNotes({ view, me }: Picking, { path, zombies }: Walk, names: Names): readonly string[] {
  const end = path.at(-1) ?? ''
  const rivals = me ? challengersIn(view, end, me.seat).map(seat => names[seat]) : []
  const pile = buildingAt(view, end)?.pile ?? 0
  const notes = [
    zombies > 0 && text.prompt.fight(zombies),
    rivals.length > 0 && text.prompt.mayChallenge(rivals.join(', ')),
    pile > 0 && text.prompt.explore(pile),
  ]
  return notes.filter(note => note !== false)
}

/** A shot takes a second press, on the target. Before it the player sees the target and the odds. */
function shootPrompt({ selection, view, clear }: Picking, counts: boolean): PromptWords {
  const shots = selection.open.flatMap(({ move }) => (move.move === 'shoot' ? [move] : []))
  const squares = [...new Set(shots.map(({ at }) => at))]
  if (squares.length > 1)
    return { ask: text.prompt.shootWhere, about: counts ? text.prompt.shootOdds : text.prompt.shootCost, cancel: clear }
  const list = counts ? shotList(view, shots) : ''
  // The square is selected, and there is more than one gun.
  if (selection.next.length === 0)
    return { ask: text.prompt.whichGun(placeName(squares[0])), about: list, cancel: clear }
  const odds = counts && shots.length === 1 ? oddsOf(view, shots[0]) : null
  return {
    ask: text.prompt.shootAt(placeName(squares[0])),
    about: shots.length > 1 ? list : odds?.count,
    cancel: clear,
  }
}

/** The chance of each possible shot, as far as they fit. */
function shotList(view: View, shots: readonly Extract<Move, { move: 'shoot' }>[]): string {
  const known = shots.slice(0, MOST_SHOTS).flatMap(shot => {
    const odds = oddsOf(view, shot)
    const gun = view.pawns.find(({ pawn }) => pawn === shot.pawn)?.guns[Number(shot.gun.replace('gun-', '')) - 1]
    return odds && gun ? [text.prompt.shot(titleOf(gun.card), placeName(shot.at), chanceText(odds.chance))] : []
  })
  return known.join(' · ')
}

const MOST_SHOTS = 4

let foresee: typeof import('./consequence.ts')['consequence'] | null = null
// The first move is not chosen before it is loaded.
void import('./consequence.ts').then(module => {
  foresee = module.consequence
})

function consequence(preview: Preview, move: Move, view: View, names: Names): string | null {
  return foresee?.(preview, move, view, names) ?? null
}

function isHit(event: Event, seat: Seat, { pawns }: View): boolean {
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

export const table = defineTable<View, Move, Event>({
  Table,
  isHit,
  consequence,
  odds: oddsOf,
  gatherLog,
  unsaid: ['turn-began', 'ended-actions', 'zombie-phase', 'looked', 'kept', 'home-chosen'],
  progress: ({ day, lastDay }) => (day - 1) / lastDay,
  loadCounts: () => import('./counts.ts'),
  loadTips: () => import('./tips.ts'),
  loadStage: () => import('./stage/index.tsx'),
  staged: [
    'day-changed',
    'zombie-appeared',
    'shot',
    'fired-on-unarmed',
    'clashed',
    'zombie-killed',
    'pawn-died',
    'collapsed',
    'game-over',
  ],
  endWords: text.end,
  ambience: 'town',
  sounds: {
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
  },
})
