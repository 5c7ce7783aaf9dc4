import { type Move, type PlayerView, type View, type Walk, walksFrom } from '@holdout/zombie-town/table'
import { useState } from 'react'
import { asksTwice, settings } from '../../client/settings.ts'
import { done, type KeyMap, useKeys } from '../../table/keys.ts'
import { useRoom } from '../../table/room.ts'
import type { TableProps } from '../../table/table-props.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { drawnAs, isOfPawn, isOpen, keysOf, type Option, placeOf, sourcesOf } from './choices.ts'
import { playerOf } from './data.ts'
import { text } from './text.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useReasons } from './use-reasons.ts'

/** What the map shows at a place. */
export interface Mark {
  /** Whether it can be pressed: a move ends or begins there. */
  readonly can: 'end' | 'start' | null
  readonly chosen: boolean
  readonly begun: boolean
  /** Its distance in steps. */
  readonly steps: number | null
  /** Actions that fighting there will cost. */
  readonly fight: number
  readonly hint: boolean
  /** What pressing it does, for its label. */
  readonly verb: string
  /** The move that pressing it makes, if it is exactly one. */
  readonly move: Move | null
}

/** The selection at this table, in one or several presses. */
export interface Desk {
  readonly view: View
  readonly me: PlayerView | null
  readonly step: string | null
  readonly draft: Move | null
  /** The move that a hint advises. */
  readonly hint: Move | null
  /** All choices of the picked pawn. */
  readonly options: readonly Option[]
  readonly pawn: string | null
  readonly pawns: readonly string[]
  pickPawn(pawn: string): void
  readonly armed: string | null
  /** The choices that fit the first press and have no place on the map. */
  readonly pending: readonly Option[]
  readonly walks: readonly Walk[]
  /** The path that is not confirmed yet, or is being walked. */
  readonly plan: Walk | null
  readonly walking: boolean
  readonly marks: ReadonlyMap<string, Mark>
  /** Whether a bot is moving the zombies for the player. */
  readonly resting: boolean
  rest(on: boolean): void
  pressPlace(place: string): void
  /** Chooses the only option, or asks which. */
  press(options: readonly Option[], key: string): void
  choose(move: Move): void
  go(): void
  clear(): void
}

/** Moves that one press on the map makes. */
const ON_FOOT: readonly string[] = ['walk', 'step', 'go', 'continue', 'zombie']

export function useDesk({ scene, draft, hint, choose, review }: TableProps<View, Move>): Desk {
  const room = useRoom()
  const { tell } = useReasons()
  const { view } = scene
  const [armed, setArmed] = useAtMove<string>(scene)
  const [place, setPlace] = useAtMove<string>(scene)
  const [laid, setLaid] = useAtMove<Walk>(scene)
  const [picked, pickPawn] = useState<string | null>(null)

  const step = view.asked?.step ?? null
  const me = scene.who === 'table' ? null : playerOf(view, scene.who)
  const mine = review ? [] : (scene.choices as readonly Option[]).filter(({ kind }) => kind !== 'standing')
  const pawns = view.pawns.filter(({ seat, at }) => seat === scene.who && at !== null).map(({ pawn }) => pawn)
  const pawn = picked !== null && pawns.includes(picked) ? picked : (pawns[0] ?? null)
  const options = step === 'main' ? mine.filter(({ move }) => isOfPawn(move, pawn)) : mine
  const hurried = room.state.clocks.some(({ running, seats }) => running && seats.includes(scene.who))
  const twice = asksTwice(settings.value, hurried)
  const auto = useAutoplay(scene, options)

  const walks = walksOf(view, step, options)
  const targets = armed === null ? [] : options.filter(({ move }) => keysOf(move).includes(armed))
  const open = options.filter(({ move }) => isOpen(move) && move.move !== 'walk' && move.move !== 'step')
  const onMap = targets.length > 0 ? targets.filter(({ move }) => placeOf(move, view, armed) !== null) : open
  const endingAt = (at: string) => onMap.filter(({ move }) => placeOf(move, view, armed) === at)
  const clear = (): void => {
    setArmed(null)
    setPlace(null)
    setLaid(null)
    if (draft) room.cancel()
  }
  const start = (walk: Walk): void => {
    setLaid(null)
    auto.walk(walk)
  }
  const pick = (list: readonly Option[], otherwise: () => void): void => {
    if (list.length === 1) choose(list[0].move)
    else otherwise()
  }
  const arm = (key: string): void => {
    setLaid(null)
    setPlace(null)
    setArmed(armed === key ? null : key)
  }

  const plan = auto.walking ?? laid
  const desk: Omit<Desk, 'marks'> = {
    view,
    me,
    step,
    draft,
    hint,
    options,
    pawn,
    pawns,
    pickPawn,
    armed: targets.length > 0 ? armed : null,
    pending: place !== null ? endingAt(place) : targets.filter(({ move }) => placeOf(move, view, armed) === null),
    // While walking, nothing on the map glows: a press would do nothing, and the map scrolls along.
    walks: armed === null && !auto.walking ? walks : [],
    plan,
    walking: auto.walking !== null,
    resting: auto.resting,
    rest: auto.rest,
    choose,
    clear,
    go: () => laid && start(laid),
    // A shot always takes two presses: the target is pressed too, even if there is only one.
    press: (list, key) => (list.some(({ move }) => move.move === 'shoot') ? arm(key) : pick(list, () => arm(key))),
    pressPlace(at) {
      if (review || auto.walking) return
      const ends = endingAt(at)
      if (ends.length > 0) return pick(ends, () => setPlace(at))
      const walk = desk.walks.find(({ path }) => path.at(-1) === at)
      if (walk) {
        if (laid && laid.path.at(-1) === at) return start(laid)
        return twice ? setLaid(walk) : start(walk)
      }
      if (options.some(({ move }) => sourcesOf(move).includes(at))) return arm(`from ${at}`)
      const other = view.pawns.find(piece => piece.at === at && pawns.includes(piece.pawn) && piece.pawn !== pawn)
      if (other && step === 'main') return pickPawn(other.pawn)
      const stop = options.find(
        ({ move }) => ['go', 'continue'].includes(move.move) && placeOf(move, view, null) === at,
      )
      if (stop) return choose(stop.move)
      tell(scene, { place: at, pawn, chosen: chosenBefore(armed) })
    },
  }
  useDeskKeys(desk, laid !== null || armed !== null || place !== null)
  const isHint = ({ move }: Option): boolean => JSON.stringify(move) === JSON.stringify(hint)
  // A target is marked once pressing it makes the hinted move; before that, the first press is marked.
  const lit = auto.hinted.filter(
    at => !hint || ON_FOOT.includes(hint.move) || sourcesOf(hint).includes(at) || endingAt(at).some(isHint),
  )
  return { ...desk, marks: marksOf(desk, onMap, lit) }
}

/** What the first press chose: a gun, or the place of a zombie. */
function chosenBefore(armed: string | null): 'gun' | { readonly from: string } | null {
  if (armed?.startsWith('shoot')) return 'gun'
  return armed?.startsWith('from ') ? { from: armed.slice('from '.length) } : null
}

/** The possible paths. In the middle of a movement, only those that continue it. */
function walksOf(view: View, step: string | null, options: readonly Option[]): readonly Walk[] {
  const steps = options.flatMap(({ move }) => (move.move === 'walk' || move.move === 'step' ? [move] : []))
  if (steps.length === 0) return []
  const chain = step === 'move' ? (view.asked?.chain ?? []) : []
  const [first] = steps
  const pawn = first.move === 'walk' ? first.pawn : (view.asked?.pawn ?? '')
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? ''
  return walksFrom(
    view,
    pawn,
    at,
    steps.map(({ to }) => to),
    chain.length,
  )
}

function marksOf(desk: Omit<Desk, 'marks'>, onMap: readonly Option[], hinted: readonly string[]): Map<string, Mark> {
  const { view, armed, draft, plan, options } = desk
  const marks = new Map<string, Mark>()
  const mark = (at: string, what: Partial<Mark>): void => {
    const before = marks.get(at) ?? NO_MARK
    marks.set(at, { ...before, ...what })
  }
  for (const { move } of options)
    for (const at of sourcesOf(move)) mark(at, { can: 'start', verb: text.deeds.select, begun: armed === `from ${at}` })
  for (const { path, zombies } of desk.walks)
    mark(path[path.length - 1], {
      can: 'end',
      steps: path.length + (desk.step === 'move' ? (view.asked?.chain.length ?? 0) : 0),
      fight: zombies,
      verb: zombies > 0 ? text.deeds.walkAndFight : text.deeds.walk,
    })
  for (const { move } of onMap) {
    const at = placeOf(move, view, armed)
    if (at === null) continue
    const only = onMap.filter(other => placeOf(other.move, view, armed) === at).length === 1
    mark(at, {
      can: 'end',
      verb: text.deeds.moves[move.move] ?? text.deeds.select,
      chosen: draft === move,
      move: only ? move : null,
    })
  }
  if (draft && drawnAs(draft, desk.step) === 'map') {
    const at = placeOf(draft, view, armed)
    if (at !== null) mark(at, { chosen: true })
    for (const from of sourcesOf(draft)) if (from !== at) mark(from, { begun: true })
  }
  const end = plan?.path.at(-1)
  if (end !== undefined) mark(end, { chosen: true })
  for (const at of hinted) mark(at, { hint: true })
  return marks
}

const NO_MARK: Mark = {
  can: null,
  chosen: false,
  begun: false,
  steps: null,
  fight: 0,
  hint: false,
  verb: '',
  move: null,
}

const MAP = {
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
  walk: { keys: ['Enter'], label: 'Enter', does: null },
} satisfies KeyMap

/** Escape cancels the selection, Enter walks the planned path. */
function useDeskKeys(desk: Pick<Desk, 'clear' | 'go' | 'plan'>, begun: boolean): void {
  const acts = {
    cancel: () => begun && done(desk.clear),
    walk: () => begun && desk.plan !== null && done(desk.go),
  }
  useKeys(MAP, acts, 'table')
}
