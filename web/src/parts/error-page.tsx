import { Link } from 'wouter'
import { DeskError } from '../client/desk-error.ts'
import { commonText } from '../text/common.ts'
import { ReloadButton } from './reload-button.tsx'

/** An error page: the reason, and where to go next. */
export function ErrorPage({ heading, error }: { readonly heading: string; readonly error: Error }) {
  const isPartMissing = error instanceof DeskError || error instanceof TypeError // TypeError: a script of the page did not load
  return (
    <main className="page">
      <h1>{heading}</h1>
      <p role="alert">{error.message}</p>
      <p className="page__row">
        {isPartMissing && <ReloadButton main />}
        <Link href="/" className="button">
          {commonText.home}
        </Link>
      </p>
    </main>
  )
}
