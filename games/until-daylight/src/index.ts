import { type CardFace, type Chapter, CLOCK } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { about } from './about.ts'
import { analysis } from './analysis.ts'
import { bot, plan, reasons, simple } from './bot/index.ts'
import { writeInputs } from './bot/inputs.ts'
import { seatOf } from './codes.ts'
import { type Box, registerBox, withTextsOf } from './data/box.ts'
import { changesIn } from './data/changes.ts'
import { loadCards, ownCards } from './data/load.ts'
import rulebook from './data/rulebook.en.json' with { type: 'json' }
import searchTerms from './data/search.en.json' with { type: 'json' }
import { endNotes } from './end-notes.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { notationFor } from './notation/index.ts'
import { type Options, optionsFor, presets } from './options.ts'
import { puzzleGoal } from './puzzle-goal.ts'
import { awayReport, endAway } from './rules/table-talk.ts'
import { wordsFor } from './say/index.ts'
import { setup } from './setup.ts'
import { isTimed, type State } from './state.ts'
import { flow } from './steps/index.ts'
import { clone, determinize, see, type View, view } from './view/index.ts'

/** By kind of card: which facts come from the rulebook and which are ours, where they are mixed. */
const MIXED: Readonly<Record<string, string>> = {
  character: 'From the rulebook: six characters, each with an advantage and a drawback. Most numbers are ours.',
  horde: 'Its values are from the rulebook. The number of cards is ours.',
  recipe: 'From the rulebook: two cards make it. Which two is ours.',
}

/** The bots by seat. */
const CAST = ['Baker', 'Mechanic', 'Scout', 'Nurse', 'Courier', 'Ranger']

/** The game with the card data of one box: the built-in one, or a host's own with a note on each changed card. */
function createUntilDaylight(
  box: Box,
  changes: ReadonlyMap<string, string> = new Map(),
): KnownGame<State, Move, View, Event, Options> {
  registerBox(box)
  return {
    ...about,
    rulesVersion: 5,
    olderRules: [2, 3, 4],
    options: optionsFor(box),
    presets,
    seats: ({ players }) =>
      Array.from({ length: players }, (_, place) => ({
        seat: seatOf(place),
        title: `Player ${place + 1}`,
        bot: CAST[place],
        side: 'team',
      })),
    ...flow,
    refuse: withTextsOf(box, flow.refuse),
    refuseUnasked: withTextsOf(box, flow.refuseUnasked),
    barred: withTextsOf(box, flow.barred),
    setup(chosen, cx) {
      const s = setup(chosen, cx.chance, cx.rules)
      flow.advance(s, cx)
      return s
    },
    apply(s, seat, move, cx) {
      s.played += 1
      if (seat !== CLOCK) endAway(s, seat)
      flow.apply(s, seat, move, cx)
    },
    awayReport,
    clone,
    view,
    see,
    determinize,
    /** DL-47 In a timed search phase no move can be undone. */
    barsUndo: s =>
      s.phase === 'search' && isTimed(s.options)
        ? { rule: 'DL-47', text: 'Moves cannot be undone in a timed search phase.' }
        : null,
    words: wordsFor(box),
    rulebook: rulebook as readonly Chapter[],
    searchTerms,
    cards: cardsOf(box, changes),
    bot,
    simple,
    inputs: (s, _seat, into) => writeInputs(s, into),
    plan,
    reasons,
    answered: ['overflow', 'stuck', 'lose-card', 'blackout', 'sacrifice', 'protection', 'choose-payment', 'consent'],
    endNotes,
    achievements: async () => (await import('./achievements.ts')).achievements,
    analysis,
    puzzleGoal,
    notation: notationFor(box),
    withCards: (json, file) => createUntilDaylight(loadCards(json, file), changesIn(json, file)),
  }
}

export const untilDaylight = createUntilDaylight(ownCards())

function cardsOf(box: Box, changes: ReadonlyMap<string, string>): CardFace[] {
  const face = (id: string, kind: string, count: number, source: CardFace['source']): CardFace => {
    const mixed = source === 'mixed' ? (MIXED[kind] ?? 'Its name is from the rulebook. The rest is ours.') : null
    const notes = [mixed, changes.get(id)].filter(note => note != null)
    const card = { id, kind, count, ...box.text[id], source }
    return notes.length ? { ...card, note: notes.join(' ') } : card
  }
  return [
    ...box.characters.map(card => face(card.id, 'character', 1, card.source)),
    ...box.hordeKinds.map(card => face(card.id, 'horde', card.count, card.source)),
    ...box.rubbleKinds.filter(card => card.count > 0).map(card => face(card.id, card.type, card.count, card.source)),
    ...box.recipes.map(recipe => face(recipe.id, 'recipe', 1, recipe.source)),
    ...box.means.filter(({ parts }) => parts !== null).map(({ id }) => face(id, 'recipe', 1, 'mixed')),
    ...box.objectiveKinds.map(card =>
      face(card.id, card.character === null ? 'secondary objective' : 'character objective', 1, card.source),
    ),
  ]
}
