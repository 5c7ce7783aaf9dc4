import { quantity } from '@holdout/words'

/** The commands that can be typed at a table. */
export const commandHelp = {
  why: 'explain recent events and unavailable moves; "why" and a move explains that move',
  rules: 'show the rulebook; add a question, keywords or a rule id to search it',
  log: 'show the whole log',
  board: 'describe the table in sentences',
  cards: 'list every card and its effect',
  hint: 'show the best moves with the chance to win after each; online if the table allows it',
  undo: 'undo your last move, if it revealed nothing',
  redo: 'redo the move you undid last',
  reset: 'undo every move you can',
  'step in': 'act out of turn, if a rule allows it',
  more: 'list actions that are always available',
  chat: 'send a message to the other players (online)',
  save: 'show where the game is saved (every move is saved automatically)',
  concede: 'give up',
  help: 'show this help',
  quit: 'leave; the game stays saved',
} as const

/** Prompts and answers at a table, in plain lines and on the drawn screen. */
export const tableText = {
  greeting: (title: string, blurb: string) => `${title}. ${blurb}`,
  firstHelp: 'Type "help" for the commands, or "board" to read the table.',
  resumed: 'The game continues. Last events:',
  passNow: 'Do not step in',
  passUntilNeeded: 'Do not step in, and do not ask until I must decide',
  typeCommand: 'Type a command. "help" lists them.',
  howToAnswer: (choices: number, example: string) =>
    `Type ${choices === 1 ? '1' : `a number from 1 to ${choices}`}, a move such as "${example}", or "help".`,
  noChoice: (typed: string) => `There is no choice ${typed}.`,
  ambiguous: (moves: readonly string[]) =>
    `Which move do you mean: ${moves
      .slice(0, 6)
      .map(move => `"${move}"`)
      .join(moves.length > 6 ? ', ' : ' or ')}${moves.length > 6 ? ` and ${moves.length - 6} more` : ''}?`,
  unknownInput: (typed: string) => `"${typed}" is not a move or a command.`,
  withRule: (text: string, rule: string | null | undefined, gap = ' ') => (rule ? `${text}${gap}[${rule}]` : text),
  chatUsage: 'Type your message after "chat".',
  chatOffline: 'Chat is for online tables.',
  undone: (moves: readonly string[]) => `Undone: ${moves.join('; ')}.`,
  hint: {
    title: (best: number, of: number) => (of === 1 ? 'Hint: the only move' : `Hint: ${best} best of ${of} moves`),
    move: (place: number, text: string, chance: number | null) =>
      `${place}. ${text}${chance === null ? '' : `  ${percent(chance)}`}`,
    asGood: 'About as good as 1.',
    note: 'The percentage is the estimated chance to win after the move, from what you can see.',
    none: 'No hint: there is nothing to decide now, or the best is to wait.',
  },
  noConcede: 'You cannot give up in this game. "quit" leaves it and keeps it saved.',
  concede: { question: 'Give up this game?', no: 'No, keep playing', yes: 'Yes, give up' },
  more: { question: 'Always available:', none: 'No other actions are available now.', back: 'Keep playing' },
  stepIn: {
    question: 'Who steps in?',
    none: 'No player at this screen may step in now.',
    cancel: 'Cancel',
    notThis: (name: string, able: readonly string[]) => `${name} may not step in now. ${able.join(', ')} may.`,
  },
  waitingForClock: 'Waiting for the timer.',
  timeLeft: (seconds: number) => `You have ${quantity(seconds, 'second')}.`,
  player: (name: string) => `\n${name}:`,
  passScreen: (name: string) => `Pass the screen to ${name}, then press Enter.`,
  chooseNumber: (items: number) =>
    items === 1 ? 'Type 1, or "quit".' : `Type a number from 1 to ${items}, or "quit".`,
  whileWaiting: 'While you wait:',
} as const

/** The drawn screens. */
export const screenText = {
  brand: 'HOLDOUT',
  menuKeys: 'arrows or a number, Enter; q: quit',
  pressEnter: 'Choose with the arrow keys or type a number, then press Enter.',
  thinking: (name: string) => `${name} is thinking. Press Enter to skip the wait.`,
  over: 'The game is over. Press Enter.',
  headRight: (name: string, value: string) => `${name} ${value}  ?: help `,
  clockPaused: ' (paused)',
  moreToRead: 'Enter: read on',
  readAll: 'Enter: continue',
  passTo: (name: string) => `Pass the screen to ${name}.`,
  passedTo: (name: string) => `${name}, press Enter when only you can see the screen.`,
  keys: 'arrows or a number, Enter',
  keysMore: 'arrows for more',
  stepInHint: 'step in  ',
  commandHints: 'why  rules  log  undo  help  quit ',
  tooSmall: (columns: number, rows: number, least: { readonly columns: number; readonly rows: number }) =>
    `This window has ${columns} by ${rows} characters. The table needs ${least.columns} by ${least.rows}. Enlarge the window, or press p for plain lines, q to quit.`,
  plainInstead: (columns: number, rows: number, least: { readonly columns: number; readonly rows: number }) =>
    `This window has ${columns} by ${rows} characters. The drawn table needs ${least.columns} by ${least.rows}, so the game runs in plain lines.`,
  pagePosition: (from: number, to: number, of: number) => `${from}-${to} of ${of}, arrows and space: scroll; `,
  closePage: 'Esc: close',
  fullBoard: (ellipsis: string) => `${ellipsis} type "board" to see all`,
} as const

function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  return rounded < 1 ? '<1%' : rounded > 99 ? '>99%' : `${rounded}%`
}
