/** The settings, and the values that each choice offers. */
export const settingsText = {
  lead: 'Saved on this device. Changes take effect immediately.',
  choices: {
    theme: {
      label: 'Theme',
      help: 'High contrast uses only black, white and yellow.',
      choices: [
        ['system', 'System'],
        ['dark', 'Dark'],
        ['light', 'Light'],
        ['contrast', 'High contrast'],
      ],
    },
    textSize: {
      label: 'Text size',
      help: 'Changes the size of the whole page.',
      choices: [
        [90, 'Small'],
        [100, 'Normal'],
        [115, 'Large'],
        [130, 'Very large'],
      ],
    },
    motion: {
      label: 'Motion',
      help: 'How pieces and cards move.',
      choices: [
        ['system', 'System'],
        ['full', 'Full'],
        ['quick', 'Quick'],
        ['off', 'None'],
      ],
    },
    confirm: {
      label: 'Confirm moves',
      help: 'The first press selects a move and shows its effect. The second press plays it.',
      choices: [
        ['touch', 'On touch screens'],
        ['always', 'Always'],
        ['never', 'Never'],
      ],
    },
    botPause: {
      label: 'Bot delay',
      help: 'How long a bot waits before it moves. You can skip it at any time.',
      choices: [
        [0, 'None'],
        [300, 'Short'],
        [900, 'Normal'],
        [2000, 'Long'],
      ],
    },
    pace: {
      label: 'Playback',
      help: 'How fast dice, attacks and other moments are shown. Space skips them.',
      choices: [
        [0, 'Off'],
        [0.5, '½×'],
        [1, '1×'],
        [2, '2×'],
        [4, '4×'],
      ],
    },
    notices: {
      label: 'Notices',
      help: 'How an online table says that it is your turn: by a sound and, in another tab, by a notice of your system.',
      choices: [
        ['always', 'Always'],
        ['away', 'When I am away'],
        ['sound', 'Sound only'],
        ['never', 'Never'],
      ],
    },
  },
  blocked: 'Your browser blocks notices of this site. Allow them in the settings of the browser.',
  sound: 'Sound',
  soundHelp:
    'Effects: gong, cards, dice, breaches. Ambience: wind and fire at the table. Notices: your turn, time running out.',
  volumes: {
    volume: (volume: number) => `Effects ${volume}`,
    ambience: (volume: number) => `Ambience ${volume}`,
    noticeVolume: (volume: number) => `Notices ${volume}`,
  },
  mute: 'Mute',
  chanceBar: 'Show the chance of winning during games alone or against bots',
  showHelp: 'Show the effects of a move and tips for beginners',
} as const
