import type { Scene } from '@holdout/host'
import type { SceneNews, SeatInfo, TableInfo } from '@holdout/protocol'
import type { Names } from '../parts/names.ts'
import { onlineStateText } from '../text/online-state.ts'
import type { PhaseNow, TableState } from './table-client.ts'

/** The last scene the server sent, and when it arrived in page time. */
export interface SceneHeard {
  readonly news: SceneNews
  readonly at: number
}

/** The state of a table from the last scene, the seats, and the state before. */
export function onlineTableState({
  heard: { news },
  table,
  before,
  fresh,
  passed,
  clocksAt,
}: {
  readonly heard: SceneHeard
  readonly table: TableInfo
  readonly before: TableState | null
  /** Whether the scene is new; otherwise something else about the table has changed. */
  readonly fresh: boolean
  /** The entry after which this person passed an optional decision. */
  readonly passed: number
  readonly clocksAt: number
}): TableState {
  const same = before !== null && before.scene.who === news.scene.who
  const kept = !same || news.from === 0 ? [] : before.log.filter(({ at }) => at < news.from)
  const idle = isIdle(table)
  return {
    slug: table.game,
    title: table.title,
    seats: table.seats.map(({ seat, title }) => ({ seat, title })),
    names: Object.fromEntries(table.seats.map(seat => [seat.seat, nameAt(seat)])),
    namesAt: namesAtOf(table),
    people: table.seats.filter(({ you }) => you).map(({ seat }) => seat),
    options: table.options,
    seed: '',
    scene: idle ? readOnly(news.scene) : news.scene,
    log: fresh || before === null ? [...kept, ...news.told] : before.log,
    news: !fresh ? (before?.news ?? []) : same && news.from > 0 ? news.told : [],
    phase: phaseOf(news, table, idle, passed),
    clocks: table.status === 'over' ? [] : news.clocks,
    clocksAt,
    undoBlocked: idle ? { why: null, say: onlineStateText.notPlaying } : news.undoBlocked,
    canRedo: false,
    pausedBy: table.pausedBy,
  }
}

/** Whether this person cannot act: the match is over, or a bot plays for them. */
function isIdle({ status, seats }: TableInfo): boolean {
  return status === 'over' || seats.some(({ you, standIn }) => you && standIn)
}

/** Caches the result, because a table treats a new object as a new position. */
const readOnlyScenes = new WeakMap<Scene, Scene>()

function readOnly(scene: Scene): Scene {
  const known = readOnlyScenes.get(scene)
  if (known) return known
  const asked = scene.asked.map(one => ({ ...one, say: null }))
  const bare: Scene = { ...scene, asked, choices: [], barred: [] }
  readOnlyScenes.set(scene, bare)
  return bare
}

function nameAt({ kind, name, title, standIn }: SeatInfo): string {
  if (kind === 'open') return title
  return kind === 'bot' && standIn ? onlineStateText.withBot(name) : name
}

/** The names for a log line: a move keeps the name of the person or bot that made it. */
function namesAtOf({ seats }: TableInfo): ((at: number) => Names) | undefined {
  if (!seats.some(({ standIns }) => standIns.length > 0)) return undefined
  const nameThen = (seat: SeatInfo, at: number): string =>
    seat.standIns.length === 0
      ? nameAt(seat)
      : seat.standIns.some(({ from, to }) => at > from && at <= (to ?? at))
        ? onlineStateText.withBot(seat.name)
        : seat.name
  return at => Object.fromEntries(seats.map(seat => [seat.seat, nameThen(seat, at)]))
}

/** A seat that must answer is asked. One that may answer is asked if no other seat must, until it passes. */
function phaseOf({ scene, seq }: SceneNews, { seats, status }: TableInfo, idle: boolean, passed: number): PhaseNow {
  if (scene.outcome || status === 'over') return { kind: 'over' }
  const kindOf = (seat: string): SeatInfo['kind'] | undefined => seats.find(one => one.seat === seat)?.kind
  const must = scene.asked.filter(({ kind, seat }) => kind === 'must' && kindOf(seat) !== undefined)
  if (!idle && must.some(({ seat }) => seat === scene.who)) return { kind: 'ask', seat: scene.who, optional: false }
  const may = scene.asked.some(({ kind, seat }) => kind === 'may' && seat === scene.who)
  const able = scene.choices.some(({ kind }) => kind !== 'standing')
  if (!idle && may && able && must.length === 0 && passed !== seq)
    return { kind: 'ask', seat: scene.who, optional: true }
  const bot = must.find(({ seat }) => kindOf(seat) === 'bot')
  return bot ? { kind: 'bot', seat: bot.seat } : { kind: 'wait' }
}
