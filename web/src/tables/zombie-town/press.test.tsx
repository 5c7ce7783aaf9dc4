// @vitest-environment happy-dom
import { loadGame } from '@holdout/catalog'
import { type AnyMove, Match, type Reason, SeededChance } from '@holdout/engine'
import { type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Room, RoomProvider } from '../../table/room.tsx'
import { table as module } from './index.tsx'

type Town = Scene<View, Move>

const wanted: Readonly<Record<string, (scene: Town) => boolean>> = {
  draft: ({ view, choices }) => view.asked?.step === 'keep' && choices.length > 0 && hasEvent(view),
  turn: ({ view, choices }) =>
    view.asked?.step === 'main' &&
    ['build', 'place-survivor', 'carry-survivor'].every(kind => choices.some(({ move }) => move.move === kind)),
  drawn: ({ view, choices, seat }) =>
    view.asked?.step === 'draw-one' &&
    choices.some(({ move }) => move.move === 'return') &&
    view.players.some(player => player.seat === seat && player.hand?.length),
  building: ({ view, choices }) =>
    view.asked?.step === 'build-more' && choices.filter(({ move }) => move.move === 'build').length === 1,
}

function hasEvent({ players, who }: View): boolean {
  return players.find(({ seat }) => seat === who)?.dealt?.some(card => card.startsWith('event-')) ?? false
}

const scenes = new Map<string, Town>()
/** The actions one move before each position. */
const actionsBefore = new Map<string, number>()

// Bots would rarely keep, build and explore as these positions need it.
const LIKED = ['build', 'keep', 'draw']

beforeAll(async () => {
  const game = await loadGame('zombie-town')
  for (let seed = 1; scenes.size < Object.keys(wanted).length; seed++) {
    const match = Match.start(game, { seed: `press-${seed}` })
    const luck = SeededChance.of(`moves-${seed}`)
    let actions = 0
    for (let i = 0; i < 120 && !match.over; i++) {
      const { seat } = game.pending(match.state).find(({ kind }) => kind === 'must') ?? { seat: '' }
      const scene = sceneOf(match, seat) as Town
      for (const [name, isIt] of Object.entries(wanted)) {
        if (scenes.has(name) || !isIt(scene)) continue
        scenes.set(name, scene)
        actionsBefore.set(name, actions)
      }
      actions = scene.view.actions
      const moves: readonly AnyMove[] = game.moves(match.state, seat)
      const liked = moves.filter(({ move }) => LIKED.includes(move))
      const some = liked.length > 0 && luck.pick('liked', [0, 1]) === 0 ? liked : moves
      match.play(seat, some[luck.pick('move', some)])
    }
  }
})

const place = document.body.appendChild(document.createElement('div'))
let close = (): void => {}
afterEach(() => close())

/** Draws the table at a position. `made` and `told` record moves and reasons. */
function draw(name: string) {
  const scene = scenes.get(name) as Town
  const made: AnyMove[] = []
  const told: Reason[] = []
  const names = Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map(seat => [seat, seat]))
  const nothing = (): void => {}
  const choose = (move: AnyMove): void => void made.push(move)
  const phase = { kind: 'ask', seat: scene.seat, optional: false }
  const state = {
    title: '',
    scene,
    names,
    log: [],
    newLines: [],
    clocks: [],
    people: [scene.seat],
    undoBlocked: null,
    phase,
  }
  const room = {
    state,
    mode: 'play',
    module,
    draft: null,
    hint: null,
    notice: null,
    choose,
    why: (reason: Reason) => told.push(reason),
    shown: nothing,
    open: nothing,
    cancel: nothing,
    follow: nothing,
  } as unknown as Room
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <RoomProvider value={room}>
        <module.Table scene={scene} news={[]} names={names} draft={null} hint={null} choose={choose} review={false} />
      </RoomProvider>,
    ),
  )
  close = () => flushSync(() => root.unmount())
  const find = (piece: string) => place.querySelector<HTMLButtonElement>(`[data-piece="${piece}"]`) as HTMLButtonElement
  const press = (piece: string): void => flushSync(() => find(piece).click())
  const own = scene.view.pawns.find(({ seat }) => seat === scene.seat)
  const cardOf = (kind: Move['move']): string => {
    const move = scene.choices.find(choice => choice.move.move === kind)?.move
    return move && 'card' in move ? move.card : 'survivor'
  }
  return {
    scene,
    made,
    told,
    find,
    press,
    cardOf,
    home: `place:${own?.at}`,
    elsewhere: own?.at === 'b07' ? 'b01' : 'b07',
  }
}

const ask = (): string => place.querySelector('.prompt__ask')?.textContent ?? ''

it('the first cards are kept by pressing them, and an event says why it cannot be kept', async () => {
  const { scene, made, told, press, cardOf } = draw('draft')
  press(`looked:${cardOf('keep')}`)
  expect(made).toEqual([{ move: 'keep', card: cardOf('keep') }])
  const event = scene.view.players.find(({ seat }) => seat === scene.seat)?.dealt?.find(id => id.startsWith('event-'))
  press(`looked:${event}`)
  await vi.waitFor(() => expect(told.map(({ rule }) => rule)).toEqual(['ZT-09']))
  expect(place.textContent?.match(/Events cannot be kept/g)).toHaveLength(1)
})

it('a barricade is built by pressing the card and then the ringed house; another house says why not', async () => {
  const { made, told, find, press, cardOf, home, elsewhere } = draw('turn')
  const card = cardOf('build')
  press(`card:${card}`)
  expect(ask()).toContain('press a ringed house')
  expect(find(home).classList).toContain('is-end')
  expect(find(home).getAttribute('aria-label')).toContain('build the barricade here')
  press(`place:${elsewhere}`)
  await vi.waitFor(() => expect(told.map(({ rule }) => rule)).toEqual(['ZT-132']))
  press(home)
  expect(made).toMatchObject([{ move: 'build', card }])
})

it('a Survivor is placed by pressing the house, and carried by pressing the pawn', () => {
  const { made, find, press, home } = draw('turn')
  press('card:survivor')
  expect(find(home).getAttribute('aria-label')).toContain('place the survivor here')
  press(home)
  press(place.querySelector('[data-piece^="kit:"]')?.getAttribute('data-piece') ?? '')
  expect(made.map(({ move }) => move)).toEqual(['place-survivor', 'carry-survivor'])
})

it('the drawn card is taken by pressing it, and the action of the draw is already paid', async () => {
  const { scene, made, told, press } = draw('drawn')
  const left = (actionsBefore.get('drawn') ?? 0) - 1
  expect(place.querySelectorAll('.zt-budget .zt-pips i:not(.is-used)')).toHaveLength(left)
  press(`looked:${scene.view.looked?.[0]}`)
  expect(made).toEqual([{ move: 'take' }])
  press(place.querySelector('.zt-hand .zt-card')?.getAttribute('data-piece') ?? '')
  await vi.waitFor(() => expect(told.map(({ text }) => text)).toHaveLength(1))
})

it('an open build has left the hand, stands on the board, and goes on by pressing the house', async () => {
  const { scene, made, told, find, press, home, elsewhere } = draw('building')
  const { view, seat } = scene
  const laid = view.asked?.cards?.length ?? 0
  const held = view.players.find(other => other.seat === seat)?.hand?.length ?? 0
  const built = view.buildings.find(({ at }) => home === `place:${at}`)?.wallCount ?? 0
  expect(place.querySelectorAll('.zt-hand .zt-card')).toHaveLength(held - laid)
  expect(find(home).querySelectorAll('.zt-wall.is-here i')).toHaveLength(built + laid)
  expect(place.querySelectorAll('.zt-budget .zt-pips i:not(.is-used)')).toHaveLength(view.actions - laid)
  press(`place:${elsewhere}`)
  await vi.waitFor(() =>
    expect(told.map(({ text }) => text)).toEqual(['First add another barricade, or finish building.']),
  )
  press(home)
  expect(made).toMatchObject([{ move: 'build' }])
})
