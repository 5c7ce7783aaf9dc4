import { Link } from 'wouter'
import { DeskError } from '../client/desk-error.ts'
import { LoadAgainButton } from './load-again-button.tsx'

/** A page that cannot be what it should: the reason, and the ways on. */
export function Cannot({ heading, error }: { readonly heading: string; readonly error: Error }) {
  const isPartMissing = error instanceof DeskError || error instanceof TypeError // TypeError: a part of the page did not come
  return (
    <main className="page">
      <h1>{heading}</h1>
      <p role="alert">{error.message}</p>
      <p className="page__row">
        {isPartMissing && <LoadAgainButton main />}
        <Link href="/" className="button">
          Home
        </Link>
      </p>
    </main>
  )
}
