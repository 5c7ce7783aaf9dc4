import { agree, quantity } from '@holdout/words'

/** `holdout bot`, and bot programs in `holdout sim`. */
export const botText = {
  about:
    'Let your own program play a seat at an online table. It reads decisions and writes moves, one line of JSON each.',
  onlineHelp: 'the server, or a link to the table',
  tableHelp: 'the code of the table',
  seatHelp: 'the seat (default: the first free one)',
  execHelp: 'the command that starts the program',
  nameHelp: 'the name other players see',
  timeoutHelp: 'time limit for one decision',
  after: `
docs/bot-protocol.md describes the lines. examples/bots has programs to start from.

Examples:
  holdout bot --online http://127.0.0.1:8080/ --table k7w3m9x2pq --seat p2 --exec "python3 my_bot.py"
  holdout bot --online 'http://127.0.0.1:8080/t/k7w3m9x2pq' --exec ./my-bot --name Deep`,
  noTable: 'Which table? Give its link with --online, or its code with --table.',
  noCommand: '--exec is empty. Give the command that starts the program.',
  noCommandAfterExec: '"exec:" needs a command that starts the program, for example exec:python3 bot.py',
  seated: (name: string, title: string, seat: string) =>
    `${name} joined ${title}, seat ${seat}. Waiting for the start.`,
  begins: (title: string, seatTitle: string, seat: string) =>
    `${title} starts. The program plays ${seatTitle} (${seat}).`,
  ended: (text: string, won: boolean) => (won ? `${text} The program won.` : text),
  leaves: 'The program leaves its seat.',
  seatLost: 'The program lost its seat before the game started.',
  tableOver: (table: string) => `The game at table ${table} is over.`,
  tableStarted: (table: string) => `The game at table ${table} has already started. No seat is free.`,
  tableFull: (table: string) => `No seat is free at table ${table}.`,
  otherSeat: (name: string, seat: string) => `${name} already has seat ${seat} at this table.`,
  canceled: 'The game was canceled.',
} as const

/** Errors of a bot program; some are sent to the program itself. */
export const botErrorText = {
  mustAnswer: 'This decision must be answered. "pass" is only for decisions of kind "may".',
  noChoice: (choice: number, choices: number) =>
    `There is no choice ${choice}. The ${agree(choices, 'only choice is 0', `choices are 0 to ${choices - 1}`)}.`,
  notAMove: 'This move is not one of the moves listed in the decision.',
  noDecision: (id: number, last: number) => `There is no decision with id ${id}. The last id was ${last}.`,
  tooManyFaults: (faults: number, last: string) =>
    `The bot program gave ${quantity(faults, 'invalid answer')} in a row. The last error: ${last}`,
  timeout: (seconds: number) => `The bot program gave no answer within ${quantity(seconds, 'second')}.`,
  program: (command: string, what: string) => `The bot program (${command}) ${what}`,
  notStarted: (message: string) => `could not be started: ${message}.`,
  lineTooLong: (characters: number) =>
    `wrote a line of more than ${quantity(characters, 'character')}. Write each answer as one short line of JSON.`,
  exited: (code: number | null, signal: string | null) => {
    const how = code === null ? `was stopped by ${signal}` : `ended with exit code ${code}`
    return code === 126 || code === 127
      ? `${how}. Check that the shell can run this command.`
      : `${how} before the game was over.`
  },
} as const
