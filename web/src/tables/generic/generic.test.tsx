// @vitest-environment happy-dom
import type { Scene } from '@holdout/table'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToyClient } from '../../../test/toy-table/toy-client.ts'
import { set } from '../../client/settings.ts'
import { type Room, RoomProvider } from '../../table/room.tsx'
import { TableRoom } from '../../table/table-room.tsx'
import { table as module } from './index.tsx'

let client: ToyClient
let root: Root
const page = document.body.appendChild(document.createElement('div'))

/** The names on the table are explained by a worker, which has no part in these tests. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
  set('confirm', 'never')
  client = new ToyClient()
  root = createRoot(page)
  act(() => root.render(<TableRoom client={client} module={module} id={null} />))
})
afterEach(() => act(() => root.unmount()))

const piece = (id: string): HTMLButtonElement => {
  const found = page.querySelector<HTMLButtonElement>(`button[data-piece="${id}"]`)
  if (!found) throw new Error(`${id} cannot be pressed`)
  return found
}
const press = (button: HTMLElement): Promise<void> => act(async () => button.click())
const type = (key: string): Promise<void> =>
  act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
/** What is marked as possible. */
const lit = (): string[] =>
  [...page.querySelectorAll<HTMLElement>('button.can')].map(({ dataset }) => dataset.piece ?? '')
const pressed = (): string[] =>
  [...page.querySelectorAll<HTMLElement>('[data-piece][aria-pressed="true"]')].map(({ dataset }) => dataset.piece ?? '')
const actions = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('.gt-action:not([aria-disabled])')]
const labels = (): (string | null)[] => actions().map(({ textContent }) => textContent)
const action = (label: string): HTMLElement => actions().find(({ textContent }) => textContent === label) as HTMLElement
const button = (label: string): HTMLElement =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement
const ask = (): string | null | undefined => page.querySelector('.prompt__ask')?.textContent

/** The reason at the pressed piece, which is loaded after the first press. */
const reason = async (): Promise<string | null | undefined> => {
  await act(async () => {
    await vi.waitUntil(() => page.querySelector('.callout')?.textContent, { timeout: 10_000 })
  })
  return page.querySelector('.callout')?.textContent
}

const START = ['front', 'back', 'draw', 'bob', 'cat', 'lantern', 'rope-1', 'rope-2', 'medkit']

describe('pressing pieces', () => {
  it('marks everything that a move touches, and shows the other moves as buttons', () => {
    expect(lit().sort()).toEqual([...START].sort())
    expect(labels()).toEqual(['End turn', 'Count hands'])
  })

  it('narrows the moves until one is left, which is made', async () => {
    await press(piece('rope-2'))
    expect(lit()).toEqual(['front', 'back'])
    expect(pressed()).toEqual(['rope-2'])
    expect(labels()).toEqual([])
    expect(ask()).toBe('Rope: choose a target.')
    await press(piece('back'))
    expect(client.played).toEqual([{ move: 'barricade', card: 'rope-2', at: 'back' }])
    expect(pressed()).toEqual([])
  })

  it('works in any order', async () => {
    await press(piece('front'))
    expect(lit()).toEqual(['rope-1', 'rope-2'])
    await press(piece('rope-1'))
    expect(client.played).toEqual([{ move: 'barricade', card: 'rope-1', at: 'front' }])
  })

  it('shows the moves that need no further piece as buttons, next to the pieces that can follow', async () => {
    await press(piece('lantern'))
    expect(labels()).toEqual(['Light the lantern', 'Trade the lantern'])
    expect(lit()).toEqual(['back'])
    await press(action('Trade the lantern'))
    expect(client.played).toEqual([{ move: 'trade', card: 'lantern' }])
  })

  it('makes the only move of a piece at once, also if it names a second piece', async () => {
    await press(piece('draw'))
    await press(piece('flare'))
    expect(client.played).toEqual([{ move: 'draw' }, { move: 'fire', card: 'flare', at: 'yard' }])
  })

  it('gives a card to the player whose name is pressed', async () => {
    await press(piece('medkit'))
    expect(lit()).toEqual(['bob', 'cat'])
    await press(piece('cat'))
    expect(client.played).toEqual([{ move: 'give', card: 'medkit', to: 'cat' }])
  })

  it('starts over with a piece that does not fit the selection, and releases a piece that is pressed again', async () => {
    await press(piece('lantern'))
    await press(piece('rope-1'))
    expect(pressed()).toEqual(['rope-1'])
    await press(piece('rope-1'))
    expect(pressed()).toEqual([])
    expect(lit()).toHaveLength(START.length)
  })

  it('goes back with Cancel and with Escape', async () => {
    await press(piece('rope-1'))
    await press(button('Cancel'))
    expect(pressed()).toEqual([])
    await press(piece('rope-1'))
    await type('Escape')
    expect(pressed()).toEqual([])
    expect(client.played).toEqual([])
  })
})

describe('a player who confirms moves', () => {
  beforeEach(() => act(() => set('confirm', 'always')))

  it('sees the pieces of the chosen move marked, and confirms it', async () => {
    await press(piece('rope-1'))
    await press(piece('front'))
    expect(client.played).toEqual([])
    expect(pressed()).toEqual(['front', 'rope-1'])
    await press(button('Barricade the front door'))
    expect(client.played).toEqual([{ move: 'barricade', card: 'rope-1', at: 'front' }])
  })

  it('cancels it with Escape, with nothing left selected', async () => {
    await press(piece('draw'))
    expect(pressed()).toEqual(['draw'])
    await type('Escape')
    expect(pressed()).toEqual([])
    expect(button('Cancel')).toBeUndefined()
    expect(client.played).toEqual([])
  })

  it('confirms by pressing the piece again, and drops it by pressing another one', async () => {
    await press(piece('draw'))
    await press(piece('rope-1'))
    expect(pressed()).toEqual(['rope-1'])
    expect(ask()).toBe('Rope: choose a target.')
    await type('Escape')
    await press(piece('draw'))
    await press(piece('draw'))
    expect(client.played).toEqual([{ move: 'draw' }])
  })
})

describe('by keyboard and screen reader', () => {
  it('digits press cards of the hand, and the focus moves on to what can follow', async () => {
    await type('1')
    expect(pressed()).toEqual(['lantern'])
    expect(document.activeElement?.textContent).toBe('Light the lantern')
    await type('2')
    expect(document.activeElement).toBe(piece('front'))
    await press(document.activeElement as HTMLElement)
    expect(client.played).toEqual([{ move: 'barricade', card: 'rope-1', at: 'front' }])
  })

  it('pieces have names: value, text, counts, what is on top, and which side is up', () => {
    const names = [...page.querySelectorAll('.gt-target')].map(each => each.getAttribute('aria-label'))
    expect(names).toEqual(
      expect.arrayContaining([
        'Lantern, 3: Shows what waits at a door.',
        'Front door, 2 of 4: 2 zombies wait outside.',
        'Deck, 14 cards',
        'Discard pile, 3 cards, Broken bottle on top',
        'Graves, empty',
        'Secret, face down',
        'Noise, 5',
        'Bob',
      ]),
    )
  })

  it('a piece that no move touches is not a button', () => {
    expect(page.querySelectorAll('[data-piece="graves"], [data-piece="ann-luck"]')).toHaveLength(0)
  })
})

describe('moves that are not allowed', () => {
  it('disable their piece, which says why', async () => {
    const axe = piece('axe')
    expect(axe.getAttribute('aria-disabled')).toBe('true')
    expect(axe.getAttribute('aria-label')).toBe(
      'Fire axe, 4: Fells a zombie at a door. Not available: No zombie has reached a door yet.',
    )
    await press(axe)
    expect(await reason()).toContain('No zombie has reached a door yet.')
    expect(pressed()).toEqual([])
  })

  it('are disabled buttons with the reason if they touch no piece', async () => {
    const rest = [...page.querySelectorAll<HTMLElement>('.gt-action[aria-disabled]')]
    expect(rest.map(({ textContent }) => textContent)).toEqual(['RestYou can rest only after midnight.'])
    await press(rest[0])
    expect(await reason()).toContain('You can rest only after midnight.')
    expect(client.played).toEqual([])
  })
})

it('a hint marks the pieces of its move', async () => {
  client.advice = { move: 'barricade', card: 'rope-1', at: 'back' }
  await type('h')
  const hinted = (): (string | undefined)[] =>
    [...page.querySelectorAll<HTMLElement>('.is-hinted')].map(({ dataset }) => dataset.piece)
  expect(hinted()).toEqual(['back', 'rope-1'])
  await press(piece('rope-1'))
  expect(hinted()).toEqual(['back'])
})

it('marks what has changed since the last scene, and nothing at first', async () => {
  const changed = (): (string | null)[] =>
    [...page.querySelectorAll('[data-changed]')].map(each => each.getAttribute('aria-label'))
  expect(changed()).toEqual([])
  await press(piece('draw'))
  expect(changed()).toEqual(['Deck, 13 cards', 'Flare, 5: Lights up the yard.'])
})

it('places seats, middle and hand, and shows a part without pieces as a sentence', () => {
  const titles = (area: string): (string | null)[] =>
    [...page.querySelectorAll(`${area} .gt-part__title`)].map(({ textContent }) => textContent)
  expect(titles('.gt-middle')).toEqual(['House', 'Piles', 'Night', 'Weather'])
  expect(titles('.gt-own')).toEqual(['Your body'])
  expect(titles('.frame__dock .gt-hand')).toEqual(['Your hand'])
  const seats = [...page.querySelectorAll('.gt-others > section')]
  expect(seats.map(seat => seat.getAttribute('aria-label'))).toEqual(['Bob', 'Catherine'])
  expect(page.querySelector('.gt-part__text')?.textContent).toBe('Fog. Nothing can be seen from the yard.')
})

it('a game without pieces is shown as sentences with the list of choices', async () => {
  const { scene } = client.state
  const board = scene.board.map(({ pieces: _none, ...part }) => part)
  show({ ...scene, board }, false)
  expect(page.querySelectorAll('.gt-piece')).toHaveLength(0)
  expect(page.querySelectorAll('.gt-part__text')).toHaveLength(scene.board.length)
  expect(page.querySelectorAll('.choice:not(.choice--barred)')).toHaveLength(scene.choices.length)
})

it('a replay offers nothing, whatever the scene lists', () => {
  show(client.state.scene, true)
  expect(page.querySelectorAll('.gt-target')).not.toHaveLength(0)
  expect(page.querySelectorAll('.gt-target button, button.gt-target, .gt-action')).toHaveLength(0)
})

/** Shows a scene without the room around it. */
function show(scene: Scene, review: boolean): void {
  const room = {
    state: { ...client.state, scene },
    mode: review ? 'review' : 'play',
    module,
    draft: null,
    pointed: null,
    preview: null,
    hint: null,
    notice: null,
    shown() {},
  } as unknown as Room
  const props = { scene, news: [], names: {}, draft: null, hint: null, choose() {}, review }
  act(() =>
    root.render(
      <RoomProvider value={room}>
        <module.Table {...props} />
      </RoomProvider>,
    ),
  )
}
