import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { hasBeenOnline } from '../../client/my-tables.ts'
import { InstallButton } from '../../parts/install-button.tsx'
import { SettingsForm } from '../../parts/settings-form.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { settingsText } from '../../text/settings.ts'
import { siteText } from '../../text/site.ts'

const MyNotices = lazy(() => import('./notice-settings.tsx'))

export default function SettingsPage() {
  return (
    <SitePage title={commonText.settings} here="/settings" lead={settingsText.lead}>
      <section className="panel" aria-label={commonText.settings}>
        <SettingsForm />
      </section>
      {hasBeenOnline() && (
        <Suspense>
          <MyNotices />
        </Suspense>
      )}
      <p className="page__row">
        <InstallButton />
        <Link href="/keys" className="button">
          {siteText.keys}
        </Link>
        <Link href="/about" className="button">
          {siteText.about}
        </Link>
      </p>
    </SitePage>
  )
}
