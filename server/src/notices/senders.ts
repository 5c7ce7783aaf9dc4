import type { Channel } from '../store/notice-store.ts'
import { noticeText } from '../text/notices.ts'
import type { Mailer } from './mail.ts'
import type { Message } from './message.ts'
import type { SendResult } from './outbound-request.ts'
import { type PushKeys, sendPush } from './push.ts'
import { sendWebhook } from './webhook.ts'

/** Sends messages over all kinds of channels. */
export class Senders {
  constructor(
    readonly push: PushKeys,
    /** Null: this server cannot send mail. */
    readonly mailer: Mailer | null,
    readonly allowPrivate: boolean,
  ) {}

  async send(channel: Channel, message: Message): Promise<SendResult> {
    switch (channel.kind) {
      case 'push':
        return sendPush(channel, message, this.push, this.allowPrivate)
      case 'webhook':
        return sendWebhook(channel, message, this.allowPrivate)
      case 'mail':
        return this.mailer?.sendNotice(channel, message) ?? { result: 'refused', reason: noticeText.noMail }
    }
  }
}
