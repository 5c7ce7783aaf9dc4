import { Link } from 'wouter'
import { InstallButton } from '../../parts/install-button.tsx'
import { SettingsForm } from '../../parts/settings-form.tsx'
import { SitePage } from '../../parts/site-page.tsx'

export default function SettingsPage() {
  return (
    <SitePage
      title="Settings"
      here="/settings"
      lead="They are kept on this device, and every change takes effect at once."
    >
      <section className="panel" aria-label="Settings">
        <SettingsForm />
      </section>
      <p className="page__row">
        <InstallButton />
        <Link href="/keys" className="button">
          Keys
        </Link>
        <Link href="/about" className="button">
          About
        </Link>
      </p>
    </SitePage>
  )
}
