// @vitest-environment happy-dom
import { loadGame } from '@holdout/catalog'
import { type AnyMove, CLOCK, Match, readOptions, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type AnyMatch, logLinesSince, type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/until-daylight/table'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Room, RoomProvider } from '../../table/room.tsx'
import { table } from './index.tsx'

// The texts of cards come from a worker.
vi.mock('../../client/game-info.ts', () => ({ useGameInfo: () => null }))

const NAMES = { p1: 'You', p2: 'Baker', p3: 'Scout', p4: 'Nurse' }

let game: AnyKnownGame
beforeAll(async () => {
  game = await loadGame('until-daylight')
})

let root: Root
const page = document.body.appendChild(document.createElement('div'))
/** The moves that were made without asking again, and those that would wait for a second press on touch. */
let made: AnyMove[]
let drafted: AnyMove[]
beforeEach(() => {
  made = []
  drafted = []
  root = createRoot(page)
})
afterEach(() => flushSync(() => root.unmount()))

/** A position from zones as in a scenario. */
function matchAt(zones: Record<string, string>, options: Record<string, unknown> = {}): AnyMatch {
  const chosen = readOptions(game.options, { 'search-mode': 'timed', people: 1, ...options })
  const known = game.notation.zones(chosen)
  const given = new Map(Object.entries(zones).map(([name, content]) => [name, known[name].read(content)]))
  return Match.at(game, game.notation.place(chosen, given, SeededChance.of('table')), chosen) as AnyMatch
}

function play(match: AnyMatch, seat: string, ...moves: readonly string[]): void {
  for (const text of moves) {
    const played = match.play(seat, game.notation.readMove(text))
    if (!played.ok) throw new Error(played.text)
  }
}

function show(match: AnyMatch): Scene<View, Move> {
  const scene = sceneOf(match, 'p1') as Scene<View, Move>
  const left = game.clocks(match.state).filter(({ shown }) => shown)
  const state = {
    title: '',
    scene,
    names: NAMES,
    log: logLinesSince(match, 0, 'p1'),
    newLines: [],
    clocks: left.map(({ id, seats, ms, running }) => ({ id, seats, left: ms, of: ms, running })),
    clocksAt: performance.now(),
    people: ['p1'],
    undoBlocked: null,
    phase: { kind: 'wait' },
  }
  const room = {
    state,
    mode: 'play',
    module: { sounds: {} },
    draft: null,
    hint: null,
    notice: null,
    follow: async (move: AnyMove) => made.push(move) > 0,
    choose: (move: AnyMove) => drafted.push(move),
    why: () => {},
    shown: () => {},
    open: () => {},
  } as unknown as Room
  flushSync(() =>
    root.render(
      <RoomProvider value={room}>
        <table.Table
          scene={scene}
          news={[]}
          names={NAMES}
          draft={null}
          hint={null}
          choose={room.choose}
          review={false}
        />
      </RoomProvider>,
    ),
  )
  return scene
}

const textOf = (selector: string): string => page.querySelector(selector)?.textContent ?? ''
const headline = (): string => textOf('.prompt__ask')
const press = (selector: string): void => flushSync(() => page.querySelector<HTMLElement>(selector)?.click())

it('asks the person before a search that a bot starts: the question is the headline, Ready the only large button', () => {
  const match = matchAt({ turn: 'pause', starter: 'p3' })
  for (const seat of ['p2', 'p3', 'p4']) play(match, seat, 'ready')
  show(match)
  expect(headline()).toContain('are you ready to search?')
  const large = [...page.querySelectorAll('.frame__board .button--main')]
  expect(large.map(button => button.textContent)).toEqual(['Ready'])
  expect(textOf('.dl-launch__players')).toContain('Scout✓ ready')
  press('.dl-launch__main')
  expect([made, drafted]).toEqual([[{ move: 'ready' }], []])
})

it('counts 3, 2, 1 in the middle of the table, with nothing to press, and names no clock as a player', () => {
  const match = matchAt({ turn: 'pause', starter: 'p3' })
  for (const seat of ['p2', 'p3', 'p4', 'p1']) play(match, seat, 'ready')
  const scene = show(match)
  expect(scene.choices.filter(({ kind }) => kind !== 'standing')).toEqual([])
  expect(textOf('.frame__board .dl-countdown')).toBe('3')
  expect(headline()).toBe('Get ready. Scout searches first.')
  play(match, CLOCK, 'begin')
  show(match)
  expect(page.querySelector('.dl-countdown')).toBeNull()
  expect(headline()).toBe('Scout searches. You come after Nurse.')
})

it('draws and says Next with one press each, side by side, although no clock is shown', () => {
  const match = matchAt({ turn: 'search p1' })
  const { view } = show(match)
  expect(view.timed).toBe(true)
  press('[data-piece="pile:A"]')
  expect([made, drafted]).toEqual([[{ move: 'draw', pile: 'A' }], []])
  play(match, 'p1', 'draw A')
  show(match)
  const next = page.querySelectorAll<HTMLButtonElement>('[data-piece="button:next"]')
  expect(next).toHaveLength(1)
  expect(next[0].closest('section')?.contains(page.querySelector('[data-heap]'))).toBe(true)
  expect(textOf('.dl-found')).toContain('You found')
  flushSync(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })))
  expect([made.at(-1), drafted]).toEqual([{ move: 'next' }, []])
})

it('says who searches and when it is the viewer’s turn, once', () => {
  const says = (turn: string): string => {
    show(matchAt({ turn: `search ${turn}` }))
    return headline()
  }
  expect(says('p2')).toBe('Baker searches. You come after Scout and Nurse.')
  expect(says('p4')).toBe('Nurse searches. You are next.')
  expect(textOf('.dl-search')).not.toContain('Nurse')
  const match = matchAt({ turn: 'search p4', p2: 'hipster bag(gun)' })
  play(match, 'p4', 'ask p2 gun 1')
  show(match)
  expect(headline()).toBe('Nurse asks Baker for the Gun.')
})

it('never waits for the clock in words', () => {
  for (const seat of ['p1', 'p2']) {
    const match = matchAt({ turn: `search ${seat}`, 'pile-a': 'ev-stuck' })
    play(match, seat, 'draw A')
    show(match)
    expect(headline()).toMatch(/^(You are|Baker is) stuck/)
    expect(page.textContent).not.toMatch(/for clock/i)
  }
})

it('shows a gift at the plates of giver and receiver, not in a notice, until the viewer acts', () => {
  const match = matchAt({ turn: 'search p4', p4: 'haggler bag(nails)', p1: 'psycho bag(psycho-cleaver)' })
  play(match, 'p4', 'give p1 nails 1')
  show(match)
  expect(textOf('.dl-area[data-seat="p4"] .dl-area__foot > .dl-gift')).toBe('Gave you Box of Nails')
  expect(page.querySelectorAll('.dl-gift')).toHaveLength(1)
  expect(textOf('.dl-bag .dl-item__from')).toBe('from Nurse')
  const gave = logLinesSince(match, 0, 'p1').map(({ event }) => event as never)
  expect(new Set(gave.map(event => table.isHit?.(event, 'p1', null)))).toEqual(new Set([false]))
  play(match, 'p4', 'next')
  play(match, 'p1', 'draw A')
  show(match)
  expect(page.querySelectorAll('.dl-gift, .dl-item__from')).toHaveLength(0)
})

it('sums up the whole attack: dice that are spent and those still open', () => {
  const match = matchAt(
    { turn: 'combat p1', receiver: 'p1', p1: 'psycho [R W S W] bag(gun gun-ammo*4)' },
    { 'search-mode': 'untimed' },
  )
  play(match, 'p1', 'attack p1 gun')
  const state = match.state as unknown as {
    agenda: unknown[]
    attack: Record<string, unknown>
    players: { line: unknown[] }[]
  }
  // The heads are spent on the first two; a body is left, and only the Survivor is asked about.
  Object.assign(state.attack, { felled: state.players[0].line.splice(0, 2), heads: 0, bodies: 1, misses: 0, ammo: 3 })
  state.agenda[state.agenda.length - 1] = { step: 'choose-payment' }
  const { view } = show(match)
  expect(view.attack?.felled).toEqual(['raider', 'wanderer'])
  const stamped = page.querySelectorAll('.dl-line__fate--falls').length
  expect(stamped).toBe(2)
  expect(headline()).toBe('2 enemies fall: Raider and Wanderer. Wanderer is left.')
})

it('builds a trap by a press on its two parts', () => {
  show(matchAt({ turn: 'search p1', p1: 'psycho bag(powder cable)' }))
  press('[data-piece="bag:powder"]')
  press('[data-piece="bag:cable"]')
  expect(made).toEqual([{ move: 'build', recipe: 'craft-trap' }])
})
