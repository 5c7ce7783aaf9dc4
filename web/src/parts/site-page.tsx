import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'wouter'
import { commonText } from '../text/common.ts'
import { siteText } from '../text/site.ts'
import sky from './pictures/sky.svg?no-inline'
import { SiteBar } from './site-bar.tsx'
import { SiteTabs } from './site-tabs.tsx'
import { useArrival } from './use-arrival.ts'

/**
 * A page other than a table: bar, one heading, content, and on a phone the tabs. `here` is the link to mark as current.
 */
export function SitePage({
  title,
  heading = title,
  lead,
  here,
  children,
}: {
  readonly title: string
  readonly heading?: string
  readonly lead?: ReactNode
  readonly here?: string
  readonly children: ReactNode
}) {
  const ref = useArrival(siteText.pageTitle(title))
  return (
    <div className="site">
      <div className="site__top is-night">
        <SiteBar here={here} />
      </div>
      <main id="main" tabIndex={-1}>
        <div className="site__band is-night" style={{ '--sky': `url("${sky}")` } as CSSProperties}>
          <div className="site__head">
            <h1 ref={ref} tabIndex={-1}>
              {heading}
            </h1>
            {lead && <p className="site__lead">{lead}</p>}
          </div>
        </div>
        <div className="page">{children}</div>
      </main>
      <SiteFooter />
      <SiteTabs here={here} />
    </div>
  )
}

/** Links that are not in the bar of a phone. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <Link href="/daily">{siteText.daily}</Link>
      <Link href="/puzzles">{siteText.puzzles}</Link>
      <Link href="/learn">{siteText.learn}</Link>
      <Link href="/companion">{siteText.companion}</Link>
      <Link href="/cards">{commonText.cards}</Link>
      <Link href="/how-it-thinks">{siteText.howItThinks}</Link>
      <Link href="/keys">{siteText.keys}</Link>
      <Link href="/about">{siteText.about}</Link>
    </footer>
  )
}
