import { quantity } from '@holdout/words'

/** Reasons for closing a socket. The protocol allows at most 123 bytes. */
export const closeText = {
  loggedIn: 'You logged in.',
  loggedOut: 'You logged out.',
  passwordChanged: 'Your password was changed.',
  dataDeleted: 'Your data was deleted.',
  wrongOrigin: 'This page is not allowed to connect to this server.',
  tooManyConnections: 'Too many connections from this address.',
  noName: 'Choose a name first (PUT /api/me).',
  tooManyMessages: 'Too many messages.',
  tooManyRequests: 'Too many requests. Connect again later.',
  binary: 'Messages must be text.',
  tryAgain: 'The server could not answer. Connect again and repeat the request.',
}

/** Errors that answer a message on a socket. */
export const socketText = {
  tooMuch: (seconds: number): string => `Too many requests. Try again in ${quantity(seconds, 'second')}.`,
  tooManyRejected: (seconds: number): string =>
    `Too many of your requests were rejected. Try again in ${quantity(seconds, 'second')}.`,
  slowDown: 'Too many messages. Slow down.',
  helloFirst: 'Send "hello" with a table first.',
  secondHello: 'This connection already has a table.',
  wrongVersion: (server: number, client: number): string =>
    `This server uses protocol version ${server}, the page version ${client}. Reload the page.`,
  resentTooOften: (seconds: number): string => `Too many full updates. Try again in ${quantity(seconds, 'second')}.`,
}
