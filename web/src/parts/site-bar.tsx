import cog from 'icon:cog'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { commonText } from '../text/common.ts'
import { siteText } from '../text/site.ts'
import { Icon } from './icon.tsx'
import { TurnCount } from './turn-count.tsx'

const LINKS = [
  ['/learn', siteText.learn],
  ['/online', siteText.online],
  ['/rules', commonText.rules],
  ['/cards', commonText.cards],
  ['/companion', siteText.companion],
  ['/saved', siteText.myGames],
  ['/about', siteText.about],
] as const

/** The bar above every page except the tables: skip link, home and the main links. */
export function SiteBar({
  here = '',
  children,
}: {
  readonly here?: string | undefined
  /** Shown before the settings. */
  readonly children?: ReactNode
}) {
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        {commonText.skipToContent}
      </button>
      <header className="site-bar">
        <Link href="/" className="wordmark" aria-current={here === '/' ? 'page' : undefined}>
          {siteText.name}
        </Link>
        <nav className="site-nav" aria-label={siteText.mainLinks}>
          {LINKS.map(([path, title]) => (
            <Link key={path} href={path} className="site-nav__link" aria-current={path === here ? 'page' : undefined}>
              {title}
              {path === '/saved' && <TurnCount />}
            </Link>
          ))}
        </nav>
        {children}
        <Link
          href="/settings"
          className="icon-link"
          aria-label={commonText.settings}
          aria-current={here === '/settings' ? 'page' : undefined}
        >
          <Icon of={cog} />
        </Link>
      </header>
    </>
  )
}
