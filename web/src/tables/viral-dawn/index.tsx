import type { Seat, Phrase as Sentence } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { Code, Event, Move, View } from '@holdout/viral-dawn/table'
import { useMemo, useState } from 'react'
import { useStage } from '../../board/stage.ts'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { TableFrame } from '../../table/frame.tsx'
import { useSelection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { useShownLog } from '../../table/shown-log.ts'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { Board } from './board.tsx'
import { useCamera } from './camera.ts'
import { consequence } from './consequence.ts'
import { Dock } from './dock.tsx'
import { type Drawn, DrawnProvider, originsOf, shortNames, useNarrow } from './drawn.ts'
import { happeningIn } from './happening.tsx'
import { KEYS, useHandKeys } from './keys.ts'
import { Night } from './night.tsx'
import { offersOf } from './offers.ts'
import { PIECE, pathsOf } from './pieces.ts'
import { DiscardSheet } from './piles.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { promptText } from './prompt-text.tsx'
import { deedsSince } from './since.ts'
import { splitsOf, whenOf } from './standings.ts'
import { text } from './text.ts'
import './board.css'
import './dock.css'
import './places.css'

/** Viral Dawn: the road to the Safe Zone is the table. The laid cards stay at their places, the players move. */
function Table({ scene, news, names: given, draft, hint, choose, review }: TableProps<View, Move, Event>) {
  const { view } = scene
  const { why } = useSession()
  const { help } = useStore(settings)
  const [open, setOpen] = useState<'discard' | number | null>(null)
  const [pointed, point] = useState<Code | null>(null)
  const narrow = useNarrow()
  const log = useShownLog()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces depend on the screen too
  const offered = useMemo(() => ({ ...scene, ...(review ? { choices: [], barred: [] } : {}) }), [scene, review, narrow])
  const selection = useSelection({ scene: offered, draft, hint, choose, review }, move => pathsOf(move, view, narrow))
  const called = shortNames(given)
  const names = view.me === null ? called : { ...called, [view.me]: text.you }
  const offers = offersOf({ scene: offered, names, selection, narrow, why })
  const winner = scene.outcome || view.question === null ? (view.last?.winner ?? null) : null
  const drawn: Drawn = {
    view,
    names,
    offers,
    help,
    narrow,
    review,
    splits: splitsOf(view, winner),
    origins: originsOf(news),
    fresh: freshIn(log, view.me),
    point,
    winner,
  }
  const front = useCamera(view)
  const playback = useStage('.t-viral-dawn')
  useHandKeys(offered, offers, selection, draft !== null)
  const { choosingFrom } = offers
  const shown = choosingFrom !== null && !draft ? placeOf(view, choosingFrom) : open
  const close = (): void =>
    shown === open || !choosingFrom ? setOpen(null) : selection.press(PIECE.cards(choosingFrom))
  const happening = happeningIn(view, names, winner, resultOf(scene.board, view))
  const words = promptText(view, names, offers, selection.cancel, help, pointed, happening)
  return (
    <DrawnProvider value={drawn}>
      <TableFrame
        className="t-viral-dawn"
        night={<Night />}
        hand={(!review || view.me !== null) && <Dock drafted={draft !== null} said={words?.ask !== undefined} />}
        prompt={{ drafted: text.prompt.drafted, ...words }}
        playback={playback && { unshown: 0, skip: playback.skip }}
      >
        <Board front={front} near={dawnNear(view)} look={setOpen} />
      </TableFrame>
      {shown === 'discard' && <DiscardSheet close={close} />}
      {typeof shown === 'number' && <PlaceSheet place={shown} close={close} />}
    </DrawnProvider>
  )
}

function freshIn(log: readonly LogLine[], me: Seat | null): ReadonlySet<Code> {
  return new Set(deedsSince(log, me, MOST_SEATS).flatMap(({ did, card }) => (did === 'laid' && card ? [card] : [])))
}

/** A lap of other players: more is no news. */
const MOST_SEATS = 5

function placeOf({ places }: View, of: Seat): number {
  return places.findIndex(({ seat }) => seat === of)
}

/** How near dawn is, from 0 to 1: by the best layout and by the laps played. */
function dawnNear({ places, turns }: View): number {
  const best = Math.min(6, ...places.map(({ short }) => short ?? 6))
  return Math.min(1, Math.max(1 - best / 6, turns / places.length / 10))
}

/** How the last game ended. */
function resultOf(board: readonly { title: string; text: Sentence }[], { last }: View): Sentence | null {
  return (last && board.find(({ title }) => title === `Game ${last.game}`)?.text) ?? null
}

function isHit(event: Event, seat: Seat): boolean {
  switch (event.event) {
    case 'jack-played':
    case 'king-played':
    case 'count-called':
      return event.on === seat
    case 'card-taken':
      return event.from === seat
    case 'queen-played':
      return event.against === seat
    case 'swapped':
      return event.with === seat
    case 'turn-lost':
    case 'turn-owed':
    case 'fined-from-hand':
    case 'fined-from-layout':
      return event.seat === seat
    case 'apocalypse':
      return event.seat !== seat
    default:
      return false
  }
}

export const table = defineTable<View, Move, Event>({
  Table,
  keys: KEYS,
  stands: view => `lap ${whenOf(view).lap}`,
  progress: dawnNear,
  isHit,
  consequence,
  routine: ['dealt', 'drew', 'reshuffled', 'starter-turned', 'joker-answered'],
  unsaid: ['turn-began', 'drew', 'reshuffled', 'laid', 'discarded'],
  loadCounts: () => import('./counts.ts'),
  loadTips: () => import('./tips.ts'),
  ambience: 'road',
  sounds: {
    drew: 'draw',
    reshuffled: 'draw',
    laid: 'place',
    discarded: 'place',
    purged: 'place',
    'jack-played': 'swing',
    'king-played': 'swing',
    'queen-played': 'bell',
    'turn-owed': 'hit',
    'card-taken': 'hit',
    'fined-from-hand': 'hit',
    apocalypse: 'howl',
    swapped: 'step',
    'attacks-unlocked': 'turn',
    'count-called': 'tick',
    overrun: 'defeat',
    'game-won': 'dawn',
  },
})
