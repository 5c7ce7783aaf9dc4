import type { Channel } from '../store/notice-store.ts'
import { tableUrl } from './links.ts'
import type { Message } from './message.ts'
import { post, type SendResult } from './outbound-request.ts'

/** Sends a message as JSON. Discord reads `content`, Slack and Mattermost `text`. */
export async function sendWebhook(
  { address, origin }: Channel,
  { title, body, path }: Message,
  allowPrivate: boolean,
): Promise<SendResult> {
  const text = `${title}\n${body}\n${tableUrl(origin, path)}`
  // Names of players must not mention people in the receiver's chat.
  const sent = { content: text, text, allowed_mentions: { parse: [] } }
  const headers = { 'content-type': 'application/json', 'user-agent': 'Holdout' }
  const done = await post({ url: address, headers, body: JSON.stringify(sent), allowPrivate })
  return done.result === 'gone' ? { ...done, result: 'refused' } : done // the person may repair it
}
