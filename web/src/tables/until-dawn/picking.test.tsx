// @vitest-environment happy-dom
import { loadGame } from '@holdout/catalog'
import { Match, type Reason } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/until-dawn/table'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Room, RoomProvider } from '../../table/room.tsx'
import { table } from './index.tsx'

const page = document.body.appendChild(document.createElement('div'))
let root: Root
let game: AnyKnownGame
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
    title: 'Until Dawn',
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
      <table.Table scene={scene} news={[]} names={{}} draft={draft} hint={null} choose={choose} review={false} />
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

/** Moves the mouse pointer onto a piece. */
const point = (piece: string): void =>
  act(() => {
    const over = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })
    buttons(piece).at(-1)?.dispatchEvent(over)
  })
const note = (): string | null | undefined => page.querySelector('.prompt__note')?.textContent

it('pointing at a piece says what it does, or why it cannot be used now', () => {
  sit([])
  point('act:jasper')
  expect(note()).toContain('Sends Jasper to guard an entrance.')
  point('act:shoot')
  expect(note()).toBe('There is no zombie to shoot.')
  point('act:advance')
  expect(note()).toBe('Take at least one action before you stop. Passing is an action.')
  press('act:shoot')
  point('at:2')
  expect(note()).toContain('No zombies at the right window.')
})

it('pointing at an entrance says what its zombies wait for, what they will do, and what Rebecca changes', () => {
  const zombies = (...cards: readonly string[]) => cards.map(card => ({ card, attacking: false, wouldAttack: false }))
  sit([], scene => ({
    ...scene,
    view: {
      ...scene.view,
      rebecca: 3,
      doors: [
        { barricades: 1, breachedBy: null, zombies: zombies('scratcher', 'scratcher', 'sneaker') },
        { barricades: 0, breachedBy: null, zombies: [{ card: 'scratcher', attacking: true, wouldAttack: true }] },
        { barricades: 0, breachedBy: 'screamer', zombies: [] },
        { barricades: 2, breachedBy: null, zombies: [] },
      ],
    },
  }))
  point('at:0')
  expect(note()).toContain('No zombie at the front door attacks yet.')
  expect(note()).toContain('1 more Scratcher here, and every Scratcher at every entrance attacks.')
  expect(note()).toContain('1 Screamer here, and all zombies here attack')
  point('at:1')
  expect(note()).toContain('1 zombie at the left window attacks when you stop.')
  expect(note()).toContain('The Scratcher on top moves on to the back door.')
  point('at:2')
  expect(note()).toBe('The right window is breached. Zombies and cards skip it.')
  point('at:3')
  expect(note()).toContain('Zombie Rebecca is here. At this entrance, a Scratcher')
})

it('Jasper and the supplies on the board begin their actions', () => {
  sit(FIRST_TURN)
  const pressIn = (name: RegExp): void =>
    act(() => [...page.querySelectorAll<HTMLElement>('.ud-cabin button')].find(b => name.test(b.textContent))?.click())
  pressIn(/^Jasper/)
  expect(ask()).toBe('Send Jasper to guard which entrance?')
  pressIn(/^Shotgun/)
  expect(ask()).toBe('Fire the shotgun at which entrance?')
  pressIn(/^Barricades/)
  expect(ask()).toBe('Barricade which entrance?')
})
