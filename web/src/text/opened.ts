import { quantity } from '@holdout/words'

/** The text of what opens beside or over a table. It loads with the first of it. */
export const openedText = {
  choices: {
    none: 'You have nothing to decide now.',
    anyTime: ' (at any time)',
    unavailable: 'Not available now',
  },

  log: {
    why: 'Why?',
    earlier: 'Show earlier lines',
    more: (count: number): string => `+${count}`,
    folded: (count: number): string => `Show ${quantity(count, 'routine line')}`,
  },

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
    log: 'open or close the log',
    rules: 'open the rules',
    menu: 'open the menu',
    help: 'show this list',
    counts: 'show the known cards',
    next: 'go to the next button',
    pause: 'pause or resume',
    otherwise: (own: string, general: string): string => `${own}; otherwise ${general}`,
  },
} as const
