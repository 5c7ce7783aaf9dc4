// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Prompt, type PromptWords } from './prompt.tsx'
import { type Room, RoomProvider } from './room.tsx'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const MUST = { seat: 'b', kind: 'must', decision: 'answer', text: null }
const MAY = { seat: 'a', kind: 'may', decision: 'react', text: ['Play a Joker now?'] }
const CLOCK = { seat: 'clock', kind: 'must', decision: 'time', text: null }
const JOKER = { kind: 'may', move: { move: 'joker' }, text: ['Play the Joker'] }
const ANN = { kind: 'seat', id: 'a', text: 'Ann' }
const BOB = { kind: 'seat', id: 'b', text: 'Bob' }
const BOT = { kind: 'bot', seat: 'b' }

const line = (at: number, ...text: readonly (object | string)[]) => ({
  at,
  event: { event: 'happened' },
  text,
  rule: null,
})
const MINE = line(5, ANN, ' plays the King.')
const THEIRS = line(6, BOB, ' plays a Queen.')

interface Shown {
  readonly decisions?: readonly object[]
  readonly choices?: readonly object[]
  readonly state?: object
  readonly room?: object
  readonly words?: PromptWords
  readonly telling?: object | null
}

/** Shows the prompt of Ann, whose last move was the fifth, at a table where Bob must answer. */
function show({ decisions = [MUST], choices = [], state, room, words, telling = null }: Shown) {
  const scene = { seat: 'a', seq: 6, decisions, choices, outcome: null }
  const table = {
    scene,
    names: { a: 'Ann', b: 'Bob', c: 'Cat' },
    phase: { kind: 'wait' },
    log: [],
    seenUpTo: 4,
    undoBlocked: null,
    people: [],
    ...state,
  }
  const given = {
    state: table,
    draft: null,
    pointed: null,
    preview: null,
    hint: null,
    refusal: null,
    hits: null,
    module: {},
    showEnd: null,
    ...room,
  }
  act(() =>
    root.render(
      <RoomProvider value={given as unknown as Room}>
        <Prompt words={words} telling={telling as never} />
      </RoomProvider>,
    ),
  )
  return { ask: textOf('ask'), note: textOf('note') }
}
const textOf = (part: string): string => page.querySelector(`.prompt__${part}`)?.textContent ?? ''

it('says who must decide while the player can only wait', () => {
  expect(show({})).toEqual({ ask: 'Waiting for Bob.', note: '' })
})

it('asks a player who can step in, and says who must decide after it', () => {
  expect(show({ decisions: [MUST, MAY], choices: [JOKER] })).toEqual({
    ask: 'Play a Joker now?',
    note: 'Waiting for Bob.',
  })
})

it('asks a player who can step in also while a bot thinks', () => {
  expect(show({ decisions: [MUST, MAY], choices: [JOKER], state: { phase: BOT } })).toEqual({
    ask: 'Play a Joker now?',
    note: 'Bob is thinking…',
  })
})

it('says that the own move plays out, not that a bot thinks, while it is shown', () => {
  const state = { phase: BOT, log: [MINE, THEIRS] }
  expect(show({ state, telling: MINE }).ask).toBe('Your move plays out')
  expect(show({ state, telling: line(5, 'The card turns.') }).ask).toBe('Your move plays out')
})

it('says who acts while the move of another player is shown', () => {
  const hurt = line(6, ANN, ' is hurt.')
  const state = { phase: BOT, log: [MINE, THEIRS, hurt] }
  expect(show({ state, telling: THEIRS }).ask).toBe('Bob acts')
  expect(show({ state, telling: hurt }).ask, 'a line that names only the viewer').toBe('Bob acts')
})

it('says that a bot thinks before its turn, and whose turn it is between its steps', () => {
  expect(show({ state: { phase: BOT, log: [MINE] } }).ask).toBe('Bob is thinking…')
  expect(show({ state: { phase: BOT, log: [MINE, THEIRS] } }).ask).toBe("Bob's turn")
})

it('names the players whose turn it is, not a bot that acts out of turn', () => {
  const searching = { ...MUST, seat: 'c' }
  expect(show({ decisions: [searching, { ...MAY, seat: 'b', text: null }], state: { phase: BOT } }).ask).toBe(
    'Cat is thinking…',
  )
  expect(show({ decisions: [MUST, searching], state: { phase: BOT } }).ask).toBe('Bob and Cat are thinking…')
})

it('does not wait for the clock as if it were a player', () => {
  expect(show({ decisions: [CLOCK] }).ask).toBe('Waiting for the time to run out.')
  expect(show({ decisions: [CLOCK, MUST] }).ask).toBe('Waiting for Bob.')
})

it('shows the result of the pointed move as a condition', () => {
  const preview = { log: [line(7, 'The turn ends.')], certain: true }
  const pointed = { pointed: { move: 'end' }, preview }
  expect(show({ room: pointed }).note).toBe('If you choose this: The turn ends. ')
  const own = { ...pointed, module: { consequence: () => 'If you stop, a door falls.' } }
  expect(show({ room: own }).note.trim()).toBe('If you stop, a door falls.')
})

it('says the same sentence once', () => {
  const hint = { move: { move: 'lay' }, text: ['Lay the 4'], reasons: [['You gain 4 miles.']] }
  const words = { ask: 'What do you do with the 4?', note: 'If you lay it: You gain 4 miles. Then you are 3 short.' }
  expect(show({ room: { hint }, words }).note).toBe(`${words.note} · Hint: Lay the 4`)
  const outcome = { text: ['Bob wins.'] }
  const over = { phase: { kind: 'over' }, log: [line(7, BOB, ' wins.')] }
  const scene = { seat: 'a', seq: 7, decisions: [], choices: [], outcome }
  expect(show({ state: { ...over, scene } })).toEqual({ ask: 'Bob wins.', note: '' })
})

it('says why Undo is blocked while it has the pointer', () => {
  const undoBlocked = { text: 'Moves in a timed phase cannot be undone.', rule: 'TS-95' }
  expect(show({ state: { undoBlocked, people: ['a'] } }).note).toBe('')
  const undo = page.querySelector('.prompt__undo') as HTMLElement
  const point = (type: string) =>
    act(() => undo.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }) as unknown as Event))
  point('pointerover')
  expect(textOf('note')).toBe('Moves in a timed phase cannot be undone. TS-95')
  point('pointerout')
  expect(textOf('note')).toBe('')
})

it('says in the prompt why a press failed while a clock runs', () => {
  expect(show({ room: { refusal: { text: 'The pile is empty.', rule: null } } }).note.trim()).toBe('The pile is empty.')
})
