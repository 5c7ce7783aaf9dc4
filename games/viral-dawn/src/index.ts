import type { CardFace, Chapter } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { titleOfSeat } from '@holdout/words'
import { about } from './about.ts'
import { analysis } from './analysis.ts'
import { bot, plan, reasons } from './bot/index.ts'
import { writeInputs } from './bot/inputs.ts'
import { SEATS } from './codes.ts'
import { FACES } from './data/load.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import searchTerms from './data/search.en.json' with { type: 'json' }
import text from './data/text.en.json' with { type: 'json' }
import { endNotes } from './end-notes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { notation } from './notation/index.ts'
import { type Options, options, presets } from './options.ts'
import { puzzleGoal } from './puzzle-goal.ts'
import { words } from './say/index.ts'
import { textOfCard, titleOfCard } from './say/parts.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { flow, formerSteps } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

const notes: Readonly<Record<string, string>> = text.notes

/** The bots by seat. */
const CAST = ['Ranger', 'Trucker', 'Nurse', 'Courier', 'Scout', 'Mechanic']

export const viralDawn: KnownGame<State, Move, View, Event, Options> = {
  ...about,
  rulesVersion: 1,
  options,
  presets,
  seats: chosen => SEATS.slice(0, chosen.players).map((seat, i) => ({ seat, title: titleOfSeat(seat), bot: CAST[i] })),
  ...flow,
  formerSteps,
  setup(chosen, cx) {
    const s = setup(chosen, cx.chance)
    flow.advance(s, cx)
    return s
  },
  clone,
  view,
  see,
  determinize,
  /** No undo rule of its own: every played card is seen by all, and the engine never undoes a reveal. */
  barsUndo: () => null,
  words,
  rulebook: rulebook as readonly Chapter[],
  searchTerms,
  cards: FACES.map((face): CardFace => {
    const note = notes[face.kind]
    const source = note ? ({ source: 'mixed', note } as const) : ({ source: 'book' } as const)
    return {
      id: face.code,
      title: titleOfCard(face.code),
      kind: face.kind,
      count: 1,
      text: textOfCard(face.code),
      ...source,
    }
  }),
  bot,
  inputs: writeInputs,
  plan,
  reasons,
  passes: ['no-queen', 'no-joker'],
  endNotes,
  achievements: async () => (await import('./achievements.ts')).achievements,
  analysis,
  puzzleGoal,
  notation,
}
