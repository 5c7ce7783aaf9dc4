import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Channel } from '../store/notice-store.ts'
import { channelText, mailText } from '../text/notices.ts'
import { tableUrl, unsubscribeUrl } from './links.ts'
import type { Message } from './message.ts'
import type { Begin, Send, SendResult } from './outbound-request.ts'

const TIME_LIMIT_MS = 10_000

interface SmtpError {
  readonly responseCode?: number
}

/** Sends mails over the SMTP server of the host. */
export class Mailer {
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {}

  sendCode({ address, code }: Pick<Channel, 'address' | 'code'>, origin: string): Promise<SendResult> {
    const text = mailText.code(code ?? '', origin)
    return this.send({ to: address, subject: mailText.codeSubject, text }, async () => true)
  }

  prepareNotice({ address, origin, id }: Channel, { title, body, path }: Message): Send {
    const off = unsubscribeUrl(origin, id)
    const text = mailText.notice(body, tableUrl(origin, path), off)
    const headers = { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    return begin => this.send({ to: address, subject: title, text, headers }, begin)
  }

  private async send(mail: SendMailOptions, begin: Begin): Promise<SendResult> {
    const transport = createTransport({
      url: this.url,
      connectionTimeout: TIME_LIMIT_MS,
      greetingTimeout: TIME_LIMIT_MS,
      socketTimeout: TIME_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let begun: boolean | null = null
    // The text is read when the server has accepted sender, receiver and DATA, and waits for it.
    async function* textOf(composed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      begun = await begin()
      if (!begun) throw new Error('The mail was withdrawn.')
      yield* composed
    }
    transport.use('stream', ({ message }, done) => {
      message.processFunc(composed => Readable.from(textOf(composed)))
      done()
    })
    try {
      await transport.sendMail({ ...mail, from: { name: 'Holdout', address: this.from } })
      return { result: 'done' }
    } catch (error) {
      return begun === false ? { result: 'withdrawn' } : resultOf(error as SmtpError, begun === true)
    }
  }
}

/** Without its text a server cannot have accepted a mail. An answer says whether it did. */
function resultOf({ responseCode }: SmtpError, written: boolean): SendResult {
  if (responseCode !== undefined)
    return { result: responseCode >= 500 ? 'refused' : 'later', reason: channelText.mailAnswered(responseCode) }
  return { result: written ? 'unsure' : 'later', reason: channelText.mailUnreachable }
}
