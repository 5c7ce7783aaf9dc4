import { listed, plain, quantity } from '@holdout/words'

const HOUR_MS = 3_600_000

type Facts = {
  readonly kind: keyof typeof title
  readonly game: string
  readonly others: readonly string[]
  readonly left: number | null
}

const title = {
  turn: (game: string): string => `Your turn: ${game}`,
  seat: (game: string): string => `Your time is running out: ${game}`,
  full: (game: string): string => `All seats are taken: ${game}`,
  rematch: (game: string): string => `Rematch: ${game}`,
  chat: (game: string): string => `New chat messages: ${game}`,
}

/** The text of notices. */
export const messageText = {
  title,
  body: ({ others, left }: Facts): string =>
    [...(others.length === 0 ? [] : [`With ${plain(listed([...others]), {})}.`]), ...timeLeft(left)].join(' '),
  line: (facts: Facts): string => [title[facts.kind](facts.game), ...timeLeft(facts.left)].join('. '),
  several: (tables: number, areTurns: boolean): string =>
    areTurns ? `Your turn at ${quantity(tables, 'table')}` : `News from ${quantity(tables, 'table')}`,
  test: { title: 'Holdout can reach you', body: 'This is a test. A notice about a game looks like this.' },
}

function timeLeft(ms: number | null): string[] {
  if (ms === null) return []
  const minutes = Math.max(1, Math.floor(ms / 60_000))
  const hours = Math.floor(ms / HOUR_MS)
  const text =
    hours >= 48
      ? quantity(Math.floor(hours / 24), 'day')
      : hours >= 2
        ? quantity(hours, 'hour')
        : quantity(minutes, 'minute')
  return [`${text} left.`]
}

export const mailText = {
  codeSubject: 'Confirm your mail address',
  code: (code: string, origin: string): string =>
    `Your code for notices of ${origin}: ${code}\n\nEnter it in the settings. If you did not ask for it, ignore this mail.`,
  notice: (body: string, link: string, off: string): string =>
    `${body}\n\n${link}\n\nTo get no more mails, open ${off}`,
}

/** Why a message did not reach its channel. */
export const channelText = {
  answered: (status: number): string => `The address answered with status ${status}.`,
  unreachable: 'The address cannot be reached.',
  tooSlow: 'The address did not answer within 10 seconds.',
  privateAddress: 'The address is in a private network. Use a public one.',
  onlyHttps: 'The address must begin with https://.',
  noCredentials: 'The address must not contain a user name or password.',
  mailAnswered: (code: number): string => `The mail server answered with code ${code}.`,
  mailUnreachable: 'The mail server cannot be reached.',
}

/** Answers about notice settings. */
export const noticeText = {
  noMail: 'This server cannot send mail. Its operator can set HOLDOUT_SMTP_URL.',
  wrongUrl: 'The field "url" is not an address. Use one such as https://discord.com/api/webhooks/….',
  wrongMail: 'The field "address" is not a mail address. Use one such as ann@example.org.',
  wrongKeys: 'The field "keys" does not belong to a push subscription of a browser.',
  wrongZone: (zone: string): string =>
    `The field "zone" cannot be "${zone}". Use the name of a time zone such as Europe/Berlin.`,
  wrongCode: 'The code is wrong. Enter the code of the latest mail, or add the address again.',
  noChannel: 'There is no such channel.',
  noChannels: 'There is no channel to test. Add one first.',
  tooManyChannels: (most: number): string => `You have ${quantity(most, 'channel')} already. Remove one first.`,
  tooManyMuted: (most: number): string => `You have muted ${quantity(most, 'table')} already. Unmute one first.`,
  tooOften: (seconds: number): string => `Too many attempts. Try again in ${quantity(seconds, 'second')}.`,
  mailNotSent: (reason: string): string => `The mail with the code could not be sent. ${reason}`,
  offTitle: 'Turn off mails',
  offQuestion: 'Get no more mails about games on this server?',
  offButton: 'Turn off mails',
  offDone: 'You get no more mails.',
}
