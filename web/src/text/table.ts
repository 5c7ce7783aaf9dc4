import { listed, plain, quantity } from '@holdout/words'

/** The text of the frame that all tables share. The text of one game's table is in that table's folder. */
export const tableText = {
  tab: (title: string, yourTurn: boolean): string => `${yourTurn ? 'Your turn · ' : ''}${title} · Holdout`,

  frame: {
    home: 'Holdout, home',
    menuBar: 'Table',
    rules: 'Rules',
    counts: 'Counts',
    log: 'Log',
    menu: 'Menu',
    board: 'Board',
    yourMove: 'Your move',
    hand: 'Hand',
    playersAndLog: 'Players and log',
    movesPlayed: (count: number): string => `${quantity(count, 'move')} played`,
  },

  clocks: {
    label: 'Time left',
    paused: ' (paused)',
    left: (seconds: string): string => `${seconds} left.`,
  },

  prompt: {
    undo: 'Undo',
    undoHelp: 'Undo (U)',
    redo: 'Redo',
    cancel: 'Cancel',
    showResult: 'Show result',
    skipBot: 'Skip',
    pass: 'Pass',
    choices: (count: number): string => `Choices (${count})`,
    rulesFailed: 'An error in the rules stopped this game.',
    thinking: (names: readonly string[]): string =>
      `${plain(listed(names))} ${names.length === 1 ? 'is' : 'are'} thinking…`,
    turnOf: (name: string): string => `${name}'s turn`,
    yourMove: 'Your move plays out',
    acts: (name: string): string => `${name} acts`,
    watch: 'Watch what happens',
    waitingFor: (names: readonly string[]): string => `Waiting for ${plain(listed(names))}.`,
    waitingForTime: 'Waiting for the time to run out.',
    ifChosen: 'If you choose this: ',
    /** How the results begin that need no such start. */
    ifStart: 'If ',
    hint: 'Hint: ',
    hintReason: ' · Why: ',
    calculating: 'Calculating the result…',
    moreEvents: (count: number): string => `Then ${quantity(count, 'more event')}. `,
    unknown: 'The result depends on hidden cards or chance.',
    unknownLater: 'After that it depends on hidden cards or chance.',
  },

  choices: {
    none: 'You have nothing to decide now.',
    anyTime: ' (at any time)',
    unavailable: 'Not available now',
  },

  log: { why: 'Why?' },

  sheets: {
    rules: 'Rules',
    log: 'Log',
    choices: 'Choices',
    cards: 'Cards',
    counts: 'Known cards',
    settings: 'Settings',
    board: 'Board description',
    keys: 'Keys',
    menu: 'Menu',
    why: 'Why?',
    notOpened: 'This could not be opened. Check your connection and try again.',
  },

  counts: {
    show: 'Show known cards and odds',
    none: 'None.',
    row: (count: number): string => `×\u00a0${count}`, // stays on one line
  },

  menu: {
    hint: 'Show hint',
    resetTurn: 'Reset turn',
    pause: 'Pause',
    resume: 'Resume',
    choices: 'Show choices',
    board: 'Describe board',
    cards: 'Cards',
    settings: 'Settings',
    keys: 'Keys',
    saveFile: 'Save to file',
    reportBug: 'Report bug',
    leave: 'Leave table (game is saved)',
    leaveOnline: 'Leave table (you can return)',
    noHint: 'No hint now: you have nothing to decide.',
  },

  overTable: {
    askUndo: 'Ask the others',
    paused: 'Paused',
    pausedBy: (name: string): string => `Paused by ${name}.`,
    resume: 'Resume',
    close: 'Got it',
    hits: 'What happened to you',
  },

  handOver: {
    title: (name: string): string => `Pass the screen to ${name}`,
    help: 'Other players should look away. All timers are paused.',
    ready: (name: string): string => `Continue as ${name}`,
  },

  keys: {
    choices: 'list all choices; type a number and press Enter to choose',
    confirm: 'confirm the chosen move',
    cancel: 'cancel or close',
    undo: 'undo (also Ctrl+Z)',
    redo: 'redo (also Ctrl+Y)',
    resetTurn: 'reset your turn',
    hint: 'show a hint',
    pass: 'skip an optional decision',
    skipBots: 'skip the bot delay',
    board: 'describe the board',
    log: 'open the log',
    rules: 'open the rules',
    menu: 'open the menu',
    help: 'show this list',
    counts: 'show the known cards',
    next: 'go to the next button',
    pause: 'pause or resume',
    otherwise: (own: string, general: string): string => `${own}; otherwise ${general}`,
  },
} as const
