import type { Scene } from '@holdout/table'
import {
  buildingAt,
  isClosed,
  type Move,
  type PlayerView,
  type View,
  type Walk,
  walksFrom,
} from '@holdout/zombie-town/table'
import { useEffect, useMemo, useState } from 'react'
import { asksTwice, settings } from '../../client/settings.ts'
import { useChoosing } from '../../table/choosing.ts'
import { done, type KeyMap, useKeys } from '../../table/keys.ts'
import { type Selection, useSelection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import type { TableProps } from '../../table/table-props.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { faceOf, type Option, playerOf } from './data.ts'
import { type Mark, marksOf } from './marks.ts'
import { actorOf, cardIn, deciderOf, isOnFoot, isOnMap, PIECE, pathsOf, readPiece } from './pieces.ts'
import { tell } from './tell.ts'
import { useAutoplay } from './use-autoplay.ts'

/** The selection at this table, with what the rules of pieces do not know: the pawn that acts, and whole paths. */
export interface Picking {
  readonly view: View
  readonly me: PlayerView | null
  readonly step: string | null
  readonly draft: Move | null
  readonly hint: Move | null
  /** All choices of the acting pawn. */
  readonly options: readonly Option[]
  readonly pawn: string | null
  readonly pawns: readonly string[]
  pickPawn(pawn: string): void
  readonly selection: Selection<Move>
  /** The moves that fit the selection, as buttons; without those that are pressed on the map. */
  readonly left: readonly Option[]
  readonly walks: readonly Walk[]
  /** The path that is not confirmed yet, or is being walked. */
  readonly plan: Walk | null
  readonly walking: boolean
  readonly marks: ReadonlyMap<string, Mark>
  /** The only place that takes the selected card. */
  readonly taker: string | null
  /** Whether a bot is moving the zombies for the player. */
  readonly resting: boolean
  rest(on: boolean): void
  pressPlace(place: string): void
  choose(move: Move): void
  /** Walks the planned path, or plays the selected card on the only place that takes it. */
  go(): void
  clear(): void
}

/** A path that waits for a second press, and the card that is selected with it. */
interface Plan {
  readonly walk: Walk
  readonly card: string | null
}

export function useTurn({ scene, draft, hint, choose, review }: TableProps<View, Move>): Picking {
  const room = useSession()
  const { hint: whole } = useChoosing()
  const { view } = scene
  const step = view.asked?.step ?? null
  const me = scene.seat === 'table' ? null : playerOf(view, scene.seat)
  const { pawn, pawns, pickPawn } = usePawn(scene)
  const own = useMemo<Scene<View, Move>>(() => {
    const isOwn = ({ move, kind }: Option): boolean =>
      kind !== 'standing' && (step !== 'main' || actorOf(move) === null || actorOf(move) === pawn)
    return { ...scene, choices: review ? [] : scene.choices.filter(isOwn) }
  }, [scene, step, pawn, review])
  const options = own.choices
  const selection = useSelection({ scene: own, draft, hint, choose, review }, move => pathsOf(move, view))
  const [laid, lay] = useAtMove<Plan>(scene)
  const auto = useAutoplay(scene, options)
  const { picked, open } = selection
  const card = step === 'main' ? cardIn(picked[0]) : null
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? null

  // While walking, nothing on the map glows: a press would do nothing, and the map scrolls along.
  const canWalk = !auto.walking && (picked.length === 0 || card !== null)
  const all = useMemo(() => (canWalk ? walksOf(view, step, options) : NONE), [canWalk, view, step, options])
  const walks = card === null ? all : all.filter(walk => isForCard(view, walk, card))
  const planned = laid && laid.card === card ? laid.walk : null
  const plan = auto.walking ?? planned
  const goal = hint && whole?.whole?.move === 'walk' ? (whole.whole as Extract<Move, { move: 'walk' }>).to : null
  const marks = marksOf({ view, options, selection, walks, plan, goal })
  const takers = card === null ? [] : [...marks].filter(([, mark]) => mark.can === 'end' && mark.move && !mark.later)
  const taker = takers.length === 1 ? takers[0][0] : null
  const hurried = room.state.clocks.some(({ running, seats }) => running && seats.includes(scene.seat))

  // After a walk for the sake of a card, the card is selected again.
  const [then, setThen] = useState<{ readonly card: string; readonly at: string } | null>(null)
  useEffect(() => {
    if (!then || auto.walking) return
    setThen(null)
    if (step === 'main' && at === then.at) selection.pressAll([PIECE.card(then.card)])
  })
  const start = (walk: Walk): void => {
    const to = walk.path.at(-1)
    lay(null)
    if (card && to) setThen({ card, at: to })
    auto.walk(walk)
  }
  const clear = (): void => {
    selection.cancel()
    lay(null)
    auto.stop()
    if (draft) room.cancel()
  }
  const go = (): void => {
    if (planned) start(planned)
    else if (taker) selection.press(PIECE.place(taker))
  }
  const isReady = draft === null && (planned !== null || taker !== null)
  useMapKeys({ clear, go }, planned !== null || auto.walking !== null || picked.length > 0, isReady)
  return {
    view,
    me,
    step,
    draft,
    hint,
    options,
    pawn,
    pawns,
    pickPawn,
    selection,
    left: picked.length === 0 ? [] : open.filter(choice => selection.left.includes(choice) || !isOnMap(choice.move)),
    walks,
    plan,
    walking: auto.walking !== null,
    marks,
    taker,
    resting: auto.resting,
    rest: auto.rest,
    pressPlace(at) {
      if (review || auto.walking) return
      const piece = PIECE.place(at)
      const walk = walks.find(({ path }) => path.at(-1) === at)
      const { can = null, steps = null } = marks.get(at) ?? {}
      if (selection.isPicked(piece) || (can !== null && steps === null)) {
        lay(null)
        return selection.press(piece)
      }
      if (walk) {
        // A fight is dangerous: it always takes a second press.
        const asks = walk.zombies > 0 || asksTwice(settings.value, hurried)
        if (planned?.path.at(-1) === at || !asks) return start(walk)
        return lay({ walk, card })
      }
      const other = view.pawns.find(piece => piece.at === at && pawns.includes(piece.pawn) && piece.pawn !== pawn)
      if (other && step === 'main') return pickPawn(other.pawn)
      void tell(scene, { place: at, pawn, chosen: begunWith(picked[0]) }, room.why)
    },
    choose,
    go,
    clear,
  }
}

const NONE: readonly Walk[] = []

/** The player's own other buildings can take a barricade after a walk, if an action is left to build it. */
function isForCard(view: View, { path, zombies }: Walk, card: string): boolean {
  const building = buildingAt(view, path.at(-1) ?? null)
  const left = view.actions - (view.walks > 0 ? 0 : 1) - zombies
  return faceOf(card).kind === 'barricade' && building?.owner === view.who && !isClosed(building) && left > 0
}

/** The pawn whose choices are shown: the one that must decide, or the one that a player with 2 pawns picked. */
function usePawn({ view, seat: who }: Scene<View, Move>) {
  const [picked, pickPawn] = useState<string | null>(null)
  const pawns = view.pawns.filter(({ seat, at }) => seat === who && at !== null).map(({ pawn }) => pawn)
  const wanted = [view.asked?.step === 'main' ? null : deciderOf(view), picked]
  const pawn = wanted.find(one => one !== null && pawns.includes(one)) ?? pawns[0] ?? null
  return { pawn, pawns, pickPawn }
}

/** What was selected first, for the reason why another place cannot be pressed. */
function begunWith(piece: string | undefined): 'gun' | { readonly from: string } | { readonly card: string } | null {
  const { kind, of } = readPiece(piece ?? '')
  if (kind === 'place') return { from: of }
  if (kind === 'card') return { card: of }
  return kind === 'gun' || piece === PIECE.act('shoot') ? 'gun' : null
}

/** The possible paths. In the middle of a movement, only those that continue it. */
function walksOf(view: View, step: string | null, options: readonly Option[]): readonly Walk[] {
  const steps = options.flatMap(({ move }) => (isOnFoot(move) ? [move] : []))
  if (steps.length === 0) return []
  const chain = step === 'move' ? (view.asked?.chain ?? []) : []
  const [first] = steps
  const pawn = first.move === 'walk' ? first.pawn : (view.asked?.pawn ?? '')
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? ''
  const found = walksFrom(
    view,
    pawn,
    at,
    steps.map(({ to }) => to),
    chain.length,
  ).filter(({ path }) => !chain.includes(path[path.length - 1]))
  // Each legal step can be pressed, also one back to where the pawn was.
  const known = new Set(found.map(({ path }) => path[path.length - 1]))
  return [...found, ...steps.filter(({ to }) => !known.has(to)).map(({ to }) => ({ pawn, path: [to], zombies: 0 }))]
}

const MAP = {
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
  walk: { keys: ['Enter'], label: 'Enter', does: null },
} satisfies KeyMap

/** Escape cancels the selection, Enter walks the planned path or plays the selected card. */
function useMapKeys({ clear, go }: { clear: () => void; go: () => void }, begun: boolean, planned: boolean): void {
  useKeys(MAP, { cancel: () => begun && done(clear), walk: () => planned && done(go) }, 'table')
}
