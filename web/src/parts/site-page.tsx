import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'wouter'
import sky from './pictures/sky.svg?no-inline'
import { SiteBar } from './site-bar.tsx'
import { SiteTabs } from './site-tabs.tsx'
import { useArrival } from './use-arrival.ts'

/** A page of text around the tables: bar, one heading, content, and on a phone the tabs. `here`: the way in the bar that led to it. */
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
  const ref = useArrival(`${title} · Holdout`)
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

/** Ways that are not in the bar of a phone. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <Link href="/learn">Learn</Link>
      <Link href="/companion">Companion</Link>
      <Link href="/cards">Cards</Link>
      <Link href="/keys">Keys</Link>
      <Link href="/about">About</Link>
    </footer>
  )
}
