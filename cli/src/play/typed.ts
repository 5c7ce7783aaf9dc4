import { type AnyGame, type AnyMove, InputError, nearest } from '@holdout/engine'
import type { Table } from './table.ts'

/** The words that somebody may type at a table besides numbers and moves, with the letters that stand for them. */
export const COMMANDS = {
  why: {
    letter: 'w',
    help: 'why the last things happened and why choices are barred; "why" and a move asks of that one',
  },
  rules: { letter: 'r', help: 'the rulebook; add a question, some words or a rule id to search it' },
  log: { letter: 'l', help: 'everything that has happened' },
  board: { letter: 'b', help: 'the table in sentences' },
  cards: { letter: 'c', help: 'every card and what it does' },
  undo: { letter: 'u', help: 'take back your last move, as long as it showed nothing new' },
  redo: { letter: null, help: 'play again what you took back' },
  reset: { letter: null, help: 'take back all that you may' },
  'step in': { letter: null, help: 'act out of turn, where a rule lets you' },
  more: { letter: 'm', help: 'what may be done at any time' },
  chat: { letter: null, help: 'say something to the others at an online table' },
  save: { letter: 's', help: 'save now (every move is saved by itself)' },
  concede: { letter: null, help: 'give up' },
  help: { letter: 'h', help: 'how to play at this table' },
  quit: { letter: 'q', help: 'leave; the game is saved' },
} as const

export type CommandName = keyof typeof COMMANDS

/** What stands after the moves where a person need not answer. */
export const PASSES: readonly string[] = ['Do not step in', 'Do not step in, nor ask again until I am needed']

export type Typed =
  | { readonly kind: 'move'; readonly move: AnyMove }
  | { readonly kind: 'command'; readonly command: CommandName; readonly rest: string }
  /** A person who was offered to step in does not, now or until they are needed. */
  | { readonly kind: 'pass'; readonly untilNeeded: boolean }
  | { readonly kind: 'nonsense'; readonly say: string }

/** What a line that somebody typed means: a number, a move in notation or in words, or a command. */
export function readTyped(text: string, table: Table): Typed {
  const { phase } = table
  const line = text.trim().replace(/\s+/g, ' ')
  const moves = phase.kind === 'ask' ? phase.moves : []
  const optional = phase.kind === 'ask' && phase.optional
  if (line === '') return nonsense(howToAnswer(table))
  if (/^\d+$/.test(line)) {
    const number = Number(line)
    if (number >= 1 && number <= moves.length) return { kind: 'move', move: moves[number - 1] }
    if (optional && number <= moves.length + PASSES.length && number > moves.length)
      return { kind: 'pass', untilNeeded: number > moves.length + 1 }
    return nonsense(`There is no choice ${line}. ${howToAnswer(table)}`)
  }
  const command = readCommand(line)
  if (command) return command
  if (optional && /^(pass|no|n)$/i.test(line)) return { kind: 'pass', untilNeeded: false }
  if (optional && /^later$/i.test(line)) return { kind: 'pass', untilNeeded: true }
  return readMoveText(line, moves, table)
}

/** A command in full, by its letter, or by a beginning that is no other's. */
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
  // A letter alone, or one that takes words after it: `b e1` is more likely a move.
  if (letter && (rest === '' || letter === 'rules' || letter === 'why'))
    return { kind: 'command', command: letter, rest }
  const begun = word.length >= 3 ? names.filter(name => name.startsWith(word)) : []
  if (begun.length === 1 && rest === '') return { kind: 'command', command: begun[0], rest }
  return null
}

/** A move in the game's notation, shortened if need be (`bar e1`), or as its button says it. */
function readMoveText(line: string, moves: readonly AnyMove[], table: Table): Typed {
  const { game } = table
  const written = moves.map(move => ({ move, text: String(game.notation.writeMove(move)) }))
  const lower = line.toLowerCase()
  const exact = written.filter(
    ({ move, text }) => text.toLowerCase() === lower || table.labelOf(move).toLowerCase() === lower,
  )
  const found = exact.length ? exact : written.filter(({ text }) => beginsLike(text, lower))
  if (found.length === 1) return { kind: 'move', move: found[0].move }
  if (found.length > 1) return nonsense(`Which do you mean: ${listed(found.map(({ text }) => text))}?`)
  const known = moveNamed(game, line)
  if (known) {
    const standing = table.standingMoves.map(move => game.notation.writeMove(move))
    if (standing.includes(game.notation.writeMove(known)))
      return { kind: 'command', command: known.move === 'concede' ? 'concede' : 'more', rest: '' }
    const refused = table.refusalOf(known)
    if (refused) return nonsense(refused.why ? `${refused.say} [${refused.why}]` : refused.say)
  }
  const near = nearest(lower, [...Object.keys(COMMANDS), ...written.map(({ text }) => text)])
  const meant = near ? ` Did you mean "${near}"?` : ''
  return nonsense(`I do not know "${line}".${meant} ${howToAnswer(table)}`)
}

/** A move that the game knows, legal or not, whatever the case it is typed in. */
export function moveNamed(game: AnyGame, text: string): AnyMove | null {
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

/** Word by word, each typed word begins the written one: `bar e1` for `barricade E1`. */
function beginsLike(written: string, typed: string): boolean {
  const words = written.toLowerCase().split(' ')
  const begun = typed.split(' ')
  return begun.length === words.length && begun.every((word, i) => words[i].startsWith(word))
}

/** One sentence that says what would be understood. */
export function howToAnswer(table: Table): string {
  const { phase, game } = table
  if (phase.kind !== 'ask' || phase.moves.length === 0) return 'Type a command; "help" lists them.'
  const last = phase.moves.length + (phase.optional ? PASSES.length : 0)
  const numbers = last === 1 ? 'the number 1' : `a number from 1 to ${last}`
  return `Type ${numbers}, a move such as "${game.notation.writeMove(phase.moves[0])}", or "help".`
}

function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, 6).map(text => `"${text}"`)
  return texts.length > 6 ? `${shown.join(', ')} and ${texts.length - 6} more` : shown.join(' or ')
}

function nonsense(say: string): Typed {
  return { kind: 'nonsense', say }
}
