/** The help of `holdout` itself. */
export const programText = {
  about: `Play, simulate and study zombie-survival tabletop games.

Exit codes: 0 success, 1 a check failed or an internal error, 2 wrong usage or input, 130 interrupted.`,
  examples: `
Examples:
  holdout serve                        play all games in a browser
  holdout play                         choose a game, or continue one
  holdout play until-dawn --seed 7     play a specific deal
  holdout sim until-dawn --games 1000 --bots greedy
  holdout help play                    show the help of one command`,
  versionHelp: 'print the version',
  helpHelp: 'show this help',
  helpCommandHelp: 'Show the help of a command.',
  /** Printed after an error in usage. */
  seeHelp: (command = '') => `(see holdout ${command === '' ? '' : `${command} `}--help)`,
} as const

/** Errors that are not about input. */
export const failureText = {
  stopped: 'Stopped.',
  bug: (where: 'rules' | 'program', message: string) =>
    `Internal error in ${where === 'rules' ? 'the rules of the game' : 'Holdout'}: ${message}\nPlease report it. Set HOLDOUT_DEBUG=1 in the environment to see where it happened.`,
} as const
