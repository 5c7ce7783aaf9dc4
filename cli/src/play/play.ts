import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CardFile, loadGame, SLUGS } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { realTime } from '@holdout/table'
import { gameNamed } from '../input/arguments.ts'
import { checkWritable, rejectFolder } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { UselessInput } from '../plain/input-limit.ts'
import { ReplayText } from '../replay/playback.ts'
import { playErrorText, playText } from '../text/play.ts'
import { argumentText } from '../text/shared.ts'
import { BOT_PAUSE_MS } from './defaults.ts'
import { AFTER_END } from './ending.ts'
import { LocalTable } from './local-table.ts'
import { homeFolder, newSave, type SavedGame, type SaveFile, saveAt, savedGames } from './saves.ts'
import { type NewGame, newSession, type Session, sameAgain, savedSession } from './session.ts'
import { onSignals } from './signals.ts'
import type { Surface } from './surface.ts'

/** The arguments of `holdout play`. */
export interface PlayRequest extends NewGame {
  readonly slug?: string | undefined
  /** The save to continue; `true` means the latest in the user's folder. */
  readonly resume?: string | true | undefined
  readonly save?: string | undefined
  readonly cards?: CardFile | undefined
  readonly plain: boolean
  readonly fast: boolean
}

/** The two ways to play; the drawn one is loaded only when it is used. */
export interface Surfaces {
  drawn(): Promise<Surface>
  plain(): Surface
}

/** Runs `holdout play` for local games, from the choice of a game to leaving. */
export async function playAtTable(request: PlayRequest, io: Io, surfaces: Surfaces): Promise<void> {
  const home = homeFolder(io.env)
  // Errors are reported before the screen is changed.
  rejectContradictions(request)
  const game = request.slug === undefined ? null : await gameNamed(request.slug, request.cards)
  if (game) newSession(game, request)
  const asked = await sessionAskedFor(request, home)
  const drawn = !request.plain && new Printer(io).terminal.interactive
  const host = new Host(request, io, home, surfaces, drawn ? await surfaces.drawn() : surfaces.plain())
  try {
    await host.run(asked ?? (await host.chooseGame(game)))
  } finally {
    host.close()
  }
}

interface Opened {
  readonly session: Session
  readonly save: SaveFile
}

/** A saved game already has its deal, options and people, so these options do not go with --resume. */
function rejectContradictions({ slug, resume, seed, seats, options, cards }: PlayRequest): void {
  if (cards && slug === undefined && resume === undefined)
    throw new InputError(argumentText.needsGame('--cards', cards.file))
  if (resume === undefined) return
  const given =
    seed !== undefined ? '--seed' : seats !== undefined ? '--seats' : Object.keys(options).length ? '--options' : null
  if (given) throw new InputError(argumentText.notWithResume(given))
}

/** The saved game named on the command line; null if a new game or a menu follows. Also checks `--save`. */
async function sessionAskedFor(request: PlayRequest, home: string): Promise<Opened | null> {
  if (request.resume === undefined) {
    if (request.save !== undefined) rejectExisting(request.save)
    return null
  }
  const path = request.resume === true ? latest(home, request.slug).path : resolve(request.resume)
  const session = await savedSession(path, request.slug, request.cards)
  if (request.save !== undefined && resolve(request.save) !== path) {
    rejectExisting(request.save)
    return { session, save: saveAt(resolve(request.save), home) }
  }
  checkWritable(path)
  return { session, save: saveAt(path, home) }
}

function latest(home: string, slug: string | undefined): SavedGame {
  const { games, elsewhere, problems } = savedGames(home, slug)
  if (games.length > 0) return games[0]
  if (elsewhere.length > 0) throw new InputError([...elsewhere, ...problems].join('\n'))
  throw new InputError([playErrorText.noSavedGame(home, slug), ...problems].join('\n'))
}

/** `--save` creates a new file and never overwrites one. */
function rejectExisting(path: string): void {
  rejectFolder(path)
  if (existsSync(path)) throw new InputError(playErrorText.fileExists(path))
  checkWritable(path)
}

/** Runs games one after the other on one surface. */
class Host {
  constructor(
    private readonly request: PlayRequest,
    private readonly io: Io,
    private readonly home: string,
    private readonly surfaces: Surfaces,
    private surface: Surface,
  ) {}

  /** Lets the person choose a saved or a new game; null if they quit. */
  async chooseGame(game: AnyKnownGame | null): Promise<Opened | null> {
    const { request, surface } = this
    // Options for a new game skip the offer to continue a saved one.
    const particular =
      request.seed ??
      request.save ??
      request.seats ??
      request.cards ??
      (Object.keys(request.options).length || undefined)
    const { games: kept, problems } =
      particular === undefined ? savedGames(this.home, game?.slug) : { games: [], problems: [] }
    for (const problem of problems) surface.say(`${problem} ${playText.fileUnchanged}`)
    if (game && kept.length === 0) return this.open(game)
    const games = game ? [game] : await Promise.all(SLUGS.map(slug => loadGame(slug)))
    const offers = [
      ...kept.slice(0, 5).map(one => ({ item: savedItem(one, games), open: () => this.goOn(one.path) })),
      ...games.map(one => ({
        item: { label: kept.length ? playText.newGame(one.title) : one.title, detail: one.blurb },
        open: async () => this.open(one),
      })),
    ]
    const chosen = await surface.choose(
      kept.length ? playText.continueOrNew : playText.chooseGame,
      offers.map(({ item }) => item),
    )
    return chosen === null ? null : offers[chosen].open()
  }

  async run(first: Opened | null): Promise<void> {
    let next = first
    if (!next) return this.leave(playText.noGameStarted)
    while (next) next = await this.playOne(next)
  }

  close(): void {
    this.surface.close()
  }

  private open(game: AnyKnownGame): Opened {
    return this.openSession(newSession(game, this.request))
  }

  private openSession(session: Session): Opened {
    const { save } = this.request
    const fresh = save === undefined || existsSync(save)
    const game = session.match.game
    const file = fresh ? newSave(this.home, game, new Date()) : saveAt(resolve(save), this.home)
    file.keep(session.match.record()) // reports an unwritable folder now, not after the first move
    return { session, save: file }
  }

  private async goOn(path: string): Promise<Opened> {
    return { session: await savedSession(path, undefined, this.request.cards), save: saveAt(path, this.home) }
  }

  /** Plays a game until it ends or the person quits. Returns the next game, if any. */
  private async playOne({ session, save }: Opened): Promise<Opened | null> {
    const table = new LocalTable({
      ...session,
      pause: () => (this.request.fast ? 0 : BOT_PAUSE_MS),
      time: realTime,
      keep: record => save.keep(record),
    })
    const path = this.inFolder(save.path) ? null : save.path
    const farewell = `${playText.saved(save.path)}\n${playText.resume(path, this.cardFile)}`
    const giveUp = onSignals(() => {
      table.stop()
      save.close()
      this.leave(farewell)
    })
    try {
      let left = await this.surface.table(table, save)
      if (left === 'plain') {
        this.surface.close()
        this.surface = this.surfaces.plain()
        left = await this.surface.table(table, save)
      }
      if (left === 'quit') {
        this.leave(farewell)
        return null
      }
      return await this.after(session, table, save.finish())
    } catch (error) {
      if (error instanceof UselessInput && !table.outcome) this.leave(farewell)
      throw error
    } finally {
      giveUp()
      save.close()
    }
  }

  private async after(session: Session, table: LocalTable, recordIn: string): Promise<Opened | null> {
    for (;;) {
      const what = await this.surface.end(table, recordIn, AFTER_END)
      if (what === 'replay') {
        await this.surface.replay(new ReplayText(table.game, table.match.record(), table.viewer))
        continue
      }
      if (what === 'same') return this.openSession(sameAgain(session))
      if (what === 'new') {
        const { seed: _once, ...request } = this.request
        return this.openSession(newSession(table.game, request))
      }
      this.leave(`${playText.record(recordIn)}\n${playText.watchReplay(recordIn, this.cardFile)}`)
      return null
    }
  }

  /** Closes the surface first, so that the text stays on the terminal. */
  private leave(text: string): void {
    this.surface.close()
    for (const line of text.split('\n')) new Printer(this.io).line(line)
  }

  private get cardFile(): string | undefined {
    return this.request.cards?.file
  }

  private inFolder(path: string): boolean {
    return path.startsWith(this.home)
  }
}

function savedItem({ record, when }: SavedGame, games: readonly AnyKnownGame[]): { label: string; detail: string } {
  const title = games.find(({ slug }) => slug === record.game)?.title ?? record.game
  return { label: playText.continueGame(title), detail: playText.savedDetail(record.moves.length, ago(when)) }
}

function ago(when: Date): string {
  const minutes = Math.round((Date.now() - when.getTime()) / 60_000)
  if (minutes < 1) return playText.justNow
  if (minutes < 60) return playText.minutesAgo(minutes)
  const hours = Math.round(minutes / 60)
  if (hours < 24) return playText.hoursAgo(hours)
  return playText.daysAgo(Math.round(hours / 24))
}
