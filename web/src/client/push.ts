import { api } from './api.ts'
import { readStored, writeStored } from './storage.ts'

/** The channel of this browser on the server. */
interface Known {
  readonly id: string
  readonly endpoint: string
}

const KEY = 'push-channel'

/** Whether this browser can get notices while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis
}

/** Subscribes this browser to notices of the server, which it shows while no page is open. */
export async function addThisBrowser(): Promise<void> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  if (!registration) return
  const { pushKey, channels } = await api.notices()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  const known = thisBrowser()
  if (known?.endpoint === endpoint && channels.some(({ id }) => id === known?.id)) return
  const { id } = await api.addPush({ endpoint, keys })
  writeStored(KEY, { id, endpoint })
}

/** The channel of this browser, as far as it knows. */
export function thisBrowser(): Known | null {
  return (readStored(KEY) as Known | undefined) ?? null
}

/** Ends the notices of this browser: the next person who uses it must not get them. */
export async function removeThisBrowser(): Promise<void> {
  const known = thisBrowser()
  if (!known) return
  writeStored(KEY, null)
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await api.removeChannel(known.id).catch(() => {}) // it was removed before
}
