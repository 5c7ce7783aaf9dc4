import cog from 'icon:cog'
import lantern from 'icon:lantern-flame'
import book from 'icon:open-book'
import tower from 'icon:radio-tower'
import scroll from 'icon:scroll-unfurled'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'
import { TurnCount } from './turn-count.tsx'

const TABS = [
  ['/', 'Play', lantern],
  ['/online', 'Online', tower],
  ['/saved', 'Saved', scroll],
  ['/rules', 'Rules', book],
  ['/settings', 'Settings', cog],
] as const

/** On a phone the main ways are in thumb's reach, at the bottom; wider screens have them in the bar. */
export function SiteTabs({ here = '' }: { readonly here?: string | undefined }) {
  return (
    <nav className="tabs" aria-label="Tabs">
      {TABS.map(([path, title, icon]) => (
        <Link key={path} href={path} className="tab" aria-current={path === here ? 'page' : undefined}>
          <Icon of={icon} />
          <span>
            {title}
            {path === '/online' && <TurnCount />}
          </span>
        </Link>
      ))}
    </nav>
  )
}
