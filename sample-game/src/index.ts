import type { CardFace, Chapter } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { titleOfSeat } from '@holdout/words'
import { about } from './about.ts'
import { bot, plan } from './bot/index.ts'
import { SUPPLY_KINDS, ZOMBIE_KINDS } from './data/load.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import type { Event } from './events.ts'
import { notation } from './notation/index.ts'
import { type Options, options } from './options.ts'
import { words } from './say/index.ts'
import { setup } from './setup.ts'
import { type Move, SEATS, type State } from './state.ts'
import { flow, rows } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

export type { State } from './state.ts'
export type { View } from './view/index.ts'

/** The steps as the agenda runs them, for tests that plant a fault in one. */
export const { steps, standing } = rows

const supplies = SUPPLY_KINDS.map(kind => ({ ...kind, deck: 'supply', use: 'at the door or in your bag' }))
const zombies = ZOMBIE_KINDS.map(kind => ({ ...kind, deck: 'zombie', use: 'in the crowd' }))

/** The names of the bots, by seat. Those of the other games have faces. */
const BOTS = ['Ranger', 'Baker', 'Mechanic', 'Teacher']

export const nightWatch: KnownGame<State, Move, View, Event, Options> = {
  ...about,
  rulesVersion: 1,
  options,
  seats: ({ players }) =>
    SEATS.slice(0, players).map((seat, place) => ({ seat, title: titleOfSeat(seat), bot: BOTS[place] })),
  ...flow,
  setup(chosen, cx) {
    const s = setup(chosen, cx.chance)
    flow.advance(s, cx)
    return s
  },
  clone,
  view,
  see,
  determinize,
  barsUndo: () => null, // no undo rule of its own: the kernel never undoes a reveal or a turn
  words,
  rulebook: rulebook as readonly Chapter[],
  cards: [...supplies, ...zombies].map(
    ({ kind, title, strength, count, deck, use }): CardFace => ({
      id: kind,
      title,
      kind: deck,
      count,
      text: `Strength ${strength} ${use}.`,
      source: 'book',
    }),
  ),
  bot,
  plan,
  notation,
}
