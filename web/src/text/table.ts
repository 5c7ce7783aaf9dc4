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
    logAndChat: 'Log and chat',
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
    hintReason: ' · ',
    calculating: 'Calculating the result…',
    moreEvents: (count: number): string => `Then ${quantity(count, 'more event')}. `,
    unknown: 'The result depends on hidden cards or chance.',
    unknownLater: 'After that it depends on hidden cards or chance.',
  },

  overTable: {
    askUndo: 'Ask the others',
    paused: 'Paused',
    pausedBy: (name: string): string => `Paused by ${name}.`,
    resume: 'Resume',
    close: 'Got it',
    hits: 'What happened to you',
    notOpened: 'This could not be opened. Check your connection and try again.',
    noHint: 'No hint now: you have nothing to decide.',
  },
} as const
