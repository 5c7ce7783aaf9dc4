import cog from 'icon:cog'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'
import { TurnCount } from './turn-count.tsx'

const LINKS = [
  ['/learn', 'Learn'],
  ['/online', 'Online'],
  ['/rules', 'Rules'],
  ['/cards', 'Cards'],
  ['/companion', 'Companion'],
  ['/saved', 'Replays'],
  ['/about', 'About'],
] as const

/** What stands above every page but the tables: the way to the content, home, and everywhere. */
export function SiteBar({ here = '' }: { readonly here?: string | undefined }) {
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <header className="site-bar">
        <Link href="/" className="wordmark" aria-current={here === '/' ? 'page' : undefined}>
          Holdout
        </Link>
        <nav className="site-nav" aria-label="Main">
          {LINKS.map(([path, title]) => (
            <Link key={path} href={path} className="site-nav__link" aria-current={path === here ? 'page' : undefined}>
              {title}
              {path === '/online' && <TurnCount />}
            </Link>
          ))}
        </nav>
        <Link
          href="/settings"
          className="icon-link"
          aria-label="Settings"
          aria-current={here === '/settings' ? 'page' : undefined}
        >
          <Icon of={cog} />
        </Link>
      </header>
    </>
  )
}
