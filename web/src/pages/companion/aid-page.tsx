import { SHELF } from '@holdout/catalog'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import './aid.css'
import { boxOf } from '../../companion/boxes.ts'
import { aidText } from '../../text/companion.ts'

/** The player aid as a page to print. The site around it is not printed. */
export default function AidPage({ slug }: { readonly slug: string }) {
  const box = boxOf(slug)
  const about = SHELF.find(game => game.slug === slug)
  if (!box || !about) return <NotFoundPage />
  return (
    <SitePage title={aidText.title(about.title)} here="/companion">
      <p className="aid__print">
        <button type="button" className="button button--main" onClick={() => print()}>
          {aidText.print}
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
