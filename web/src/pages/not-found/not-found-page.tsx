import { Link, useLocation } from 'wouter'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { notFoundText } from '../../text/not-found.ts'

export default function NotFoundPage() {
  const [path] = useLocation()
  return (
    <SitePage title={notFoundText.title} heading={notFoundText.heading} lead={notFoundText.lead(path)}>
      <p className="page__row">
        <Link href="/" className="button button--main">
          {commonText.allGames}
        </Link>
        <Link href="/saved" className="button">
          {notFoundText.savedGames}
        </Link>
      </p>
    </SitePage>
  )
}
