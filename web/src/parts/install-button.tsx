import { installOffer } from '../client/install.ts'
import { useStore } from '../client/store.ts'
import { siteText } from '../text/site.ts'

/** Shown only where the browser offers to install the app. */
export function InstallButton() {
  const install = useStore(installOffer)
  if (!install) return null
  return (
    <button type="button" className="button button--open" onClick={install}>
      {siteText.install}
    </button>
  )
}
