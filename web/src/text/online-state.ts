/** What an online table says about moves and names. */
export const onlineStateText = {
  notPlaying: 'You are not playing at the moment.',
  noRedo: 'Redo is not available online. Play the move again.',
  withBot: (name: string) => `${name} (bot)`,
} as const
