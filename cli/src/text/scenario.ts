/** `holdout scenario`. */
export const scenarioText = {
  about:
    'Run scenario files (*.scenario.txt, or folders of them) and show the first difference of each. Exits with 1 if a scenario fails, with 2 if a file cannot be read.',
  explainHelp: 'describe each step: the position, the moves, the checks',
  wordsHelp: 'print the vocabulary of a game: zones, pieces, moves, steps, chance, events',
  markdownHelp: "with --words: print Markdown, as in the game's README",
  examples:
    '\nExamples:\n  holdout scenario games/until-dawn/scenarios\n  holdout scenario --explain games/until-dawn/scenarios/book.scenario.txt\n  holdout scenario --words until-dawn',
  markdownAlone: '--markdown works only with --words. Add --words <game>.',
  nothingToRun: 'Name a scenario file or a folder, or print the vocabulary of a game with --words <game>.',
  wordsWithFiles: (paths: readonly string[]) =>
    `--words prints the vocabulary of a game and takes no files. Leave out: ${paths.join(' ')}`,
  inScenario: (title: string) => `    in: ${title}`,
  noFiles: (path: string) => `${path}: there is no *.scenario.txt file in this folder.`,
  summary: (passed: number, failed: number, unreadable: number) =>
    `${passed} passed, ${failed} failed${unreadable ? `, ${unreadable} unreadable` : ''}`,
} as const

/** `holdout scenario --explain`. */
export const scenarioExplainText = {
  title: (title: string) => `# ${title}`,
  position: '  Position',
  part: (title: string, text: string) => `      ${title}: ${text}`,
  event: (text: string, rule: string | undefined) => `      ${text}${rule === undefined ? '' : ` [${rule}]`}`,
  decision: (seat: string, decision: string, text: string) => `  Decision: ${seat} ${decision}: ${text}`,
  outcome: (text: string) => `  Outcome: ${text}`,
  move: (seat: string, notation: string, text: string) => `  ${seat} plays ${notation}: ${text}`,
  step: (step: string) => `  Step ${step} runs`,
  undone: (seat: string) => `  ${seat} undoes the move`,
  passed: (verb: string, text: string) => `  ok  ${verb} ${text}`,
} as const
