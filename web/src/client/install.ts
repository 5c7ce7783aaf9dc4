import { storeOf } from './store.ts'

/** What browsers hand a page that may be installed; it is in no standard, so no library describes it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** How to put Holdout among the device's own apps; null where the browser offers nothing, or it is done. */
export const installOffer = storeOf<(() => void) | null>(null)

/** The offer comes once, early, on whatever page is open then. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    installOffer.set(() => void (event as InstallOffer).prompt())
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
