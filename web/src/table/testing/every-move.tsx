import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, CLOCK, type Decision, Match, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/table'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Room, RoomProvider } from '../room.tsx'
import type { Paths } from '../selection.ts'
import type { TableModule } from '../table-props.ts'

/** The facts about a table that its test needs. */
export interface TableUnderTest<V, M extends AnyMove> {
  readonly slug: string
  readonly Table: TableModule['Table']
  /** The ways to press a move, as the table gives them to `useSelection`. */
  pathsOf(move: M, scene: Scene<V, M>): Paths
  /** Options of the matches, by a title. */
  readonly matches: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The decisions that are drawn differently; each must be among the positions. An optional one begins with `may `. */
  readonly decisions: readonly string[]
  /**
   * Whether the id is a piece: a card, a place, a pawn, a pile, a zombie or a die, on the board or in the hand. A key
   * with a verb, an answer and a number are none.
   */
  isPiece(piece: string): boolean
  /** The moves that are buttons by nature, by `buttonOf`, with the reason. All others can be made on pieces. */
  readonly buttons: Readonly<Record<string, string>>
  /** The name of a move in `buttons`, if `move.move` is too wide. */
  buttonOf?(move: M, scene: Scene<V, M>): string
  /** Legal moves that the table leaves out on purpose. */
  isLeftOut?(move: M, scene: Scene<V, M>): boolean
  /**
   * By the kind of a piece: checks that its button shows the piece that the rules mean. The matches must reach every
   * kind named here.
   */
  readonly names?: Readonly<Record<string, (pressed: Pressed<V, M>) => void>>
  /** The kind of a piece in `names`, if the part of its id before the colon is too wide. */
  kindOf?(pressed: Pressed<V, M>): string
  /** Positions for each seat of each kind of match; EVERY_MOVE_POSITIONS overrides it. */
  readonly positions?: number
  /** Of a decision that has been met often, one position in this many. Larger for longer matches. */
  readonly oneIn?: number
}

/** A button of a piece, and the move that it is pressed for. */
export interface Pressed<V, M extends AnyMove> extends PieceId {
  readonly label: string
  readonly button: HTMLButtonElement
  readonly move: M
  readonly scene: Scene<V, M>
}

/** The parts of a piece's id, before and after the colon. */
interface PieceId {
  readonly kind: string
  readonly of: string
}

function readId(piece: string): PieceId {
  const cut = piece.indexOf(':')
  return { kind: piece.slice(0, cut), of: piece.slice(cut + 1) }
}

/**
 * Checks in positions from whole matches that every legal move has its own presses on drawn pieces and buttons, that
 * no press makes another move, and that no move needs a text button: what it is about can be pressed itself. Call it
 * at the top level of a test file that runs in a DOM.
 */
export function checkEveryMove<V, M extends AnyMove>(table: TableUnderTest<V, M>): void {
  const most = Number(process.env.EVERY_MOVE_POSITIONS ?? table.positions ?? 16)
  let game: AnyKnownGame
  beforeAll(async () => {
    game = await loadGame(table.slug)
  })

  /** The decisions met, so that the test cannot shrink unnoticed. */
  const met = new Set<string>()
  /** The moves that need a text button and are not on the list of those, with an example of each. */
  const textOnly = new Map<string, string>()
  /** The kinds of pieces whose names were checked. */
  const named = new Set<string>()

  describe.each(Object.entries(table.matches))('in a %s', (_title, options) => {
    it('every legal move can be made by pressing drawn pieces, and no press makes another move', async () => {
      const drawn = new DrawnTable<V, M>(table)
      const counts: Record<Seat, number> = {}
      for (const { scene, decision } of positions<V, M>(game, options, most, table.oneIn ?? 4)) {
        counts[scene.seat] = (counts[scene.seat] ?? 0) + 1
        drawn.show(scene, decision)
        // What is loaded late arrives. While it is missing, React keeps all that was ever drawn in wait for it.
        await new Promise(done => setTimeout(done))
        drawn.makeEveryMove()
        for (const [name, example] of drawn.textButtons())
          if (!(name in table.buttons)) textOnly.set(`${decision}: ${name}`, example)
        met.add(decision)
      }
      drawn.close()
      for (const kind of drawn.named) named.add(kind)
      expect(Object.keys(counts).length, 'seats with positions').toBeGreaterThan(0)
      for (const [seat, count] of Object.entries(counts)) expect(count, seat).toBeGreaterThanOrEqual(most)
    })
  })

  it('covers the decisions that are drawn differently', () => {
    expect([...met]).toEqual(expect.arrayContaining([...table.decisions]))
  })

  it('checks the names of all kinds of pieces that it knows', () => {
    expect([...named].sort()).toEqual(Object.keys(table.names ?? {}).sort())
  })

  it('every move that is not a button by nature can be made on the pieces', () => {
    expect(Object.fromEntries(textOnly)).toEqual({})
  })
}

/** Checks one position that matches between bots hardly ever reach. */
export function checkEveryMoveAt<V, M extends AnyMove>(table: TableUnderTest<V, M>, scene: Scene<V, M>): void {
  const drawn = new DrawnTable<V, M>(table)
  drawn.show(scene, 'a given position')
  drawn.makeEveryMove()
  const textOnly = [...drawn.textButtons()].filter(([name]) => !(name in table.buttons))
  expect(Object.fromEntries(textOnly), 'moves that need a text button').toEqual({})
  drawn.close()
}

/** Of each decision, this many positions are always among them. */
const FIRST = 2

/**
 * Positions from matches between random and greedy bots, as each seat that can move sees them. Spread over whole
 * matches: all of a decision that is rare, and some of one that has been met often.
 */
function* positions<V, M extends AnyMove>(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  most: number,
  oneIn: number,
): Generator<{ readonly scene: Scene<V, M>; readonly decision: string }> {
  const met = new Map<string, number>()
  const counts: Record<Seat, number> = {}
  for (let seed = 1; seed === 1 || Object.values(counts).some(count => count < most); seed++) {
    const match: AnyMatch = Match.start(game, { seed: `every-move-${seed}`, options })
    const seats = game.seats(match.options).map(({ seat }) => seat)
    const bots = Object.fromEntries(
      seats.map((seat, i) => [seat, botFor(game, (seed >> i) % 2 === 0 ? 'random' : 'greedy')]),
    )
    const luck = SeededChance.of(`bots-${seed}`)
    while (!match.over && seats.some(seat => (counts[seat] ?? 0) < most)) {
      const open = game.pending(match.state).filter(({ kind }) => kind !== 'standing')
      for (const { seat, decision: name, kind } of open) {
        if (!seats.includes(seat) || game.moves(match.state, seat).length === 0) continue
        const decision = kind === 'may' ? `may ${name}` : name
        const times = met.get(decision) ?? 0
        met.set(decision, times + 1)
        if (times >= FIRST && (times % oneIn !== 0 || (counts[seat] ?? 0) >= most)) continue
        counts[seat] = (counts[seat] ?? 0) + 1
        yield { scene: sceneOf(match, seat) as Scene<V, M>, decision }
      }
      const decision = toPlay(open)
      if (!decision) break
      const { seat } = decision
      const moves = game.moves(match.state, seat)
      const move = bots[seat]?.choose(perspective(game, match.state, decision, moves, luck)) ?? moves[0]
      const played = match.play(seat, move)
      if (!played.ok) throw new Error(played.text)
    }
  }
}

/** The decision that the match waits for; the clock's only if no player has one. */
function toPlay(open: readonly Decision[]): Decision | undefined {
  const must = open.filter(({ kind }) => kind === 'must')
  return must.find(({ seat }) => seat !== CLOCK) ?? must[0]
}

/** The first presses, and the presses that are possible after them. `makes`: whether the press makes the move. */
interface Way<M> {
  readonly before: readonly string[]
  readonly presses: { readonly piece: string | null; readonly move: M; readonly makes: boolean }[]
}

/** The real table in a document. The test presses its buttons; `choose` records the result. */
class DrawnTable<V, M extends AnyMove> {
  private readonly place = document.body.appendChild(document.createElement('div'))
  private readonly root: Root = createRoot(this.place)
  private scene!: Scene<V, M>
  private decision = ''
  private chosen: AnyMove | null = null
  /** The pressed ids that are drawn as text buttons only, whatever the table calls them. */
  private readonly drawnAsText = new Set<string>()
  /** The kinds of pieces whose names were checked. */
  readonly named = new Set<string>()

  constructor(private readonly table: TableUnderTest<V, M>) {}

  show(scene: Scene<V, M>, decision: string): void {
    this.scene = scene
    this.decision = decision
    this.drawnAsText.clear()
    const names = Object.fromEntries(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(seat => [seat, seat]))
    const choose = (move: AnyMove): void => {
      this.chosen = move
    }
    const state = {
      title: '',
      scene,
      names,
      log: [],
      newLines: [],
      clocks: [],
      people: [scene.seat],
      undoBlocked: null,
      phase: { kind: 'ask', seat: scene.seat, optional: decision.startsWith('may ') },
    }
    const nothing = (): void => {}
    const follow = (move: AnyMove): Promise<boolean> => {
      choose(move)
      return new Promise(nothing) // the next position never comes
    }
    const room = {
      state,
      mode: 'play',
      module: this.table,
      draft: null,
      hint: null,
      notice: null,
      choose,
      follow,
      why: nothing,
      shown: nothing,
      open: nothing,
      cancel: nothing,
    } as unknown as Room
    const { Table } = this.table
    flushSync(() =>
      this.root.render(
        <RoomProvider value={room}>
          <Table scene={scene} news={[]} names={names} draft={null} hint={null} choose={choose} review={false} />
        </RoomProvider>,
      ),
    )
  }

  close(): void {
    flushSync(() => this.root.unmount())
    this.place.remove()
  }

  /**
   * Makes every legal move by each of its ways. Moves that differ in the last press only are made one after the other.
   */
  makeEveryMove(): void {
    for (const { before, presses } of this.ways()) {
      flushSync(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
      this.chosen = null
      const open = before.every(piece => {
        flushSync(() => this.buttonOf(piece, presses[0].move, this.buttons()).click())
        // If only one move is left it is made immediately, and must be the one whose pieces were pressed.
        for (const { move } of this.chosen === null ? [] : presses)
          expect(this.chosen, `${this.where(move)}: after ${before.join(', ')}`).toEqual(move)
        return this.chosen === null
      })
      if (!open) continue
      // The table renders again after the last of them, so each is pressed on the current table.
      flushSync(() => {
        const drawn = this.buttons()
        for (const { piece, move, makes } of presses) {
          this.chosen = null
          const button = piece === null ? this.moveButtonOf(move) : this.buttonOf(piece, move, drawn)
          button.click()
          expect(this.chosen, `${this.where(move)}: ${[...before, piece].join(', ')}`).toEqual(makes ? move : null)
        }
      })
    }
  }

  /**
   * The moves that cannot be made without a text button: no way to press them has a piece in it before the move is
   * made, or the move's own button must follow. By their name in the list of buttons, with an example.
   */
  *textButtons(): Iterable<readonly [string, string]> {
    const { all, makes } = this.presses()
    const isPiece = (piece: string): boolean => this.table.isPiece(piece) && !this.drawnAsText.has(piece)
    for (const { move, paths } of all) {
      const complete = new Set(paths.map(path => path.join()))
      /** The number of presses of a way that are needed to make the move: the last ones may not be. */
      const needed = (path: readonly string[]): number =>
        path.findIndex((_, i) => makes(path.slice(0, i + 1)) && complete.has(path.slice(0, i + 1).join())) + 1
      if (!paths.some(path => path.slice(0, needed(path)).some(isPiece)))
        yield [this.table.buttonOf?.(move, this.scene) ?? move.move, this.where(move)]
    }
  }

  /** All moves with their ways, and whether some presses leave only one move. */
  private presses() {
    const all = this.scene.choices
      .filter(({ kind, move }) => kind !== 'standing' && !this.table.isLeftOut?.(move, this.scene))
      .map(({ move }) => ({ move, paths: this.table.pathsOf(move, this.scene) }))
    const fitting = new Map<string, Set<M>>()
    for (const { move, paths } of all)
      for (const path of paths)
        path.forEach((_, i) => {
          const key = path.slice(0, i + 1).join()
          fitting.set(key, (fitting.get(key) ?? new Set()).add(move))
        })
    return { all, makes: (presses: readonly string[]): boolean => fitting.get(presses.join())?.size === 1 }
  }

  /**
   * All last presses, by what is pressed before them. A press that leaves several moves is followed by the move's own
   * button.
   */
  private ways(): Iterable<Way<M>> {
    const { all, makes: makesOne } = this.presses()
    const ways = new Map<string, Way<M>>()
    const add = (before: readonly string[], press: Way<M>['presses'][number]): void => {
      const way = ways.get(before.join()) ?? { before, presses: [] }
      ways.set(before.join(), way)
      way.presses.push(press)
    }
    for (const { move, paths } of all) {
      if (paths.length === 0) add([], { piece: null, move, makes: true })
      for (const path of paths) {
        const makes = makesOne(path)
        add(path.slice(0, -1), { piece: path[path.length - 1], move, makes })
        // If a further piece tells the moves apart, the longer path is tried.
        const further = paths.some(other => other.length > path.length && path.every((piece, i) => other[i] === piece))
        if (!makes && !further) add(path, { piece: null, move, makes: true })
      }
    }
    return ways.values()
  }

  /** The buttons of all pieces as they are drawn now. To search the document for each press takes much longer. */
  private buttons(): ReadonlyMap<string, readonly HTMLButtonElement[]> {
    const all = new Map<string, HTMLButtonElement[]>()
    for (const button of this.place.getElementsByTagName('button')) {
      const piece = button.getAttribute('data-piece')
      if (piece !== null) all.set(piece, [...(all.get(piece) ?? []), button])
    }
    return all
  }

  private buttonOf(
    piece: string,
    move: M,
    drawn: ReadonlyMap<string, readonly HTMLButtonElement[]>,
  ): HTMLButtonElement {
    const found = drawn.get(piece) ?? []
    expect(found.length, `${this.where(move)}: ${piece} is not drawn as a button`).toBeGreaterThan(0)
    if (found.every(button => button.matches('.button, .prompt *'))) this.drawnAsText.add(piece)
    for (const button of found) {
      const label = button.getAttribute('aria-label') ?? button.textContent ?? ''
      this.checkName({ ...readId(piece), label, button, move, scene: this.scene })
    }
    // Of equal cards, the second one is pressed if the first one is selected.
    return found.find(one => one.getAttribute('aria-pressed') !== 'true') ?? found[0]
  }

  private checkName(pressed: Pressed<V, M>): void {
    const kind = this.table.kindOf?.(pressed) ?? pressed.kind
    const check = this.table.names?.[kind]
    if (!check) return
    check(pressed)
    this.named.add(kind)
  }

  private moveButtonOf(move: M): HTMLButtonElement {
    const found = [...this.place.querySelectorAll<HTMLButtonElement>('button[data-move]')].find(
      ({ dataset }) => dataset.move === JSON.stringify(move),
    )
    if (!found) throw new Error(`${this.where(move)}: there is no button for it`)
    return found
  }

  private where(move: M): string {
    return `${this.scene.seat} at ${this.decision}: ${JSON.stringify(move)}`
  }
}
