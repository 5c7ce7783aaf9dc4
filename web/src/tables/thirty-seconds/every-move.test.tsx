// @vitest-environment happy-dom
import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyGame, type AnyMove, Match, type Seat, SeededChance } from '@holdout/engine'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/host'
import { cardIn, type Move, rowOfTarget, textOfCard, type View, zombieOn } from '@holdout/thirty-seconds/table'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Room, RoomProvider } from '../../table/room.ts'
import { Table } from './index.tsx'
import { pathsOf, readPiece } from './pieces.ts'

type AlleyScene = Scene<View, Move>

const CLOCKLESS = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }
const MATCHES = {
  duel: CLOCKLESS,
  'duel with advanced rules': { sound: true, concussion: true, rising: 'one', 'supplies-everywhere': true },
  'solo match against Fast Attack': { ...CLOCKLESS, mode: 'solo', 'solo-ai': 'fast' },
  'solo match against Swarm': { ...CLOCKLESS, mode: 'solo', 'solo-ai': 'swarm' },
}
/** For each side of each kind of match. */
const POSITIONS = Number(process.env.EVERY_MOVE_POSITIONS ?? 24)

let game: AnyGame
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  game = await loadGame('thirty-seconds')
})

/** The expected moves by decision, so that the test cannot shrink unnoticed. */
const made = new Map<string, Set<string>>()

describe.each(Object.entries(MATCHES))('in a %s', (_title, options) => {
  it('every legal move can be made by pressing drawn pieces, and no press makes another move', () => {
    const table = new DrawnTable()
    const counts: Record<Seat, number> = {}
    for (const scene of positions(options)) {
      counts[scene.who] = (counts[scene.who] ?? 0) + 1
      table.show(scene)
      table.makeEveryMove()
      const asked = scene.view.asked ?? ''
      const kinds = scene.choices.map(({ move }) => move.move)
      made.set(asked, new Set([...(made.get(asked) ?? []), ...kinds]))
    }
    table.close()
    for (const [seat, count] of Object.entries(counts)) expect(count, seat).toBeGreaterThanOrEqual(POSITIONS)
  })
})

it('covers the decisions that are drawn differently', () => {
  expect([...made.keys()]).toEqual(
    expect.arrayContaining([
      'after-result',
      'block',
      'choose-advance',
      'choose-break-in',
      'choose-character',
      'confront',
      'hand-limit',
      'may-cancel',
      'may-stumble',
      'place-horde',
      'replace-supplies',
      'start-clock',
      'survivor-acts',
      'zombie-acts',
      'zombie-reacts',
    ]),
  )
})

/**
 * Positions from matches between random and careful bots, as the seat to move sees them. Spread over whole matches: of
 * a decision that has been met often, only some.
 */
function* positions(options: Readonly<Record<string, unknown>>): Generator<AlleyScene> {
  const met = new Map<string, number>()
  const counts: Record<Seat, number> = {}
  for (let seed = 1; seed === 1 || Object.values(counts).some(count => count < POSITIONS); seed++) {
    const match = Match.start(game, { seed: `every-move-${seed}`, options }) as AnyMatch
    const seats = game.seats(match.options).map(({ seat }) => seat)
    const bots = Object.fromEntries(
      seats.map((seat, i) => [seat, botFor(game, (seed >> i) % 2 === 0 ? 'random' : 'greedy')]),
    )
    const luck = SeededChance.of(`bots-${seed}`)
    while (!match.over && seats.some(seat => (counts[seat] ?? 0) < POSITIONS)) {
      const decision = game.pending(match.state).find(({ kind, seat }) => kind === 'must' && seats.includes(seat))
      if (!decision) break
      const { seat } = decision
      const times = met.get(decision.decision) ?? 0
      met.set(decision.decision, times + 1)
      if ((counts[seat] ?? 0) < POSITIONS && (times < 5 || times % 4 === 0)) {
        counts[seat] = (counts[seat] ?? 0) + 1
        yield sceneOf(match, seat) as AlleyScene
      }
      const moves = game.moves(match.state, seat)
      const move = bots[seat].choose(perspective(game, match.state, decision, moves, luck)) ?? moves[0]
      const played = match.play(seat, move)
      if (!played.ok) throw new Error(played.say)
    }
  }
}

/** The first presses, and the presses that are possible after them. `makes`: whether the press makes the move. */
interface Way {
  readonly before: readonly string[]
  readonly presses: { readonly piece: string | null; readonly move: Move; readonly makes: boolean }[]
}

/** The real table in a document. The test presses its buttons; `choose` records the result. */
class DrawnTable {
  private readonly place = document.body.appendChild(document.createElement('div'))
  private readonly root: Root = createRoot(this.place)
  private scene!: AlleyScene
  private chosen: AnyMove | null = null

  show(scene: AlleyScene): void {
    this.scene = scene
    const names = { survivor: 'Survivor', zombie: 'Zombies' }
    const choose = (move: AnyMove): void => {
      this.chosen = move
    }
    const state = {
      scene,
      names,
      log: [],
      news: [],
      clocks: [],
      people: [scene.who],
      undoBlocked: null,
      phase: { kind: 'ask', seat: scene.who, optional: false },
    }
    const room = {
      state,
      mode: 'play',
      draft: null,
      hint: null,
      notice: null,
      choose,
      why() {},
      shown() {},
    } as unknown as Room
    act(() =>
      this.root.render(
        <RoomProvider value={room}>
          <Table scene={scene} news={[]} names={names} draft={null} hint={null} choose={choose} review={false} />
        </RoomProvider>,
      ),
    )
  }

  close(): void {
    act(() => this.root.unmount())
    this.place.remove()
  }

  /**
   * Makes every legal move by each of its ways. Moves that differ in the last press only are made one after the other.
   */
  makeEveryMove(): void {
    for (const { before, presses } of this.ways()) {
      act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
      this.chosen = null
      const open = before.every(piece => {
        act(() => this.buttonOf(piece, presses[0].move).click())
        // If only one move is left it is made immediately, and must be the one whose pieces were pressed.
        for (const { move } of this.chosen === null ? [] : presses)
          expect(this.chosen, `${this.where(move)}: after ${before.join(', ')}`).toEqual(move)
        return this.chosen === null
      })
      if (!open) continue
      // The table renders again after the last of them, so each is pressed on the current table.
      act(() => {
        for (const { piece, move, makes } of presses) {
          this.chosen = null
          const button = piece === null ? this.moveButtonOf(move) : this.buttonOf(piece, move)
          button.click()
          expect(this.chosen, `${this.where(move)}: ${[...before, piece].join(', ')}`).toEqual(makes ? move : null)
        }
      })
    }
  }

  /**
   * All last presses, by what is pressed before them. A press that leaves several moves is followed by the move's own
   * button.
   */
  private ways(): Iterable<Way> {
    const { view, choices } = this.scene
    const all = choices
      .filter(({ kind }) => kind !== 'standing')
      .map(({ move }) => ({ move, paths: pathsOf(move, view) }))
    const ways = new Map<string, Way>()
    const add = (before: readonly string[], press: Way['presses'][number]): void => {
      const way = ways.get(before.join()) ?? { before, presses: [] }
      ways.set(before.join(), way)
      way.presses.push(press)
    }
    for (const { move, paths } of all) {
      if (paths.length === 0) add([], { piece: null, move, makes: true })
      for (const path of paths) {
        const fitting = all.filter(other => other.paths.some(way => path.every((piece, i) => way[i] === piece)))
        const makes = fitting.length === 1
        add(path.slice(0, -1), { piece: path[path.length - 1], move, makes })
        // If a further piece tells the moves apart, the longer path is tried.
        const further = paths.some(other => other.length > path.length && path.every((piece, i) => other[i] === piece))
        if (!makes && !further) add(path, { piece: null, move, makes: true })
      }
    }
    return ways.values()
  }

  private buttonOf(piece: string, move: Move): HTMLButtonElement {
    const found = [...this.place.querySelectorAll<HTMLButtonElement>(`button[data-piece="${piece}"]`)]
    expect(found.length, `${this.where(move)}: ${piece} is not drawn as a button`).toBeGreaterThan(0)
    for (const button of found) this.checkName(piece, button, move)
    // Of equal cards, the second one is pressed if the first one is selected.
    return found.find(one => one.getAttribute('aria-pressed') !== 'true') ?? found[0]
  }

  /** Checks that the button shows the piece that the rules mean. */
  private checkName(piece: string, button: HTMLButtonElement, move: Move): void {
    const { view } = this.scene
    const { kind, of } = readPiece(piece)
    const label = button.getAttribute('aria-label') ?? button.textContent ?? ''
    if (kind === 'slot') {
      const gear = button.closest('.gear')
      const place = [...(gear?.children ?? [])].findIndex(child => child.contains(button)) + 1
      expect([place, 'slot' in move ? move.slot : place], this.where(move)).toEqual([Number(of), Number(of)])
      expect(label).toContain(textOfCard(cardIn(view, Number(of)) ?? '?').title)
    }
    if (kind === 'at') {
      const zombie = zombieOn(view, Number(of))
      if (zombie) expect(label).toContain(textOfCard(zombie.zombie).title)
      expect(label).toContain(`row ${rowOfTarget(Number(of))}`)
    }
    if (kind === 'card') expect(label).toContain(textOfCard(of).title)
    if (kind === 'row') expect(label).toContain(of === '11' ? 'the street' : `row ${of}`)
  }

  private moveButtonOf(move: Move): HTMLButtonElement {
    const found = [...this.place.querySelectorAll<HTMLButtonElement>('button[data-move]')].find(
      ({ dataset }) => dataset.move === JSON.stringify(move),
    )
    if (!found) throw new Error(`${this.where(move)}: there is no button for it`)
    return found
  }

  private where(move: Move): string {
    return `${this.scene.who} at ${this.scene.view.asked}: ${JSON.stringify(move)}`
  }
}
