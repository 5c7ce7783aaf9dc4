import { agree } from '@holdout/words'

/** Help texts of options that several commands have. */
export const optionHelp = {
  cards: "use the cards in this file instead of the game's own; docs/formats.md describes the format",
  jsonList: 'print a JSON array',
  jsonObject: 'print a JSON object',
  options: 'game options, separated by commas; list them with "holdout options <slug>"',
  preset: 'a named set of options; values given with --options override it',
} as const

/** Errors in the values of arguments and options. */
export const argumentText = {
  /** Follows a complete sentence. */
  didYouMean: (near: string | null | undefined) => (near ? ` Did you mean "${near}"?` : ''),
  unknownGame: (slug: string, games: readonly string[]) =>
    `There is no game "${slug}". The games are: ${games.join(', ')}.`,
  fixedCards: (slug: string, able: readonly string[]) =>
    `--cards does not work with ${slug}: its cards cannot be replaced. It works with: ${able.join(', ')}.`,
  optionSyntax: (part: string) => `"${part}" is not a valid option. Write name=value, with commas between options.`,
  optionTwice: (name: string) => `Option "${name}" is given twice. Give it once.`,
  wholeNumber: (name: string, text: string, min: number, max: number) =>
    `${name} cannot be "${text}". Use a whole number from ${min} to ${max}.`,
  positiveNumber: (name: string, text: string) => `${name} cannot be "${text}". Use a number above 0.`,
  unknownPreset: (title: string, id: string, ids: readonly string[]) =>
    ids.length === 0
      ? `There is no preset "${id}". ${title} has no presets.`
      : `There is no preset "${id}". The ${agree(ids.length, 'only preset', 'presets')} of ${title} ${agree(ids.length, 'is', 'are')}: ${ids.join(', ')}.`,
  name: (given: string, longest: number) => `--name cannot be "${given}". Use a name of 1 to ${longest} characters.`,
  unknownSeat: (seat: string, seats: readonly string[]) =>
    `There is no seat "${seat}". ${agree(seats.length, 'The only seat is', 'The seats are')}: ${seats.join(', ')}.`,
  needsGame: (option: string, value: string) =>
    `${option} needs a game. Name it: holdout play <slug> ${option} ${value}`,
  notWithResume: (option: string) =>
    `${option} is for a new game, but --resume continues a saved one. Leave out one of them.`,
} as const

/** The format of a progress bar; the words in braces are filled in by cli-progress. */
export const progressText = (what: string) => `${what} {bar} {percentage}% | {value} of {total} | {eta_formatted} left`
