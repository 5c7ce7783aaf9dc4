import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CardFile, loadGame, SLUGS } from '@holdout/catalog'
import { type AnyGame, InputError } from '@holdout/engine'
import { realTime } from '@holdout/host'
import { gameNamed } from '../input/arguments.ts'
import { checkWritable, refuseFolder } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { LostPatience } from '../plain/patience.ts'
import { Playback } from '../replay/playback.ts'
import { BOT_PAUSE_MS } from './defaults.ts'
import { AFTER_END } from './ending.ts'
import { LocalTable } from './local-table.ts'
import { homeFolder, type Kept, keptGames, newSave, type SaveFile, saveAt } from './saves.ts'
import { type NewGame, newSession, type Session, sameAgain, savedSession } from './session.ts'
import { onSignals } from './signals.ts'
import type { Surface } from './surface.ts'

/** What `holdout play` was asked for. */
export interface PlayRequest extends NewGame {
  readonly slug?: string | undefined
  /** A file to go on with; `true`: the latest in the user's folder. */
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

/** From the choice of a game to the last farewell. */
export async function playAtTable(request: PlayRequest, io: Io, surfaces: Surfaces): Promise<void> {
  const home = homeFolder(io.env)
  // What can be refused is refused before the screen is touched.
  refuseContradictions(request)
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

/** A saved game has its deal, its options and its people. */
function refuseContradictions({ slug, resume, seed, seats, options, cards }: PlayRequest): void {
  if (cards && slug === undefined && resume === undefined)
    throw new InputError(
      `--cards ${cards.file} is of which game? Name it: npx holdout play <slug> --cards ${cards.file}`,
    )
  if (resume === undefined) return
  const given =
    seed !== undefined ? '--seed' : seats !== undefined ? '--seats' : Object.keys(options).length ? '--options' : null
  if (given)
    throw new InputError(`${given} is for a new game; --resume goes on with one as it is. Leave one of them out.`)
}

/** What the command line alone decides: a save to go on with, or a file to save in. */
async function sessionAskedFor(request: PlayRequest, home: string): Promise<Opened | null> {
  if (request.resume === undefined) {
    if (request.save !== undefined) refuseUsed(request.save)
    return null
  }
  const path = request.resume === true ? latest(home, request.slug).path : resolve(request.resume)
  const session = await savedSession(path, request.slug, request.cards)
  if (request.save !== undefined && resolve(request.save) !== path) {
    refuseUsed(request.save)
    return { session, save: saveAt(resolve(request.save), home) }
  }
  checkWritable(path)
  return { session, save: saveAt(path, home) }
}

function latest(home: string, slug: string | undefined): Kept {
  const { games, elsewhere, problems } = keptGames(home, slug)
  if (games.length > 0) return games[0]
  if (elsewhere.length > 0) throw new InputError([...elsewhere, ...problems].join('\n'))
  const what = slug === undefined ? 'no unfinished game' : `no unfinished game of ${slug}`
  throw new InputError(
    [`There is ${what} in ${home}; start one with: npx holdout play ${slug ?? ''}`.trim(), ...problems].join('\n'),
  )
}

/** `--save` makes a new file; it never goes over one that exists. */
function refuseUsed(path: string): void {
  refuseFolder(path)
  if (existsSync(path)) {
    throw new InputError(
      `${path}: that file exists already. Name another, or go on with the game in it: npx holdout play --resume ${path}`,
    )
  }
  checkWritable(path)
}

/** Leads a person from one game to the next. */
class Host {
  constructor(
    private readonly request: PlayRequest,
    private readonly io: Io,
    private readonly home: string,
    private readonly surfaces: Surfaces,
    private surface: Surface,
  ) {}

  /** Which game, and whether one that was left is gone on with. null: the person leaves. */
  async chooseGame(game: AnyGame | null): Promise<Opened | null> {
    const { request, surface } = this
    // Whoever says what the new game should be like wants a new one.
    const particular =
      request.seed ??
      request.save ??
      request.seats ??
      request.cards ??
      (Object.keys(request.options).length || undefined)
    const { games: kept, problems } =
      particular === undefined ? keptGames(this.home, game?.slug) : { games: [], problems: [] }
    for (const problem of problems) surface.say(`${problem} The file was left as it is.`)
    if (game && kept.length === 0) return this.open(game)
    const games = game ? [game] : await Promise.all(SLUGS.map(slug => loadGame(slug)))
    const offers = [
      ...kept.slice(0, 5).map(one => ({ item: keptItem(one, games), open: () => this.goOn(one.path) })),
      ...games.map(one => ({
        item: { label: kept.length ? `New game: ${one.title}` : one.title, detail: one.blurb },
        open: async () => this.open(one),
      })),
    ]
    const chosen = await surface.choose(
      kept.length ? 'Go on, or begin anew?' : 'Which game?',
      offers.map(({ item }) => item),
    )
    return chosen === null ? null : offers[chosen].open()
  }

  async run(first: Opened | null): Promise<void> {
    let next = first
    if (!next) return this.leave('No game was begun.')
    while (next) next = await this.playOne(next)
  }

  close(): void {
    this.surface.close()
  }

  private open(game: AnyGame): Opened {
    return this.openSession(newSession(game, this.request))
  }

  private openSession(session: Session): Opened {
    const { save } = this.request
    const fresh = save === undefined || existsSync(save)
    const game = session.match.game as AnyGame
    const file = fresh ? newSave(this.home, game, new Date()) : saveAt(resolve(save), this.home)
    file.keep(session.match.record()) // a place that cannot be written is found out now, not after an hour
    return { session, save: file }
  }

  private async goOn(path: string): Promise<Opened> {
    return { session: await savedSession(path, undefined, this.request.cards), save: saveAt(path, this.home) }
  }

  /** Plays a game to its end or until somebody leaves; what is played next, if anything. */
  private async playOne({ session, save }: Opened): Promise<Opened | null> {
    const table = new LocalTable({
      ...session,
      pause: () => (this.request.fast ? 0 : BOT_PAUSE_MS),
      time: realTime,
      keep: record => save.keep(record),
    })
    const farewell = `Saved in ${save.path}\nGo on with: npx holdout play --resume${this.inFolder(save.path) ? '' : ` ${save.path}`}${this.withCards}`
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
      if (error instanceof LostPatience && !table.outcome) this.leave(farewell)
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
        await this.surface.replay(new Playback(table.game, table.match.record(), table.viewer))
        continue
      }
      if (what === 'same') return this.openSession(sameAgain(session))
      if (what === 'new') {
        const { seed: _once, ...wish } = this.request
        return this.openSession(newSession(table.game, wish))
      }
      this.leave(
        `The record is in ${recordIn}\nSee it again with: npx holdout replay ${recordIn} --step${this.withCards}`,
      )
      return null
    }
  }

  /** The last words stay on the terminal after the drawing is gone. */
  private leave(text: string): void {
    this.surface.close()
    for (const line of text.split('\n')) new Printer(this.io).line(line)
  }

  /** What a command needs to go on with or to see a game that was played with cards of one's own. */
  private get withCards(): string {
    const { cards } = this.request
    return cards ? ` --cards ${cards.file}` : ''
  }

  private inFolder(path: string): boolean {
    return path.startsWith(this.home)
  }
}

function keptItem({ record, when }: Kept, games: readonly AnyGame[]): { label: string; detail: string } {
  const title = games.find(({ slug }) => slug === record.game)?.title ?? record.game
  const moves = record.moves.length === 1 ? '1 move' : `${record.moves.length} moves`
  return { label: `Go on with ${title}`, detail: `${moves}, left ${ago(when)}` }
}

function ago(when: Date): string {
  const minutes = Math.round((Date.now() - when.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}
