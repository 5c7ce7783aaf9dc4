import type { AnyEvent, AnyState, Scenario, ScenarioTold, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import type { Printer } from '../output/printer.ts'
import { scenarioExplainText } from '../text/scenario.ts'

/** Prints a scenario as it runs: the position, each move with its log lines, each assertion that passes. */
export function explainer(game: AnyKnownGame, scenario: Scenario, printer: Printer): (progress: ScenarioTold) => void {
  printer.line(printer.paint(scenarioExplainText.title(scenario.title), 'bold'))
  const log = (events: readonly AnyEvent[], who: Who): void => {
    for (const event of events) {
      const seen = game.see(event, who)
      if (seen === null) continue
      printer.line(scenarioExplainText.event(plain(game.words.event(seen)), seen.rule))
    }
  }
  const decisions = (state: AnyState): void => {
    const view = game.view(state, 'table')
    for (const decision of game.pending(state)) {
      if (decision.kind !== 'must') continue
      const { seat, decision: name } = decision
      printer.line(scenarioExplainText.decision(seat, name, plain(game.words.decision(decision, view))))
    }
    if (state.outcome) printer.line(scenarioExplainText.outcome(plain(game.words.outcome(state.outcome))))
  }
  return progress => {
    switch (progress.kind) {
      case 'position': {
        const { state } = progress.match
        printer.line(scenarioExplainText.position)
        for (const { title, text } of game.words.board(game.view(state, 'table')))
          printer.line(scenarioExplainText.part(title, plain(text)))
        return decisions(state)
      }
      case 'move': {
        const { seat, move, before, events } = progress
        const label = plain(game.words.move(move, game.view(before, seat)))
        printer.line(scenarioExplainText.move(seat, game.notation.writeMove(move), label))
        log(events, seat)
        return decisions(progress.match.state)
      }
      case 'step':
        printer.line(scenarioExplainText.step(progress.step))
        log(progress.events, 'table')
        return decisions(progress.match.state)
      case 'undone':
        return printer.line(scenarioExplainText.undone(progress.seat))
      case 'passed':
        return printer.line(
          scenarioExplainText.passed(progress.line.verb, progress.line.text.replace(/\s*\n\s*/g, ' ')),
        )
    }
  }
}
