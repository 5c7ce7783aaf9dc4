import type { Channel } from '../store/notice-store.ts'
import { noticeText } from '../text/notices.ts'
import type { Mailer } from './mail.ts'
import type { Message } from './message.ts'
import type { Send } from './outbound-request.ts'
import { type PushKeys, preparePush } from './push.ts'
import { prepareWebhook } from './webhook.ts'

/** Sends messages over all kinds of channels. */
export class Senders {
  constructor(
    readonly push: PushKeys,
    /** Null: this server cannot send mail. */
    readonly mailer: Mailer | null,
    readonly allowPrivate: boolean,
  ) {}

  /** Does all work that needs no connection. */
  prepare(channel: Channel, message: Message): Send {
    switch (channel.kind) {
      case 'push':
        return preparePush(channel, message, this.push, this.allowPrivate)
      case 'webhook':
        return prepareWebhook(channel, message, this.allowPrivate)
      case 'mail':
        return this.mailer?.prepareNotice(channel, message) ?? noMail
    }
  }
}

const noMail: Send = async () => ({ result: 'refused', reason: noticeText.noMail })
