import type { Chapter } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { about } from './about.ts'
import { analysis } from './analysis.ts'
import { bot, inputs, plan, reasons, simple } from './bot/index.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import searchTerms from './data/search.en.json' with { type: 'json' }
import { endNotes } from './end-notes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { notation } from './notation/index.ts'
import { type Options, options, presets } from './options.ts'
import { puzzleGoal } from './puzzle-goal.ts'
import { isHere } from './rules/absence.ts'
import { catalog } from './say/catalog.ts'
import { words } from './say/index.ts'
import { setup } from './setup.ts'
import { RULES_VERSION, type State, SURVIVOR, ZOMBIE } from './state.ts'
import { flow } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

export const thirtySeconds: KnownGame<State, Move, View, Event, Options> = {
  ...about,
  rulesVersion: RULES_VERSION,
  olderRules: [1, 2],
  options,
  presets,
  seats: ({ mode }) => {
    const survivor = { seat: SURVIVOR, title: 'Survivor', bot: 'Courier', side: 'survivor' }
    return mode === 'solo'
      ? [survivor]
      : [survivor, { seat: ZOMBIE, title: 'Zombies', bot: 'Old Limper', side: 'zombies' }]
  },
  ...flow,
  setup(chosen, cx) {
    const s = setup(chosen, cx.chance, cx.rules)
    flow.advance(s, cx)
    return s
  },
  apply(s, seat, move, cx) {
    isHere(s, seat, move)
    flow.apply(s, seat, move, cx)
  },
  clone,
  view,
  see,
  determinize,
  /** TS-95 No undo in a timed Action Phase: an announced action is final. */
  barsUndo: s => (s.phase?.timed ? { rule: 'TS-95', text: 'Moves in a timed Action Phase cannot be undone.' } : null),
  words,
  rulebook: rulebook as readonly Chapter[],
  searchTerms,
  cards: catalog(),
  bot,
  simple,
  inputs,
  plan,
  reasons,
  passes: ['pass'],
  endNotes,
  achievements: async () => (await import('./achievements.ts')).achievements,
  analysis,
  puzzleGoal,
  notation,
}
