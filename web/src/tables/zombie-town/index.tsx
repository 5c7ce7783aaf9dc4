import type { Seat } from '@holdout/engine'
import { chanceText } from '@holdout/knowledge'
import type { Preview, Scene } from '@holdout/table'
import { plain, quantity } from '@holdout/words'
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
import { titleOf } from './data.ts'
import { Dock } from './dock.tsx'
import { gatherLog } from './gather-log.ts'
import { TownMap } from './map.tsx'
import { Night } from './night.tsx'
import { PIECE, placeOf, readPiece } from './pieces.ts'
import { Players, SeatStrip } from './players.tsx'
import { text } from './text.ts'
import { type Picking, useTurn } from './use-turn.ts'
import './zombie-town.css'

/** Zombie Town: the town map, with every possible choice highlighted. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, news, names } = props
  const { view } = scene
  const pick = useTurn(props)
  const over = scene.outcome !== null
  const [hovered, hover] = useState<string | null>(null)
  const { counts } = useStore(settings)
  return (
    <TableFrame
      className="t-zombie-town"
      night={<Night view={view} news={news} />}
      hand={
        <>
          <section className="zt-side" aria-label={text.players.title}>
            <Players view={view} names={names} over={over} />
          </section>
          <Dock scene={scene} pick={pick} news={news} names={names} spends={spendsOf(pick, hovered)} />
        </>
      }
      prompt={promptOf(pick, names, hovered, counts) ?? houseWords(scene, hovered)}
    >
      <SeatStrip view={view} names={names} over={over} />
      <TownMap scene={scene} pick={pick} news={news} names={names} hovered={hovered} hover={hover} />
    </TableFrame>
  )
}

/** The actions that the chosen or pointed move will cost. */
function spendsOf({ view, step, plan, walks, selection, draft }: Picking, hovered: string | null): number {
  if (step !== 'main') return 0
  const walk = plan ?? walks.find(({ path }) => path.at(-1) === hovered)
  const first = selection.picked[0] ?? ''
  const isPaid =
    /^(card|act|gun|survivor):/.test(first) && !first.startsWith('card:event') && first !== PIECE.act('end-actions')
  return (
    (walk ? walk.zombies + (view.walks > 0 ? 0 : 1) : 0) +
    Number(isPaid || (draft !== null && 'pawn' in draft && !walk))
  )
}

/** What the card of the house under the pointer does; the roof shows the rest. */
function houseWords({ view }: Scene<View, Move>, hovered: string | null): PromptWords {
  const house = buildingAt(view, hovered)?.house
  if (!house) return {}
  const { title, text } = textOfCard(house)
  return { about: `${title}: ${text}` }
}

/** The prompt while a move is chosen in several presses. */
function promptOf(pick: Picking, names: Names, hovered: string | null, counts: boolean): PromptWords | null {
  const { view, plan, walking, walks, selection, step, clear } = pick
  if (plan) {
    const about = [...walkNotes(pick, plan, names), text.prompt.path(plan.path.map(placeName).join(' – '))].join(' ')
    if (walking) return { ask: walkAsk(pick, plan), about }
    const main = { text: text.answers.walk(placeName(plan.path.at(-1) ?? ''), plan.zombies), press: pick.go }
    return { ask: walkAsk(pick, plan), about, cancel: clear, main }
  }
  const walk = walks.find(({ path }) => path.at(-1) === hovered)
  if (walk) return { about: [walkAsk(pick, walk), ...walkNotes(pick, walk, names)].join(' ') }
  if (step === 'home' && pick.options.length > 0) return { about: text.prompt.home }
  const comer = step === 'challenge' && view.pawns.find(({ pawn }) => pawn === view.asked?.pawn)
  if (comer && pick.options.length > 0) return { ask: text.prompt.enters(names[comer.seat], placeName(comer.at ?? '')) }
  const { picked, next, left } = selection
  // Nothing is selected, or the move is complete.
  if (picked.length === 0 || (next.length === 0 && left.length < 2)) return null
  const from = placeOf(picked[0])
  if (from !== null && next.length > 0) {
    const { switchWith, zombieFrom } = text.prompt
    return { ask: (step === 'switch-cards' ? switchWith : zombieFrom)(placeName(from)), cancel: clear }
  }
  if (picked[0] === PIECE.act('shoot') || readPiece(picked[0]).kind === 'gun') return shootPrompt(pick, counts)
  if (picked[0] === PIECE.card('fireworks') && left.length === 0) return { ask: text.prompt.fireworks, cancel: clear }
  const { kind, of } = readPiece(picked[0])
  if (kind === 'card' && step === 'main') return { ...cardPrompt(pick, of, names), cancel: clear }
  return { ask: whichAsk(picked[0]), cancel: clear }
}

/** Which pieces take the selected card, what it will do, and the button that plays it. */
function cardPrompt({ selection, view, pawn, taker, marks, go }: Picking, card: string, names: Names): PromptWords {
  const houses = [...marks.values()].some(({ can, later }) => can === 'end' && !later)
  const takers = [
    houses && text.prompt.ringed,
    selection.next.includes(PIECE.kit(pawn ?? '')) && text.prompt.yourPawn,
    selection.next.some(piece => readPiece(piece).kind === 'survivor') && text.prompt.yourSurvivor,
  ].filter(taker => taker !== false)
  const ask = takers.length > 0 ? text.prompt.cardTo(titleOf(card), takers) : text.prompt.cardUse(titleOf(card))
  const move = taker && marks.get(taker)?.move
  if (!move) return { ask }
  const place = placeName(taker)
  const choice = selection.open.find(other => other.move === move)
  const name =
    move.move === 'build'
      ? text.answers.build(place)
      : move.move === 'place-survivor'
        ? text.answers.settle(place)
        : plain(choice?.text ?? [], names)
  return { ask, about: foresee?.(null, move, view, names) ?? null, main: { text: name, press: go } }
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
  routine: [
    'dealt',
    'looked',
    'returned',
    'refilled',
    'zombie-moved',
    'zombie-faces',
    'zombie-stays',
    'ended-actions',
    'combat-shuffled',
  ],
  unsaid: ['turn-began', 'ended-actions', 'zombie-phase', 'looked', 'kept', 'home-chosen'],
  stands({ day, players }, seat) {
    const points = players.find(player => player.seat === seat)?.score.total
    return points === undefined ? `day ${day}` : `day ${day}, ${quantity(points, 'point')}`
  },
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
