import type { Reason } from '@holdout/engine'
import type { SceneUpdate, SeatInfo, TableInfo } from '@holdout/protocol'
import type { Phase, Scene, TableState } from '@holdout/table'
import { remoteText } from './text.ts'

const NO_HINTS: Reason = { rule: null, text: remoteText.noHints }

type Names = Readonly<Record<string, string>>

/** The last scene the server sent, and when it arrived in the client's time. */
export interface LastUpdate {
  readonly update: SceneUpdate
  readonly at: number
}

/** How this person wants to be asked to step in. */
export interface Wishes {
  /** Every time, not only when no other player must decide. */
  readonly askAll: boolean
  /** The entry after which this person passed; null if they did not. */
  readonly passed: number | null
  /** Not until this person must decide. */
  readonly quiet: boolean
  /** The person wants to step in now. */
  readonly stepping: boolean
}

/** The state of a table from the last scene, the seats, and the state before. */
export function remoteTableState({
  heard: { update },
  table,
  before,
  fresh,
  wishes,
  seenUpTo,
  clocksAt,
}: {
  readonly heard: LastUpdate
  readonly table: TableInfo
  readonly before: TableState | null
  /** Whether the scene is new; otherwise something else about the table has changed. */
  readonly fresh: boolean
  readonly wishes: Wishes
  readonly seenUpTo: number
  readonly clocksAt: number
}): TableState {
  const same = before !== null && before.scene.seat === update.scene.seat
  const kept = !same || update.from === 0 ? [] : before.log.filter(({ at }) => at < update.from)
  const idle = isIdle(table)
  const scene = idle ? readOnly(update.scene, table.status === 'over') : update.scene
  const newLines = !fresh ? (before?.newLines ?? []) : same && update.from > 0 ? update.log : []
  return {
    slug: table.game,
    title: table.title,
    seats: table.seats.map(({ seat, title }) => ({ seat, title })),
    names: Object.fromEntries(table.seats.map(seat => [seat.seat, nameAt(seat)])),
    namesAt: namesAtOf(table),
    people: table.seats.filter(({ you }) => you).map(({ seat }) => seat),
    levels: levelsOf(table),
    options: table.options,
    hintsBlocked: table.hints ? undefined : NO_HINTS,
    seed: '',
    scene,
    log: fresh || before === null ? [...kept, ...update.log] : before.log,
    newLines,
    seenUpTo: Math.min(seenUpTo, scene.seq),
    rings: fresh && newLines.some(({ event }) => event.rings),
    phase: phaseOf(update, table, idle, wishes),
    mayStepIn: mayStepIn(scene) ? [scene.seat] : [],
    clocks: table.status === 'over' ? [] : update.clocks,
    clocksAt,
    undoBlocked: idle ? { rule: null, text: remoteText.notPlaying } : update.undoBlocked,
    canRedo: false,
    pausedBy: table.pausedBy,
  }
}

/** The levels of bots that play a seat of their own. */
function levelsOf({ seats }: TableInfo): Record<string, string> {
  return Object.fromEntries(
    seats.flatMap(({ seat, kind, level, standIn }) => (kind === 'bot' && level && !standIn ? [[seat, level]] : [])),
  )
}

/** Whether this person cannot act: the match is over, or a bot plays for them. */
function isIdle({ status, seats }: TableInfo): boolean {
  return status === 'over' || seats.some(({ you, standIn }) => you && standIn)
}

/** Caches the results, because a table treats a new object as a new position. */
const readOnlyScenes = new WeakMap<Scene, Scene>()
const endedScenes = new WeakMap<Scene, Scene>()

/** A scene without choices. After the end of the match, also without decisions: no one waits for an answer. */
function readOnly(scene: Scene, over: boolean): Scene {
  const scenes = over ? endedScenes : readOnlyScenes
  const known = scenes.get(scene)
  if (known) return known
  const asked = over ? [] : scene.decisions.map(one => ({ ...one, text: null }))
  const bare: Scene = { ...scene, decisions: asked, choices: [], barred: [] }
  scenes.set(scene, bare)
  return bare
}

function nameAt({ kind, name, title, standIn }: SeatInfo): string {
  if (kind === 'open') return title
  return kind === 'bot' && standIn ? remoteText.withBot(name) : name
}

/** The names for a log line: a move keeps the name of the person or bot that made it. */
function namesAtOf({ seats }: TableInfo): ((at: number) => Names) | undefined {
  if (!seats.some(({ standIns }) => standIns.length > 0)) return undefined
  const nameThen = (seat: SeatInfo, at: number): string =>
    seat.standIns.length === 0
      ? nameAt(seat)
      : seat.standIns.some(({ from, to }) => at > from && at <= (to ?? at))
        ? remoteText.withBot(seat.name)
        : seat.name
  return at => Object.fromEntries(seats.map(seat => [seat.seat, nameThen(seat, at)]))
}

/**
 * A seat that must answer is asked. One that may answer is asked if it wants to step in, or if no other seat must
 * answer, until it passes.
 */
function phaseOf({ scene, seq }: SceneUpdate, { seats, status }: TableInfo, idle: boolean, wishes: Wishes): Phase {
  if (scene.outcome || status === 'over') return { kind: 'over' }
  const kindOf = (seat: string): SeatInfo['kind'] | undefined => seats.find(one => one.seat === seat)?.kind
  const must = scene.decisions.filter(({ kind, seat }) => kind === 'must' && kindOf(seat) !== undefined)
  const own = must.some(({ seat }) => seat === scene.seat)
  const free = must.length === 0 || (wishes.askAll && !wishes.quiet && !own)
  const wanted = wishes.stepping || (free && wishes.passed !== seq)
  if (!idle && wanted && mayStepIn(scene)) return { kind: 'ask', seat: scene.seat, optional: true }
  if (!idle && own) return { kind: 'ask', seat: scene.seat, optional: false }
  const bot = must.find(({ seat }) => kindOf(seat) === 'bot')
  return bot ? { kind: 'bot', seat: bot.seat } : { kind: 'wait' }
}

/** Whether the viewer may answer out of turn, and has a move for it. */
function mayStepIn(scene: Scene): boolean {
  const may = scene.decisions.some(({ kind, seat }) => kind === 'may' && seat === scene.seat)
  return may && scene.choices.some(({ kind }) => kind !== 'standing')
}
