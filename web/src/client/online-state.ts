import type { Scene } from '@holdout/host'
import type { SceneNews, SeatInfo, TableInfo } from '@holdout/protocol'
import type { Names } from '../parts/names.ts'
import type { PhaseNow, TableState } from './table-client.ts'

/** The last scene that the server told, and when it arrived on the page's own time. */
export interface SceneHeard {
  readonly news: SceneNews
  readonly at: number
}

/** Puts together what a table shows from the last scene, what is known of the seats, and what was shown before. */
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
  /** Whether the scene has just come; otherwise something else about the table has changed. */
  readonly fresh: boolean
  /** The entry after which an optional question was let pass. */
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
    scene: idle ? onlyToLookAt(news.scene) : news.scene,
    log: fresh || before === null ? [...kept, ...news.told] : before.log,
    news: !fresh ? (before?.news ?? []) : same && news.from > 0 ? news.told : [],
    phase: phaseOf(news, table, idle, passed),
    clocks: table.status === 'over' ? [] : news.clocks,
    clocksAt,
    undoBlocked: idle ? { why: null, say: 'You are not playing just now.' } : news.undoBlocked,
    canRedo: false,
    pausedBy: table.pausedBy,
  }
}

/** Nothing can be done: the game was ended before its time, or a bot plays for whoever looks. */
function isIdle({ status, seats }: TableInfo): boolean {
  return status === 'over' || seats.some(({ you, standIn }) => you && standIn)
}

/** The same scene gives the same object: a table takes a new one for a new position. */
const lookedAt = new WeakMap<Scene, Scene>()

function onlyToLookAt(scene: Scene): Scene {
  const known = lookedAt.get(scene)
  if (known) return known
  const asked = scene.asked.map(one => ({ ...one, say: null }))
  const bare: Scene = { ...scene, asked, choices: [], barred: [] }
  lookedAt.set(scene, bare)
  return bare
}

function nameAt({ kind, name, title, standIn }: SeatInfo): string {
  if (kind === 'open') return title
  return kind === 'bot' && standIn ? `${name} (bot)` : name
}

/** The names for a line of the log: a move that a person made keeps their name after a bot has taken over, and the other way round. */
function namesAtOf({ seats }: TableInfo): ((at: number) => Names) | undefined {
  if (!seats.some(({ standIns }) => standIns.length > 0)) return undefined
  const nameThen = (seat: SeatInfo, at: number): string =>
    seat.standIns.length === 0
      ? nameAt(seat)
      : seat.standIns.some(({ from, to }) => at > from && at <= (to ?? at))
        ? `${seat.name} (bot)`
        : seat.name
  return at => Object.fromEntries(seats.map(seat => [seat.seat, nameThen(seat, at)]))
}

/** Whoever must answer is asked. Whoever only may is asked where the game waits for nobody but the clock, until they let it pass. */
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
