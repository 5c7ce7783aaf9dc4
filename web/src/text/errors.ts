/** Errors of the app itself: the server, the worker with the rules, and storage. */
export const errorText = {
  unreachable: 'The server cannot be reached. Games on this device still work.',
  noServer: 'This site has no server for online tables.',
  serverError: (status: number) => `The server answered with error ${status}.`,
  rulesFailed: (message: string) => `The game stopped because of an error: ${message}`,
  rulesNotLoaded:
    'The rules of the game could not be loaded. Check your connection. If the site was just updated, reload the page.',
  noRoom: 'The storage for this site is full. Delete a saved game first.',
  linkTooLong: 'This link is too long for a replay. Copy the whole link again.',
  /** Where a record came from, before what is wrong with it. */
  savedGame: 'The saved game',
  server: 'The server',
  link: 'The link',
} as const
