import { describe, expect, it } from 'vitest'
import { accountText, apiText, httpText } from './http.ts'
import { channelText, mailText, messageText, noticeText } from './notices.ts'
import {
  backupText,
  checkText,
  faultText,
  logText,
  metricText,
  settingError,
  settingText,
  spaceText,
  startText,
} from './operator.ts'
import { closeText, socketText } from './socket.ts'
import { DELETED_USER, noteText, quotaText, tableText } from './table.ts'

/** One rendering per function of a list of texts. The type makes sure that none is left out. */
type Rendered<T> = {
  readonly [K in keyof T as T[K] extends string | readonly string[] ? never : K]: (n: number) => string
}

const names = (n: number): string[] => ['Ann', 'Bob', 'Cat'].slice(0, n)

const table: Rendered<typeof tableText> = {
  onlyHost: () => tableText.onlyHost('Ann'),
  onlyHostStarts: () => tableText.onlyHostStarts('Ann'),
  noSuchSeat: n => tableText.noSuchSeat('x', names(n)),
  noSuchBot: n => tableText.noSuchBot('x', names(n)),
  seatTaken: () => tableText.seatTaken('Ann'),
  seatHeld: () => tableText.seatHeld('Ann'),
  seatTakenFreeFirst: () => tableText.seatTakenFreeFirst('Ann'),
  seatTakenByAnother: () => tableText.seatTakenByAnother('Ann'),
  seatWouldBeLost: () => tableText.seatWouldBeLost('Ann'),
  seatsChanged: n => tableText.seatsChanged(n, 3),
  seatsFixed: () => tableText.seatsFixed('Zombie Town'),
  seatsOutOfRange: n => tableText.seatsOutOfRange('Zombie Town', 1, n),
  seatsFree: n => tableText.seatsFree(n),
  playersChanged: n => tableText.playersChanged(n, 3),
  notYourTurn: n => tableText.notYourTurn(names(n)),
  paused: () => tableText.paused('Ann'),
  undoIsAsked: () => tableText.undoIsAsked('Ann'),
  stopIsAsked: () => tableText.stopIsAsked('Ann'),
  stillHasTime: () => tableText.stillHasTime('Ann'),
}
const notes: Rendered<typeof noteText> = {
  seatAdded: n => noteText.seatAdded(n),
  seatRemoved: n => noteText.seatRemoved(n),
  seatFreed: () => noteText.seatFreed('Ann'),
  declined: () => noteText.declined('Ann'),
  seatAllowed: () => noteText.seatAllowed('Ann'),
  optionsChanged: n => noteText.optionsChanged(['Shells: 8 (was 6)'], n),
  optionChanged: () => noteText.optionChanged('Shells', '8', '6'),
  amount: n => noteText.amount(n, 'seconds'),
  undoAgreed: n => noteText.undoAgreed('Ann', 'Ann draws a card', n + 1),
  undoDeclined: n => noteText.undoDeclined('Ann', '', n),
  undoWithdrawn: n => noteText.undoWithdrawn('Ann', 'Ann draws a card', n),
  undoUnanswered: n => noteText.undoUnanswered('Ann', 'Ann draws a card', n),
  stopDeclined: () => noteText.stopDeclined('Ann'),
  stopWithdrawn: () => noteText.stopWithdrawn('Ann'),
  stopped: n => noteText.stopped('Ann', n),
}
const quotas: Rendered<typeof quotaText> = {
  person: n => quotaText.person(n),
  address: n => quotaText.address(n),
}
const spaces: Rendered<typeof spaceText> = {
  ok: n => spaceText.ok(n, n, 0, 0),
  warning: n => spaceText.warning(n, n, 200, 0),
  full: n => spaceText.full(null, n, 0, n),
}
const sockets: Rendered<typeof socketText> = {
  wrongVersion: n => socketText.wrongVersion(n, n + 1),
  tooMuch: n => socketText.tooMuch(n),
  tooManyRejected: n => socketText.tooManyRejected(n),
  resentTooOften: n => socketText.resentTooOften(n),
}
const http: Rendered<typeof httpText> = {
  wrongHost: () => httpText.wrongHost('a.example'),
  notFound: () => httpText.notFound('GET', '/x'),
  unknownField: n => httpText.unknownField('x', n === 1 ? '' : 'options'),
  missingField: () => httpText.missingField('x'),
  fieldOneOf: n => httpText.fieldOneOf('x', names(n)),
  fieldCharacters: () => httpText.fieldCharacters('x'),
  fieldWrong: () => httpText.fieldWrong('x', 'must be string'),
  bodyWrong: () => httpText.bodyWrong('must be object'),
  tooManyGuests: n => httpText.tooManyGuests(n),
  tooManyRequests: n => httpText.tooManyRequests(n),
}
const accounts: Rendered<typeof accountText> = {
  alreadyAccount: () => accountText.alreadyAccount('ann'),
  loginTaken: () => accountText.loginTaken('ann'),
  loginInvalid: n => accountText.loginInvalid('x y', 1, n),
  passwordTooShort: n => accountText.passwordTooShort(n),
  tooManyAttempts: n => accountText.tooManyAttempts(n),
}
const settings: Rendered<typeof settingError> = {
  number: n => settingError.number('PORT', 'x', 0, n),
  url: () => settingError.url('REDIS_URL', 'redis:'),
  choice: n => settingError.choice('HOLDOUT_LOG', 'x', names(n)),
  secretTooShort: n => settingError.secretTooShort('HOLDOUT_SECRET', n),
  secretMissing: n => settingError.secretMissing(n),
  mail: () => settingError.mail('HOLDOUT_MAIL_FROM', 'x'),
  origins: () => settingError.origins('HOLDOUT_ORIGINS', 'x'),
  hosts: () => settingError.hosts('HOLDOUT_HOSTS', 'x'),
}
const start: Rendered<typeof startText> = {
  noWebFiles: () => startText.noWebFiles('/web'),
  portTaken: n => startText.portTaken(n),
  portForbidden: n => startText.portForbidden(n),
  noSuchAddress: () => startText.noSuchAddress('a.example'),
  cannotListen: n => startText.cannotListen('a.example', n, 'no.'),
  cannotOpenDatabase: () => startText.cannotOpenDatabase('/data/holdout.db', 'no.'),
  cannotWriteData: () => startText.cannotWriteData('/data', 'no'),
  secretDamaged: n => startText.secretDamaged('/data/secret', n, 32),
  databaseLost: () => startText.databaseLost('/data/holdout.db', '/data/secret'),
  newerSchema: () => startText.newerSchema('0007', '0006'),
  olderNodes: n => startText.olderNodes(n),
  databaseDamaged: () => startText.databaseDamaged('/data/holdout.db', 'no'),
  folderInUse: () => startText.folderInUse('/data'),
}
const backup: Rendered<typeof backupText> = {
  noDatabase: () => backupText.noDatabase('/data', 'holdout.db'),
  targetExists: () => backupText.targetExists('/copy'),
  cannotCreate: () => backupText.cannotCreate('/copy', 'no.'),
  cannotCopy: () => backupText.cannotCopy('no.'),
  noContinuous: () => backupText.noContinuous('/backups'),
  tooEarly: () => backupText.tooEarly('2031-05-01T20:15:00.000Z'),
  copyDamaged: () => backupText.copyDamaged('no.'),
}
const checks: Rendered<typeof checkText> = {
  page: () => checkText.page('no'),
  foreignRows: n => checkText.foreignRows(n, 'chat'),
  gap: () => checkText.gap('t'),
  count: n => checkText.count('t', n, 5),
  illegal: n => checkText.illegal('t', n),
  outcome: () => checkText.outcome('t', null, 'won'),
  unreadable: () => checkText.unreadable('t', 'no'),
}
const logs: Rendered<typeof logText> = {
  message: () => logText.message('move'),
  resumeTable: () => logText.resumeTable('t'),
  table: () => logText.table('t'),
  notify: () => logText.notify('t'),
  channel: () => logText.channel('push'),
  refreshTable: () => logText.refreshTable('t'),
  spectatorNames: () => logText.spectatorNames('t'),
  snapshot: () => logText.snapshot('t'),
}
const notices: Rendered<typeof noticeText> = {
  wrongZone: () => noticeText.wrongZone('x'),
  tooManyChannels: n => noticeText.tooManyChannels(n),
  tooManyMuted: n => noticeText.tooManyMuted(n),
  tooOften: n => noticeText.tooOften(n),
  mailNotSent: () => noticeText.mailNotSent('The mail server cannot be reached.'),
}
const channels: Rendered<typeof channelText> = {
  answered: n => channelText.answered(n),
  mailAnswered: n => channelText.mailAnswered(n),
}
const turnFacts = (n: number) => ({ kind: 'turn' as const, game: 'Viral Dawn', others: names(n), left: n * 60_000 })
const messages = [
  (n: number) => messageText.body(turnFacts(n)),
  (n: number) => messageText.line(turnFacts(n)),
  (n: number) => messageText.several(n, n === 1),
  (n: number) => mailText.code('ABC', `https://${n}.example`),
]
const faults: Rendered<typeof faultText> = {
  readWhileStoring: () => faultText.readWhileStoring('t'),
  otherTable: () => faultText.otherTable('t', 'u'),
  otherAudience: () => faultText.otherAudience('t'),
  otherSeat: () => faultText.otherSeat('a', 'b'),
  tableGone: () => faultText.tableGone('t'),
  entryDoesNotFollow: n => faultText.entryDoesNotFollow('t', n),
  rulesCannotReplay: n => faultText.rulesCannotReplay('t', n, n),
}

const constantsIn = (texts: object): string[] =>
  Object.values(texts)
    .flat()
    .filter(text => typeof text === 'string')
const renderedIn = (texts: object, n: number): string[] =>
  Object.values(texts as Record<string, (n: number) => string>).map(render => render(n))

/** Whole sentences. */
const sentences = (n: number): string[] => {
  const { optionChanged: _, amount: __, ...wholeNotes } = notes
  const { databaseOfUrl: ___, ...wholeStart } = startText
  return [
    ...[
      tableText,
      quotaText,
      closeText,
      socketText,
      httpText,
      accountText,
      settingError,
      wholeStart,
      faultText,
    ].flatMap(constantsIn),
    ...[
      table,
      wholeNotes,
      quotas,
      spaces,
      sockets,
      http,
      accounts,
      settings,
      start,
      backup,
      checks,
      faults,
      notices,
      channels,
    ].flatMap(texts => renderedIn(texts, n)),
  ]
}

/** Labels, help texts and parts of sentences. */
const fragments = (n: number): string[] => [
  DELETED_USER,
  ...[apiText, settingText, logText, metricText, noteText].flatMap(constantsIn),
  ...constantsIn(noticeText),
  ...messages.map(render => render(n)),
  ...[notes, logs].flatMap(texts => renderedIn(texts, n)),
]

describe.each([1, 2])('with %i of a thing,', n => {
  it('every text agrees with its number', () => {
    const nouns = 'seat|player|character|second|minute|bot'
    const wrong = n === 1 ? `1 (${nouns})s\\b|1 \\w+ are\\b|are now 1\\b` : `2 (${nouns})\\b|2 \\w+ is\\b|is now 2\\b`
    for (const text of [...sentences(n), ...fragments(n)]) expect(text).not.toMatch(new RegExp(wrong))
  })

  it('every sentence starts with a capital letter, a name or a number, and ends with a period', () => {
    for (const text of sentences(n)) expect(text).toMatch(/^[A-Z"/\d].*\.$/)
  })

  it('every text uses the words of the glossary', () => {
    const dialect = /\b(?:whoever|somebody|nobody|everybody|bystanders?|anew|silenced?)\b/i
    for (const text of [...sentences(n), ...fragments(n)]) expect(text).not.toMatch(dialect)
  })
})

it.each([
  [table.noSuchSeat, 'There is no seat "x". The only seat is: Ann.', 'There is no seat "x". The seats are: Ann, Bob.'],
  [table.noSuchBot, 'There is no bot "x". The only bot is: Ann.', 'There is no bot "x". The bots are: Ann, Bob.'],
  [table.seatsOutOfRange, 'Zombie Town takes 1 player.', 'Zombie Town takes 1 to 2 players.'],
  [
    table.seatsFree,
    '1 seat is still free. Wait for a player or add a bot.',
    '2 seats are still free. Wait for a player or add a bot.',
  ],
  [table.playersChanged, 'There is now 1 player, not 3.', 'There are now 2 players, not 3.'],
  [
    table.notYourTurn,
    'It is not your turn. The game is waiting for Ann.',
    'It is not your turn. The game is waiting for Ann and Bob.',
  ],
  [
    notes.seatAdded,
    'The host added a seat. The table now has 1 seat.',
    'The host added a seat. The table now has 2 seats.',
  ],
  [notes.amount, '1 second', '2 seconds'],
  [accounts.passwordTooShort, 'Password must be at least 1 character.', 'Password must be at least 2 characters.'],
  [http.fieldOneOf, 'The field "x" must be Ann.', 'The field "x" must be one of Ann, Bob.'],
])('writes singular and plural', (render, one, two) => {
  expect([render(1), render(2)]).toEqual([one, two])
})

it('waits for the clock where no seat must move', () => {
  expect(tableText.notYourTurn([])).toBe('It is not your turn. The game is waiting for the timer.')
})

it('fits the reason of a closed socket into the 123 bytes that the WebSocket protocol allows', () => {
  for (const text of constantsIn(closeText)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(123)
})
