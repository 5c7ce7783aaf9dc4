import { quantity } from '@holdout/words'

/** Errors that answer an HTTP request. */
export const httpText = {
  internal: 'Something went wrong on the server. The error was logged.',
  notFound: (method: string, path: string): string => `There is nothing at ${method} ${path}.`,
  malformedUrl: 'The URL cannot be read: each % must be followed by two hexadecimal digits.',
  unknownField: (field: string, parent: string): string =>
    `There is no field "${field}"${parent === '' ? '' : ` in "${parent}"`}.`,
  missingField: (field: string): string => `The field "${field}" is missing.`,
  fieldOneOf: (field: string, values: readonly string[]): string =>
    `The field "${field}" must be ${values.length === 1 ? values[0] : `one of ${values.join(', ')}`}.`,
  fieldCharacters: (field: string): string =>
    `The field "${field}" is blank or contains characters that are not allowed.`,
  /** `problem` comes from the validator, such as "must be string". */
  fieldWrong: (field: string, problem: string): string => `The field "${field}" ${problem}.`,
  bodyWrong: (problem: string): string => `The request ${problem}.`,
  tooManyRequests: (seconds: number): string =>
    `Too many requests from this address. Try again in ${quantity(seconds, 'second')}.`,
  tooManyGuests: (seconds: number): string =>
    `Too many new guests from this address. Try again in ${quantity(seconds, 'second')}, or log in.`,
  wrongOrigin:
    'Requests from other sites are not allowed. The operator of this server can allow a site with HOLDOUT_ORIGINS.',
  wrongHost: (host: string): string =>
    `This server does not answer for the name "${host}". The operator can allow it with HOLDOUT_HOSTS.`,
}

/** Errors about names, logins and passwords. */
export const accountText = {
  wrongPassword: 'The login or the password is wrong.',
  notLoggedIn: 'You are not logged in. Choose a name first (PUT /api/me), or log in.',
  alreadyAccount: (login: string): string => `You already have an account: ${login}.`,
  loginTaken: (login: string): string => `The login "${login}" is taken. Choose another one.`,
  loginInvalid: (login: string, min: number, max: number): string =>
    `"${login}" is not a valid login. Use ${min} to ${quantity(max, 'character')}: letters a to z, digits, dots, hyphens and underscores.`,
  passwordTooShort: (min: number): string => `Password must be at least ${quantity(min, 'character')}.`,
  passwordMissing: 'The field "password" is missing. Enter your password to delete your account.',
  tooManyAttempts: (seconds: number): string =>
    `Too many password attempts. Try again in ${quantity(seconds, 'second')}.`,
  guestHasNoPassword: 'You are a guest and have no password.',
  guestCannotLogOut: 'You are a guest, and only this browser knows you. Create an account first, or delete your data.',
}

/** Descriptions in the OpenAPI document and on the API page. */
export const apiText = {
  title: 'Holdout',
  about:
    'Tables, people and records over HTTP. Matches are played over the WebSocket /api/socket: see docs/protocol.md.',
  forPrograms: 'For programs:',
  columns: ['Field', 'In', 'Required', 'Description'],
  yes: 'yes',
  no: 'no',

  me: 'Get my name and login',
  setName: 'Set my name; creates a guest if I am not logged in',
  deleteMe: 'Delete my data',
  createAccount: 'Create an account; I keep my name and games',
  logIn: 'Log in; games played as a guest in this browser move to the account',
  logOut: 'Log out in this browser',
  logOutEverywhere: 'Log out on all devices',
  changePassword: 'Change my password; logs out my other devices',
  createTable: 'Create a table',
  publicTables: 'List public tables',
  table: 'Get a table',
  record: 'Get the record of a finished game, with its shuffle proof',
  leaveTable: 'Leave a table, or decline the seat of a rematch that is held for me',
  myTables: 'List tables that I host, have a seat at or could play a rematch at, latest first',

  notices: 'Get my notice settings and channels',
  changeNotices: 'Change when I get notices',
  muteNotices: 'Turn notices about a table off or on',
  addPush: 'Add a push subscription of my browser',
  addWebhook: 'Add a webhook, such as one of Discord or Slack',
  addMail: 'Add a mail address; a code is sent to it',
  confirmMail: 'Confirm a mail address with its code',
  removeChannel: 'Remove a channel',
  testNotices: 'Send a test message over all my channels',
  noticesWhen: 'always: unless I look at the table; away: unless I am at any table; never',
  quietHours: 'hours without notices, in a time zone such as Europe/Berlin; null: none',
  timeOfDay: 'a time such as 22:00',

  daily: 'Get the day, and the hashes and opened secrets of daily challenges',
  startDaily: 'Start the daily challenge of a game: the deal of today, and a ticket for the result',
  sendDaily: 'Send the record of a finished daily challenge; the server replays it',
  dailyBoard: 'Get the board of a game: a day, its week, or all days up to it; of everyone or a group',
  dailyGroups: 'List the codes of my groups',
  newDailyGroup: 'Create a group; others join it with its code',
  joinDailyGroup: 'Join a group',
  leaveDailyGroup: 'Leave a group',
  day: 'a day in UTC, such as 2026-11-18',
  dailyRecord: 'a match record: see docs/formats.md',

  login: '3 to 24 of a-z, 0-9, dot, hyphen, underscore',
  password: 'at least 8 characters',
  freeFilter: 'only tables with a free seat',
}

/** Why a name is not accepted. */
export const nameText = {
  invisible: 'A name needs at least one letter or digit.',
  reserved: (name: string): string =>
    `The name "${name}" is reserved: others could take you for the server or a bot. Choose another name.`,
}
