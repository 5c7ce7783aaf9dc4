import { quantity } from '@holdout/words'

/** The messages of a table on a server itself. */
export const remoteText = {
  notPlaying: 'You are not playing at the moment.',
  noHints: 'Hints are off at this table.',
  noRedo: 'Redo is not available online. Play the move again.',
  outdatedServer: (version: number) =>
    `This server is older than this program, which needs protocol version ${version}. ` +
    'Ask the operator to update the server, or use the version of Holdout that the server runs.',
  withBot: (name: string) => `${name} (bot)`,
} as const

/** Errors of HTTP requests. */
export const apiText = {
  unreachable: (server: string, reason: string) => `Cannot reach the server at ${server}: ${reason}.`,
  noAnswer: (seconds: number) => `no answer within ${quantity(seconds, 'second')}`,
  refused: 'nothing answers at this address',
  unknownHost: 'the host name does not exist',
  lookupFailed: 'the host name could not be looked up',
  notHoldout: (server: string, reason: string) => `There is no Holdout server at ${server}: ${reason}.`,
  noTableId: 'it did not return the id of the new table',
  noTableInfo: 'it did not describe the table',
  noBoard: 'it did not return a board',
  notJson: 'it does not answer in JSON',
  status: (status: number) => `The server answered with status ${status}.`,
} as const
