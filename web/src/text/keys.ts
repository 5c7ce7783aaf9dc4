export const keysText = {
  title: 'Keys',
  lead: 'You can play a whole game with the keyboard. No shortcut uses Ctrl, Alt or Meta, so none conflicts with the browser.',
  everyTable: 'All tables',
  pause: 'Games on this device, and cooperative games online',
  onlyIn: (game: string) => `Only in ${game}`,
  replay: 'Replays',
  replayKeys: {
    step: 'previous or next move; with Shift, previous or next turn',
    start: 'go to the start',
    end: 'go to the end',
    play: 'play or pause',
    view: "show the next player's view",
  },
  analysis: 'Analysis',
  analysisKeys: {
    step: 'previous or next move',
    moment: 'previous or next key moment',
    known: 'switch between what the player saw and all cards open',
  },
} as const
