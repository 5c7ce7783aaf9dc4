import {
  type AnyEvent,
  type AnyGame,
  type AnyState,
  plain,
  type Scenario,
  type ScenarioTold,
  type Who,
} from '@holdout/engine'
import type { Printer } from '../output/printer.ts'

/** Tells a scenario in words while it runs: the position, each move with its log lines, each assertion that holds. */
export function explainer(game: AnyGame, scenario: Scenario, printer: Printer): (told: ScenarioTold) => void {
  printer.line(printer.paint(`# ${scenario.title}`, 'bold'))
  const log = (events: readonly AnyEvent[], who: Who): void => {
    for (const event of events) {
      const seen = game.see(event, who)
      if (seen === null) continue
      const rule = seen.rule === undefined ? '' : ` [${seen.rule}]`
      printer.line(`      ${plain(game.words.event(seen))}${rule}`)
    }
  }
  const asked = (state: AnyState): void => {
    const view = game.view(state, 'table')
    for (const decision of game.pending(state))
      if (decision.kind === 'must')
        printer.line(`  Asked: ${decision.seat} ${decision.decision}: ${plain(game.words.decision(decision, view))}`)
    if (state.outcome) printer.line(`  The end: ${plain(game.words.outcome(state.outcome))}`)
  }
  return told => {
    switch (told.kind) {
      case 'position': {
        const { state } = told.match
        printer.line('  Position')
        for (const { title, text } of game.words.board(game.view(state, 'table')))
          printer.line(`      ${title}: ${plain(text)}`)
        return asked(state)
      }
      case 'move': {
        const { seat, move, before, events } = told
        const say = plain(game.words.move(move, game.view(before, seat)))
        printer.line(`  ${seat} plays ${game.notation.writeMove(move)}: ${say}`)
        log(events, seat)
        return asked(told.match.state)
      }
      case 'step':
        printer.line(`  The step ${told.step} runs`)
        log(told.events, 'table')
        return asked(told.match.state)
      case 'undone':
        return printer.line(`  ${told.seat} takes the move back`)
      case 'passed':
        return printer.line(`  ok  ${told.line.verb} ${told.line.text.replace(/\s*\n\s*/g, ' ')}`)
    }
  }
}
