import { createTransport } from 'nodemailer'
import type { Channel } from '../store/notice-store.ts'
import { channelText, mailText } from '../text/notices.ts'
import { tableUrl, unsubscribeUrl } from './links.ts'
import type { Message } from './message.ts'
import type { SendResult } from './outbound-request.ts'

const TIME_LIMIT_MS = 10_000

interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** Sends mails over the SMTP server of the host. */
export class Mailer {
  private readonly transport

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: TIME_LIMIT_MS,
      greetingTimeout: TIME_LIMIT_MS,
      socketTimeout: TIME_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  sendCode({ address, code }: Pick<Channel, 'address' | 'code'>, origin: string): Promise<SendResult> {
    return this.send(address, mailText.codeSubject, mailText.code(code ?? '', origin))
  }

  sendNotice({ address, origin, id }: Channel, { title, body, path }: Message): Promise<SendResult> {
    const off = unsubscribeUrl(origin, id)
    const text = mailText.notice(body, tableUrl(origin, path), off)
    return this.send(address, title, text, {
      'List-Unsubscribe': `<${off}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  }

  private async send(
    to: string,
    subject: string,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<SendResult> {
    try {
      await this.transport.sendMail({ from: { name: 'Holdout', address: this.from }, to, subject, text, headers })
      return { result: 'done' }
    } catch (error) {
      return resultOf(error as SmtpError)
    }
  }
}

/** Only after DATA can a server have accepted the mail. An answer says whether it did. */
function resultOf({ command, responseCode }: SmtpError): SendResult {
  if (responseCode !== undefined)
    return { result: responseCode >= 500 ? 'refused' : 'later', reason: channelText.mailAnswered(responseCode) }
  return { result: command === 'DATA' ? 'unsure' : 'later', reason: channelText.mailUnreachable }
}
