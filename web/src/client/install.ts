import { storeOf } from './store.ts'

/** The event of browsers that can install a page. It is not standardized, so the DOM types lack it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Installs the app; null if the browser does not offer it or the app is installed. */
export const installOffer = storeOf<(() => void) | null>(null)

/** Listens for the offer, which comes once and early. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    installOffer.set(() => void (event as InstallOffer).prompt())
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
