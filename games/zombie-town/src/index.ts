import type { CardFace, Chapter } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { about } from './about.ts'
import { analysis } from './analysis.ts'
import { action, bot, plan, reasons, score, simple } from './bot/index.ts'
import { writeInputs } from './bot/inputs.ts'
import { SEATS } from './codes.ts'
import { COMBAT, FACES, HOUSES } from './data/load.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import searchTerms from './data/search.en.json' with { type: 'json' }
import { endNotes } from './end-notes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { notation } from './notation/index.ts'
import { type Options, options, presets } from './options.ts'
import { puzzleGoal } from './puzzle-goal.ts'
import { windowIsOver } from './rules/windows.ts'
import { words } from './say/index.ts'
import { textOfCard } from './say/parts.ts'
import { setup } from './setup.ts'
import { RULES_VERSION, type State } from './state.ts'
import { flow } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

const OURS = 'The number of copies is our own: no list of the printed cards is available.'

/** The bots by seat. */
const CAST = ['Baker', 'Mechanic', 'Scout', 'Nurse', 'Teacher', 'Postman']

export const zombieTown: KnownGame<State, Move, View, Event, Options> = {
  ...about,
  rulesVersion: RULES_VERSION,
  olderRules: [1, 2, 3],
  options,
  presets,
  seats: ({ players }) => SEATS.slice(0, players).map((seat, i) => ({ seat, title: `Player ${i + 1}`, bot: CAST[i] })),
  ...flow,
  refuseUnasked: (s, seat, move) =>
    move.move === 'event' || move.move === 'drop-gun' ? windowIsOver(s, move, seat) : null,
  setup(chosen, cx) {
    const s = setup(chosen, cx.chance, cx.rules)
    flow.advance(s, cx)
    return s
  },
  clone,
  view,
  see,
  determinize,
  barsUndo: () => null,
  words,
  rulebook: rulebook as readonly Chapter[],
  searchTerms,
  cards: [
    ...FACES.map(
      ({ id, kind, count, source }): CardFace => ({ id, kind, count, ...textOfCard(id), source, note: OURS }),
    ),
    ...COMBAT.map(
      ({ id, count }): CardFace => ({ id, kind: 'combat', count, ...textOfCard(id), source: 'mixed', note: OURS }),
    ),
    ...HOUSES.map(
      ({ id, count }): CardFace => ({ id, kind: 'house', count, ...textOfCard(id), source: 'mixed', note: OURS }),
    ),
  ],
  bot,
  inputs: writeInputs,
  simple,
  plan,
  reasons,
  score,
  action,
  passes: ['take-damage', 'decline', 'stop', 'take', 'go', 'continue', 'hold-fire'],
  endNotes,
  achievements: async () => (await import('./achievements.ts')).achievements,
  analysis,
  puzzleGoal,
  notation,
}
