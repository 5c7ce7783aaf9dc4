import { addThisBrowser } from './push.ts'
import type { Settings } from './settings.ts'
import { storeOf } from './store.ts'

/** Whether the browser shows notices of this page; `default`: it was never asked; `none`: it has no notices. */
export type Permission = NotificationPermission | 'none'

export const permission = storeOf<Permission>(current())

function current(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'none'
}

/** Asks the browser whether notices may be shown, unless the player has answered before. */
export async function allowNotices(): Promise<void> {
  if (current() === 'default') await Notification.requestPermission()
  permission.set(current())
  if (current() === 'granted') await addThisBrowser().catch(() => {}) // without a server, this page still shows notices
}

/** The setting as it works now: without permission only a sound tells a player that it is their turn. */
export function noticesNow({ notices }: Pick<Settings, 'notices'>, allowed: Permission): Settings['notices'] {
  return notices === 'always' && allowed !== 'granted' ? 'sound' : notices
}

/** Whether the player wants notices of the system. */
export function wantsNotices({ notices }: Pick<Settings, 'notices'>): boolean {
  return notices === 'always' || notices === 'away'
}
