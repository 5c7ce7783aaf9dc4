import { Link, useLocation } from 'wouter'
import { SitePage } from '../../parts/site-page.tsx'

export default function NotFoundPage() {
  const [path] = useLocation()
  return (
    <SitePage title="Nothing here" heading="There is nothing here." lead={`No page of Holdout is called “${path}”.`}>
      <p className="page__row">
        <Link href="/" className="button button--main">
          All games
        </Link>
        <Link href="/saved" className="button">
          Saved games
        </Link>
      </p>
    </SitePage>
  )
}
