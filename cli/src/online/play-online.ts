import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { botFor } from '@holdout/bots'
import { type RemoteTable, ServerApi } from '@holdout/client'
import { InputError, readOptions, type SeatSpec, writeRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { TableInfo } from '@holdout/protocol'
import { harmless } from '@holdout/table'
import { gameNamed } from '../input/arguments.ts'
import { writeWhole } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { UselessInput } from '../plain/input-limit.ts'
import type { Surfaces } from '../play/play.ts'
import { homeFolder } from '../play/saves.ts'
import { onSignals } from '../play/signals.ts'
import type { EndOffer, Surface } from '../play/surface.ts'
import { ReplayText } from '../replay/playback.ts'
import { onlineErrorText, onlineText } from '../text/online.ts'
import { playText } from '../text/play.ts'
import { argumentText } from '../text/shared.ts'
import { inviteTo, readAddress, type ServerAddress, wayBack } from './address.ts'
import { joinTable } from './dial.ts'
import { Guests } from './guests.ts'
import { OnlineTable } from './online-table.ts'
import { readOnlineSeats } from './seats.ts'
import { OnlineWaitingRoom } from './waiting-room.ts'

/** The arguments of `holdout play --online`. */
export interface OnlineRequest {
  readonly slug?: string | undefined
  readonly online: string
  readonly table?: string | undefined
  readonly name?: string | undefined
  readonly seats?: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly bots: string
  readonly askAll: boolean
  readonly plain: boolean
}

const LONGEST_NAME = 24

const AFTER_ONLINE: readonly EndOffer[] = [
  { what: 'replay', item: playText.afterEnd.replay },
  { what: 'new', item: playText.afterEnd.rematch },
  { what: 'leave', item: playText.afterEnd.quit },
]

/** Runs `holdout play --online`, from connecting to leaving. */
export async function playOnline(request: OnlineRequest, io: Io, surfaces: Surfaces): Promise<void> {
  const home = homeFolder(io.env)
  const address = readAddress(request.online, request.table)
  const name = nameIn(request.name)
  const guests = new Guests(home)
  const api = new ServerApi(address.server, guests.cookieOf(address.server, name))
  await api.takeName(name)
  if (api.cookie) guests.keep(address.server, name, api.cookie)
  const first = await tableFor(request, address, name, api)
  const drawn = !request.plain && new Printer(io).terminal.interactive
  const visit = new Visit(request, io, home, { api, name, surfaces }, drawn ? await surfaces.drawn() : surfaces.plain())
  try {
    let next: string | null = first
    while (next !== null) next = await visit.at(next)
  } finally {
    visit.close()
  }
}

function nameIn(given: string | undefined): string {
  if (given !== undefined) {
    const name = harmless(given).trim()
    if (name !== '' && name.length <= LONGEST_NAME) return name
    throw new InputError(argumentText.name(given, LONGEST_NAME))
  }
  try {
    return harmless(userInfo().username).trim().slice(0, LONGEST_NAME) || 'Guest'
  } catch {
    return 'Guest' // some containers have no user name
  }
}

/** The id of the named table, or of a new one. Errors are reported before the screen is changed. */
async function tableFor(request: OnlineRequest, address: ServerAddress, name: string, api: ServerApi): Promise<string> {
  if (address.table !== null) {
    const { game, id, seats } = await api.tableInfo(address.table)
    if (request.slug !== undefined && request.slug !== game)
      throw new InputError(onlineErrorText.otherGame(id, game, request.slug))
    if (request.seats !== undefined) ownSeat(seats, request.seats)
    return id
  }
  if (request.slug === undefined) throw new InputError(onlineErrorText.gameOrTable)
  const game = await gameNamed(request.slug)
  botFor(game, request.bots) // rejects an unknown level even if no bot is needed
  const options = readOptions(game.options, request.options) as Record<string, string | number | boolean>
  const { own, bots } = readOnlineSeats(game.seats(options), request.seats)
  return api.openTable({
    game: game.slug,
    options,
    public: false,
    spectators: true,
    name,
    bots,
    seat: own,
    entropy: '',
  })
}

/** The seat that a joining player asks for. They cannot choose for other seats. */
function ownSeat(seats: readonly SeatSpec[], text: string): string | null {
  const { own, bots } = readOnlineSeats(seats, text)
  if (Object.keys(bots).length > 0 || text.includes('=open')) throw new InputError(onlineErrorText.onlyOwnSeat)
  return own
}

/** One person on one server, at one table after the other. */
class Visit {
  constructor(
    private readonly request: OnlineRequest,
    private readonly io: Io,
    private readonly home: string,
    private readonly guest: { readonly api: ServerApi; readonly name: string; readonly surfaces: Surfaces },
    private surface: Surface,
  ) {}

  /** Plays at a table. Returns the table of the rematch, if there is one. */
  async at(id: string): Promise<string | null> {
    const { api, name } = this.guest
    const remote = joinTable(api, id, this.request.askAll)
    const farewell = onlineText.comeBack(wayBack(api.server, id, name))
    const giveUp = onSignals(() => {
      remote.close()
      this.leave(farewell)
    })
    try {
      await remote.until(() => remote.info !== null)
      if (!(await this.sitDown(remote))) {
        this.leave(onlineText.left)
        return null
      }
      await remote.until(() => remote.online.value.playing)
      return await this.play(remote, farewell)
    } catch (error) {
      if (error instanceof UselessInput) this.leave(farewell)
      throw error
    } finally {
      giveUp()
      remote.close()
    }
  }

  close(): void {
    this.surface.close()
  }

  /** Takes a seat and waits for the start. Returns false if the person leaves before. */
  private async sitDown(remote: RemoteTable): Promise<boolean> {
    const { api, name } = this.guest
    const info = remote.info as TableInfo
    if (info.status !== 'waiting') {
      if (remote.own === null) this.surface.say(onlineText.watching)
      else if (remote.own.kind === 'bot') await remote.request({ type: 'return' })
      return true
    }
    const seat = remote.own?.seat ?? this.wantedSeat(info)
    if (seat === undefined) throw new InputError(onlineErrorText.tableFull(remote.id))
    // A player who has the seat already sits down again, to add their seed contribution after the server's commitment.
    const sit = (where: string) => remote.sit(where, name, randomUUID())
    const answer = await sit(seat)
    if (!answer.ok) throw new InputError(answer.text)
    if ((await this.surface.wait(new OnlineWaitingRoom(remote, api.server, this.request.bots, sit))) === 'begun')
      return true
    await remote.request({ type: 'leave' })
    return false
  }

  /** The seat for a joining player, at a rematch the one held for them; undefined if no seat is free. */
  private wantedSeat({ seats }: TableInfo): string | undefined {
    const { seats: wanted } = this.request
    const held = seats.find(({ heldFor }) => heldFor?.you)
    if (held) return held.seat
    const free = seats.find(({ kind, heldFor }) => kind === 'open' && !heldFor)
    return (wanted === undefined ? null : ownSeat(seats, wanted)) ?? free?.seat
  }

  private async play(remote: RemoteTable, farewell: string): Promise<string | null> {
    const game = await gameNamed(remote.info?.game ?? '')
    const table = new OnlineTable(remote, game)
    const kept = { path: inviteTo(this.guest.api.server, remote.id) }
    let left = await this.surface.table(table, kept)
    if (left === 'plain') {
      this.surface.close()
      this.surface = this.guest.surfaces.plain()
      left = await this.surface.table(table, kept)
    }
    if (left === 'quit') this.leave(farewell)
    else if (table.outcome === null) this.leave(endedText(remote))
    else return this.after(remote, table, game)
    return null
  }

  private async after(remote: RemoteTable, table: OnlineTable, game: AnyKnownGame): Promise<string | null> {
    const record = await this.guest.api.record(remote.id)
    const recordIn = this.keep(remote.id, writeRecord(record))
    const offers = AFTER_ONLINE.filter(({ what }) => what !== 'new' || table.people.length > 0) // spectators get no rematch
    for (;;) {
      const what = await this.surface.end(table, recordIn, offers)
      if (what === 'replay') {
        await this.surface.replay(new ReplayText(game, record, table.who))
        continue
      }
      if (what === 'new') {
        const answer = await remote.request({ type: 'rematch' })
        if (!answer.ok) throw new InputError(answer.text)
        await remote.until(() => remote.info?.rematch != null)
        return remote.info?.rematch ?? null
      }
      this.leave(`${playText.record(recordIn)}\n${playText.watchReplay(recordIn, undefined)}`)
      return null
    }
  }

  private keep(id: string, record: string): string {
    const folder = join(this.home, 'records')
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `online-${id}.json`)
    writeWhole(path, record)
    return path
  }

  /** Closes the surface first, so that the text stays on the terminal. */
  private leave(text: string): void {
    this.surface.close()
    for (const line of text.split('\n')) new Printer(this.io).line(line)
  }
}

/** Why the match ended without a result. */
function endedText({ online }: RemoteTable): string {
  const { stoppedBy } = online.value.table ?? {}
  return stoppedBy === undefined ? onlineText.canceled : onlineText.stopped(stoppedBy)
}
