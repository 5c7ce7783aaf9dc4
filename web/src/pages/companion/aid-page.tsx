import { SHELF } from '@holdout/catalog'
import { boxOf } from '../../companion/boxes.ts'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import './aid.css'

/** One page for the wall or the table; printed, the site around it stays away. */
export default function AidPage({ slug }: { readonly slug: string }) {
  const box = boxOf(slug)
  const about = SHELF.find(game => game.slug === slug)
  if (!box || !about) return <NotFoundPage />
  return (
    <SitePage title={`${about.title}: player aid`} here="/companion">
      <p className="aid__print">
        <button type="button" className="button button--main" onClick={() => print()}>
          Print this page
        </button>
      </p>
      <article className="aid">
        {box.aid.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </SitePage>
  )
}
