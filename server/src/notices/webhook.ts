import type { Channel } from '../store/notice-store.ts'
import { tableUrl } from './links.ts'
import type { Message } from './message.ts'
import { post, type Send } from './outbound-request.ts'

/** Writes a message as JSON. Discord reads `content`, Slack and Mattermost `text`. */
export function prepareWebhook(
  { address, origin }: Channel,
  { title, body, path }: Message,
  allowPrivate: boolean,
): Send {
  const link = tableUrl(origin, path)
  const said = `${title}\n${body}`
  // Names of players must not mention people in the receiver's chat.
  const sent = {
    content: `${said}\n${link}`,
    text: `${withoutMentions(said)}\n${link}`,
    allowed_mentions: { parse: [] },
  }
  const headers = { 'content-type': 'application/json', 'user-agent': 'Holdout' }
  const request = { url: address, headers, body: JSON.stringify(sent), allowPrivate }
  return async begin => {
    const done = await post(request, begin)
    return done.result === 'gone' ? { ...done, result: 'refused' } : done // the person may repair it
  }
}

/** Slack reads `<!channel>` as a mention, Mattermost `@all`, which an invisible space ends. */
function withoutMentions(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('@', '@\u200b')
}
