import { capital, quantity } from '@holdout/words'

export const dailyText = {
  about:
    "Play today's challenge of a game in the terminal, list today's challenges, or show the board of a server. Without a server the deal comes from the date alone, and the result counts on this computer only.",
  boardHelp: 'show the board of the server at this address',
  dayHelp: 'with --board: another day, such as 2031-05-01; days turn at midnight UTC',
  spanHelp: 'with --board: day, week or all',
  plainHelp: 'plain lines, for screen readers and scripts (automatic without a terminal)',
  fastHelp: 'no pauses',
  examples: `
Examples:
  holdout daily                          the challenges of today
  holdout daily until-dawn               play today's challenge of Until Dawn
  holdout daily until-dawn --board http://127.0.0.1:8080/
  holdout daily viral-dawn --board http://127.0.0.1:8080/ --span week`,
  today: (day: string, hours: number) =>
    `Daily challenges of ${day}. They end in ${hours < 1 ? 'less than 1 hour' : quantity(hours, 'hour')}.`,
  challenge: (game: string, title: string, isFeatured: boolean) =>
    `${game}: ${title}${isFeatured ? ' (featured)' : ''}`,
  play: (slug: string) => `  holdout daily ${slug}`,
  starts: (game: string, number: number, title: string) => `Daily challenge ${number}, ${game}: ${title}`,
  local: 'The deal comes from the date alone. To send a result to a board, play in the browser at a server.',
  board: (game: string, day: string, span: string) =>
    span === 'day'
      ? `${game}: the board of ${day}`
      : span === 'week'
        ? `${game}: the week of ${day}`
        : `${game}: all time`,
  columns: {
    day: ['Place', 'Player', 'Result', 'Moves'],
    days: ['Place', 'Player', 'Wins', 'Days', 'Better than', 'Moves'],
  },
  result: (won: boolean, score: string) => `${won ? 'Won' : 'Lost'}, ${score}`,
  bot: (level: string) => `${capital(level)} bot`,
  empty: 'No results yet.',
  botsPlay: 'Bots still play this challenge. Ask again in a minute.',
  needsGame: (flag: string) =>
    `${flag} needs a game, such as "holdout daily until-dawn --board http://127.0.0.1:8080/".`,
  needsBoard: (flag: string) => `${flag} goes with --board.`,
  noChallenge: (title: string) => `${title} has no daily challenge.`,
  wrongDay: (text: string) => `--day cannot be "${text}". Use a day such as 2031-05-01.`,
  wrongSpan: (text: string) => `--span cannot be "${text}". Use day, week or all.`,
} as const
