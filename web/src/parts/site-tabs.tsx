import cog from 'icon:cog'
import lantern from 'icon:lantern-flame'
import book from 'icon:open-book'
import tower from 'icon:radio-tower'
import scroll from 'icon:scroll-unfurled'
import { Link } from 'wouter'
import { commonText } from '../text/common.ts'
import { siteText } from '../text/site.ts'
import { Icon } from './icon.tsx'
import { TurnCount } from './turn-count.tsx'

const TABS = [
  ['/', siteText.play, lantern],
  ['/online', siteText.online, tower],
  ['/saved', siteText.myGames, scroll],
  ['/rules', commonText.rules, book],
  ['/settings', commonText.settings, cog],
] as const

/** The main links at the bottom of a phone screen; wider screens have them in the bar. */
export function SiteTabs({ here = '' }: { readonly here?: string | undefined }) {
  return (
    <nav className="tabs" aria-label={siteText.tabs}>
      {TABS.map(([path, title, icon]) => (
        <Link key={path} href={path} className="tab" aria-current={path === here ? 'page' : undefined}>
          <Icon of={icon} />
          <span>
            {title}
            {path === '/saved' && <TurnCount />}
          </span>
        </Link>
      ))}
    </nav>
  )
}
