import { installOffer } from '../client/install.ts'
import { useStore } from '../client/store.ts'

/** Only where the browser has offered it. */
export function InstallButton() {
  const install = useStore(installOffer)
  if (!install) return null
  return (
    <button type="button" className="button button--open" onClick={install}>
      Install on this device
    </button>
  )
}
