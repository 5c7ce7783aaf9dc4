import type { TerminalTable } from '../play/terminal-table.ts'
import { PASSES } from '../play/typed-input.ts'
import { screenText } from '../text/table.ts'
import type { ChoiceLabel } from './choices.ts'
import type { Look } from './look.ts'

/** The choices of the open decision. */
export function choicesAt(table: TerminalTable, look: Look): ChoiceLabel[] {
  const { phase } = table
  if (phase.kind !== 'ask') return []
  const choices = table.choices.map(move => ({ kind: move.move, label: look.text(table.labelOf(move)) }))
  return phase.optional ? [...choices, ...PASSES.map(label => ({ kind: '', label }))] : choices
}

/** The question above the choices; without a decision, what the table waits for. */
export function questionAt(table: TerminalTable): string {
  const { phase } = table
  if (phase.kind === 'ask') return table.question
  if (phase.kind === 'bot') return screenText.thinking(table.nameOf(phase.seat))
  if (phase.kind === 'over') return screenText.over
  return table.waiting ?? ''
}
