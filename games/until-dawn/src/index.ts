import type { CardFace, Chapter } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { about } from './about.ts'
import { analysis } from './analysis.ts'
import { bot, plan, reasons, score, simple } from './bot/index.ts'
import { writeInputs } from './bot/inputs.ts'
import { CARDS } from './data/load.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import searchTerms from './data/search.en.json' with { type: 'json' }
import { endNotes } from './end-notes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { notation } from './notation/index.ts'
import { type Options, options, presets } from './options.ts'
import { puzzleGoal } from './puzzle-goal.ts'
import { words } from './say/index.ts'
import { textOfCard } from './say/parts.ts'
import { setup } from './setup.ts'
import { JOHN, type State } from './state.ts'
import { flow } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

export const untilDawn: KnownGame<State, Move, View, Event, Options> = {
  ...about,
  rulesVersion: 2,
  olderRules: [1],
  options,
  presets,
  seats: () => [{ seat: JOHN, title: 'John Woods' }],
  ...flow,
  setup(chosen, cx) {
    const s = setup(chosen, cx.chance, cx.rules)
    flow.advance(s, cx)
    return s
  },
  clone,
  view,
  see,
  determinize,
  /** UD-D5 Only with the option, and only while an action is chosen. */
  barsUndo(s) {
    if (s.options.undo === 'off') return { rule: 'UD-D5', text: 'Undo is off at this table (option "undo").' }
    if (s.agenda.at(-1)?.step !== 'choose-action')
      return { rule: 'UD-D5', text: 'You can undo only your own actions, while it is your turn.' }
    return null
  },
  words,
  rulebook: rulebook as readonly Chapter[],
  searchTerms,
  cards: CARDS.map((card): CardFace => {
    const source = {
      source: 'mixed',
      note: 'Kind and color are from the book. The number of cards is our ruling.',
    } as const
    return { id: card.id, kind: card.kind, count: card.count, ...textOfCard(card.id), ...source }
  }),
  bot,
  simple,
  inputs: (s, _seat, into) => writeInputs(s, into),
  plan,
  reasons,
  score,
  endNotes,
  achievements: async () => (await import('./achievements.ts')).achievements,
  analysis,
  puzzleGoal,
  notation,
}
