// @vitest-environment happy-dom
import { loadGame } from '@holdout/catalog'
import { type AnyGame, Match, type Reason } from '@holdout/engine'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/until-dawn/table'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Room, RoomProvider } from '../../table/room.ts'
import { Table } from './index.tsx'

const page = document.body.appendChild(document.createElement('div'))
let root: Root
let game: AnyGame
/** The moves that were confirmed, and the reasons that were shown. */
let made: Move[]
let said: Reason[]

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640)
  document.documentElement.dataset.motion = 'off'
  game = await loadGame('until-dawn')
  made = []
  said = []
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
})

/** The table of a player who confirms every move, after the moves of `before`. */
function sit(before: readonly Move[], change: (scene: Scene<View, Move>) => Scene<View, Move> = scene => scene): void {
  const match = Match.start(game, { seed: '1' }) as AnyMatch
  for (const move of before) expect(match.play('john', move).ok).toBe(true)
  const scene = change(sceneOf(match, 'john') as Scene<View, Move>)
  act(() => root.render(<Confirming scene={scene} />))
}

function Confirming({ scene }: { scene: Scene<View, Move> }) {
  const [draft, setDraft] = useState<Move | null>(null)
  const choose = (move: Move): void => (move === draft ? void made.push(move) : setDraft(move))
  const state = {
    scene,
    names: {},
    log: [],
    newLines: [],
    clocks: [],
    people: ['john'],
    undoBlocked: null,
    phase: { kind: 'ask' },
  }
  const nothing = (): void => {}
  const room = {
    state,
    mode: 'play',
    module: {},
    draft,
    choose,
    cancel: () => setDraft(null),
    why: (reason: Reason) => void said.push(reason),
    shown: nothing,
    open: nothing,
  } as unknown as Room
  return (
    <RoomProvider value={room}>
      <Table scene={scene} news={[]} names={{}} draft={draft} hint={null} choose={choose} review={false} />
    </RoomProvider>
  )
}

const WAIT: Move = { move: 'pass' }
const STOP: Move = { move: 'advance' }
/** After a first turn, with a zombie at the front door. */
const FIRST_TURN: readonly Move[] = [WAIT, STOP, { move: 'place', at: 0 }]

const buttons = (piece: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`button[data-piece="${piece}"]`),
]
const press = (piece: string): void => act(() => buttons(piece).at(-1)?.click())
const chosen = (): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>('button.is-chosen')].map(({ dataset }) => dataset.piece)
const ask = (): string | null | undefined => page.querySelector('.prompt__ask')?.textContent
const menu = (): HTMLElement | null => page.querySelector('.ud-menu')

it('another entrance changes the target of a chosen action, and the same one confirms it', () => {
  sit([])
  press('act:barricade')
  press('at:1')
  expect(chosen()).toEqual(['at:1'])
  press('at:2')
  expect(chosen()).toEqual(['at:2'])
  expect(made).toEqual([])
  press('at:2')
  expect(made).toEqual([{ move: 'barricade', at: 2 }])
})

it('another action drops the chosen move and asks for its own entrance', () => {
  sit(FIRST_TURN)
  press('act:barricade')
  press('at:1')
  press('act:shoot')
  expect(chosen()).toEqual([])
  expect(ask()).toBe('Fire the shotgun at which entrance?')
  press('at:1')
  expect(said.map(({ rule }) => rule)).toEqual(['UD-18'])
  press('at:0')
  expect(chosen()).toEqual(['at:0'])
})

it('with an entrance selected, the actions below the board are for that entrance', () => {
  sit([])
  press('at:3')
  expect(menu()?.getAttribute('aria-label')).toBe('At the back door')
  expect(ask()).toBe('Back door: choose an action.')
  act(() => page.querySelector<HTMLElement>('.ud-action--jasper')?.click())
  expect(menu()).toBeNull()
  expect(chosen()).toEqual(['at:3'])
  press('at:3')
  expect(made).toEqual([{ move: 'jasper', at: 3 }])
})

it('the menu of an entrance without possible actions says why, and closes with Escape', () => {
  const breached = (move: Move): boolean => 'at' in move && move.at === 2
  const reason = { rule: 'UD-24', text: 'It is breached.' }
  sit([], scene => ({
    ...scene,
    choices: scene.choices.filter(({ move }) => !breached(move)),
    barred: scene.choices.filter(({ move }) => breached(move)).map(choice => ({ ...choice, reason })),
  }))
  press('at:2')
  const barred = [...(menu()?.querySelectorAll<HTMLElement>('[aria-disabled]') ?? [])]
  expect(barred.length).toBeGreaterThan(0)
  act(() => barred[0].click())
  expect(said).toEqual([reason])
  press('at:2')
  expect(menu()).not.toBeNull()
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(menu()).toBeNull()
})
