import webpush from 'web-push'
import type { Channel, NoticeStore } from '../store/notice-store.ts'
import type { Message } from './message.ts'
import { post, type Send } from './outbound-request.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys with which push services recognize this server. Made once and shared by all nodes. */
export async function pushKeys(store: Pick<NoticeStore, 'sharedValue'>): Promise<PushKeys> {
  return JSON.parse(await store.sharedValue('push-keys', JSON.stringify(webpush.generateVAPIDKeys())))
}

/** Whether the keys of a subscription can be used: points and secrets of the right length. */
export function areSubscriptionKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16
}

/** Encrypts a message for the push service of a browser. */
export function preparePush(
  { address, keys, origin }: Channel,
  { title, body, path, tag, lasts }: Message,
  vapid: PushKeys,
  allowPrivate: boolean,
): Send {
  if (!keys) return async () => ({ result: 'gone' })
  let request: ReturnType<typeof webpush.generateRequestDetails>
  try {
    request = webpush.generateRequestDetails({ endpoint: address, keys }, JSON.stringify({ title, body, path, tag }), {
      vapidDetails: { subject: `https://${new URL(origin).host}`, ...vapid },
      TTL: Math.round(lasts / 1000),
      urgency: 'high',
      topic: tag, // an older message about the same table that still waits at the push service is replaced
    })
  } catch {
    return async () => ({ result: 'gone' }) // the point is not on the curve: it was never a subscription
  }
  const headers = request.headers as Record<string, string | number>
  return begin => post({ url: address, headers, body: request.body as Buffer, allowPrivate }, begin)
}
