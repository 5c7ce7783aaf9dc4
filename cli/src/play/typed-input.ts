import { type AnyMove, InputError, nearest } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { argumentText } from '../text/shared.ts'
import { tableText } from '../text/table.ts'
import type { TerminalTable } from './terminal-table.ts'

/** The commands that can be typed at a table, with their one-letter forms. `commandHelp` describes them. */
export const COMMANDS = {
  why: { letter: 'w' },
  rules: { letter: 'r' },
  log: { letter: 'l' },
  board: { letter: 'b' },
  cards: { letter: 'c' },
  hint: { letter: null },
  undo: { letter: 'u' },
  redo: { letter: null },
  reset: { letter: null },
  'step in': { letter: null },
  more: { letter: 'm' },
  chat: { letter: null },
  save: { letter: 's' },
  concede: { letter: null },
  help: { letter: 'h' },
  quit: { letter: 'q' },
} as const

export type CommandName = keyof typeof COMMANDS

/** The choices after the moves when a decision is optional. */
export const PASSES: readonly string[] = [tableText.passNow, tableText.passUntilNeeded]

export type Typed =
  | { readonly kind: 'move'; readonly move: AnyMove }
  | { readonly kind: 'command'; readonly command: CommandName; readonly rest: string }
  /** The person declines to step in, now or until they must decide. */
  | { readonly kind: 'pass'; readonly untilNeeded: boolean }
  | { readonly kind: 'nonsense'; readonly say: string }

/** Interprets a typed line: a number, a move in notation or by its label, or a command. */
export function readTyped(text: string, table: TerminalTable): Typed {
  const { phase } = table
  const line = text.trim().replace(/\s+/g, ' ')
  const moves = table.choices
  const optional = phase.kind === 'ask' && phase.optional
  if (line === '') return nonsense(howToAnswer(table))
  if (/^\d+$/.test(line)) {
    const number = Number(line)
    if (number >= 1 && number <= moves.length) return { kind: 'move', move: moves[number - 1] }
    if (optional && number <= moves.length + PASSES.length && number > moves.length)
      return { kind: 'pass', untilNeeded: number > moves.length + 1 }
    return nonsense(`${tableText.noChoice(line)} ${howToAnswer(table)}`)
  }
  const command = readCommand(line)
  if (command) return command
  if (optional && /^(pass|no|n)$/i.test(line)) return { kind: 'pass', untilNeeded: false }
  if (optional && /^later$/i.test(line)) return { kind: 'pass', untilNeeded: true }
  return readMoveText(line, moves, table)
}

/** Reads a command in full, by its letter, or by an unambiguous prefix. */
function readCommand(line: string): Typed | null {
  const lower = line.toLowerCase()
  const names = Object.keys(COMMANDS) as CommandName[]
  if (lower === '?') return { kind: 'command', command: 'help', rest: '' }
  if (lower === 'exit') return { kind: 'command', command: 'quit', rest: '' }
  const full = names.find(name => lower === name || lower.startsWith(`${name} `))
  if (full) return { kind: 'command', command: full, rest: line.slice(full.length).trim() }
  const cut = `${line} `.indexOf(' ')
  const [word, rest] = [lower.slice(0, cut), line.slice(cut).trim()]
  const letter = names.find(name => COMMANDS[name].letter === word)
  // A single letter, or a letter whose command takes an argument: `b e1` is more likely a move.
  if (letter && (rest === '' || letter === 'rules' || letter === 'why'))
    return { kind: 'command', command: letter, rest }
  const begun = word.length >= 3 ? names.filter(name => name.startsWith(word)) : []
  if (begun.length === 1 && rest === '') return { kind: 'command', command: begun[0], rest }
  return null
}

/** Reads a move in the game's notation, possibly shortened (`bar e1`), or by its label. */
function readMoveText(line: string, moves: readonly AnyMove[], table: TerminalTable): Typed {
  const { game } = table
  const written = moves.map(move => ({ move, text: String(game.notation.writeMove(move)) }))
  const lower = line.toLowerCase()
  const exact = written.filter(
    ({ move, text }) => text.toLowerCase() === lower || table.labelOf(move).toLowerCase() === lower,
  )
  const found = exact.length ? exact : written.filter(({ text }) => beginsLike(text, lower))
  if (found.length === 1) return { kind: 'move', move: found[0].move }
  if (found.length > 1) return nonsense(tableText.ambiguous(found.map(({ text }) => text)))
  const known = moveNamed(game, line)
  if (known) {
    const standing = table.standingMoves.map(move => game.notation.writeMove(move))
    if (standing.includes(game.notation.writeMove(known)))
      return { kind: 'command', command: known.move === 'concede' ? 'concede' : 'more', rest: '' }
    const refused = table.reasonAgainst(known)
    if (refused) return nonsense(tableText.withRule(refused.text, refused.rule))
  }
  const near = nearest(lower, [...Object.keys(COMMANDS), ...written.map(({ text }) => text)])
  return nonsense(`${tableText.unknownInput(line)}${argumentText.didYouMean(near)} ${howToAnswer(table)}`)
}

/** A move that the game knows, legal or not, typed in any case; null if there is none. */
export function moveNamed(game: AnyKnownGame, text: string): AnyMove | null {
  const [verb, ...rest] = text.split(' ')
  const upper = [verb.toLowerCase(), ...rest.map(word => word.toUpperCase())].join(' ')
  for (const form of [text, text.toLowerCase(), upper]) {
    try {
      return game.notation.readMove(form)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
    }
  }
  return null
}

/** Whether each typed word is a prefix of the written one: `bar e1` for `barricade E1`. */
function beginsLike(written: string, typed: string): boolean {
  const words = written.toLowerCase().split(' ')
  const begun = typed.split(' ')
  return begun.length === words.length && begun.every((word, i) => words[i].startsWith(word))
}

/** A sentence that says what can be typed now. */
export function howToAnswer(table: TerminalTable): string {
  const { phase, choices, game } = table
  if (phase.kind !== 'ask' || choices.length === 0) return tableText.typeCommand
  const last = choices.length + (phase.optional ? PASSES.length : 0)
  return tableText.howToAnswer(last, game.notation.writeMove(choices[0]))
}

function nonsense(say: string): Typed {
  return { kind: 'nonsense', say }
}
