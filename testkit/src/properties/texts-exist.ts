import { CLOCK, type Phrase, textOf } from '@holdout/engine'
import { FoundFault, type Property } from '../look.ts'
import { difference } from '../plain.ts'
import { phraseFault } from './phrase-fault.ts'

export const eventsHaveText: Property = {
  name: 'every event has its rule and a sentence',
  oneIn: 4,
  blames: 'last-move',
  holds(look) {
    const { game, run } = look
    for (const event of look.events) {
      if (event.rule === undefined || !run.ruleIds.has(event.rule))
        throw new FoundFault('an event with a rule of the rulebook', JSON.stringify(event))
      for (const who of [...look.seats, 'table']) {
        const seen = game.see(event, who)
        if (seen !== null) refuseMisspoken(`the event ${JSON.stringify(seen)}`, game.words.event(seen))
      }
    }
  },
}

export const everythingHasText: Property = {
  name: 'every decision, move, board and outcome has a text',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    const { game, state } = look
    const { words } = game
    const views = new Map([...look.seats, 'table'].map(who => [who, game.view(state, who)]))
    const viewOf = (seat: string): unknown => views.get(seat === CLOCK ? 'table' : seat)
    for (const decision of game.pending(state))
      refuseMisspoken(`the decision ${JSON.stringify(decision)}`, words.decision(decision, viewOf(decision.seat)))
    for (const way of look.ways)
      refuseMisspoken(`the move ${JSON.stringify(way.move)}`, words.move(way.move, viewOf(way.seat)))
    for (const [who, view] of views) {
      const board = words.board(view)
      if (board.length === 0) throw new FoundFault(`a board in text for ${who}`, 'none')
      for (const { title, text } of board) {
        refuseMisspoken(`a title on the table of ${who}`, [title])
        refuseMisspoken(`"${title}" on the table of ${who}`, text)
      }
    }
    if (state.outcome) refuseMisspoken(`the outcome ${JSON.stringify(state.outcome)}`, words.outcome(state.outcome))
  },
}

function refuseMisspoken(what: string, phrase: Phrase): void {
  const wrong = phraseFault(phrase)
  if (wrong) throw new FoundFault(`a sentence for ${what}`, wrong)
}

export const positionsAreWritten: Property = {
  name: 'every zone of the notation can be read back',
  oneIn: 16,
  blames: 'position',
  holds(look) {
    for (const [name, zone] of Object.entries(look.game.notation.zones(look.options))) {
      const written = zone.write(look.state)
      const other = difference(written, zone.read(textOf(written)))
      if (other) throw new FoundFault(`zone ${name} to read "${textOf(written)}" as it is`, other)
    }
  },
}
