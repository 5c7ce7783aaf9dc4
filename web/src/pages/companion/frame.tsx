import undoArrow from 'icon:anticlockwise-rotation'
import cog from 'icon:cog'
import swap from 'icon:cycle'
import ruleBook from 'icon:rule-book'
import crate from 'icon:wooden-crate'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useKept } from '../../companion/kept-state.ts'
import { useWakeLock } from '../../companion/wake-lock.ts'
import { Icon } from '../../parts/icon.tsx'
import { useArrival } from '../../parts/use-arrival.ts'
import { BoxTab } from './box-tab.tsx'
import { PartsSheet } from './parts-sheet.tsx'
import type { Parts } from './use-parts.ts'
import { useWide } from './use-wide.ts'
import './companion.css'

const BooksSheet = lazy(() => import('./books-sheet.tsx'))

interface Tab {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly body: ReactNode
  /** The part that it goes away with; without one it stays. */
  readonly part?: string
}

/** One frame for all boxes: what lies on the table in the middle, the ways in thumb's reach; wide screens show all at once. */
export function CompanionFrame({
  slug,
  title,
  tabs: own,
  boxExtra,
  parts,
  undo,
  startOver,
  className = '',
}: {
  readonly slug: string
  readonly title: string
  /** The trackers; the set-up, the books and the aid follow by themselves. */
  readonly tabs: readonly Tab[]
  /** What only this box has beside its set-up. */
  readonly boxExtra?: ReactNode
  readonly parts: Parts
  readonly undo: { readonly canUndo: boolean; readonly undo: () => void }
  readonly startOver: () => void
  readonly className?: string
}) {
  const heading = useArrival(`${title} companion · Holdout`)
  const wide = useWide()
  const [sheet, setSheet] = useState(false)
  const [book, setBook] = useState<'rules' | 'cards' | null>(null)
  const { state, set } = useKept(`companion:${slug}:tab`, FIRST)
  useWakeLock(parts.isOn('awake'))
  const tabs = [
    ...own.filter(({ part }) => part === undefined || parts.isOn(part)),
    {
      id: 'box',
      title: 'Box',
      icon: crate,
      body: (
        <>
          {boxExtra}
          <BoxTab slug={slug} parts={parts} open={setBook} />
        </>
      ),
    },
  ]
  const here = tabs.find(({ id }) => id === state.tab) ?? tabs[0]
  return (
    <div className={`companion ${className}`}>
      <header className="companion__top">
        <h1 ref={heading} tabIndex={-1}>
          {title} <small>companion</small>
        </h1>
        <nav className="companion__menu" aria-label="Companion">
          <button
            type="button"
            aria-label="Undo the last change"
            aria-disabled={!undo.canUndo}
            onClick={undo.undo}
            className="companion__tool"
          >
            <Icon of={undoArrow} />
            <span>Undo</span>
          </button>
          <Link href="/companion" aria-label="Another box" className="companion__tool">
            <Icon of={swap} />
            <span>Another box</span>
          </Link>
          <button type="button" aria-label="Rules" className="companion__tool" onClick={() => setBook('rules')}>
            <Icon of={ruleBook} />
            <span>Rules</span>
          </button>
          <button type="button" aria-label="Settings" className="companion__tool" onClick={() => setSheet(true)}>
            <Icon of={cog} />
            <span>Settings</span>
          </button>
        </nav>
      </header>
      <main className="companion__main" id="main">
        {(wide ? tabs : [here]).map(({ id, title, body }) => (
          <section key={id} className={`companion__panel companion__panel--${id}`} aria-label={title}>
            {body}
          </section>
        ))}
      </main>
      {!wide && (
        <nav className="companion__tabs" aria-label="Parts">
          {tabs.map(({ id, title, icon }) => (
            <button
              key={id}
              type="button"
              aria-current={id === here.id ? 'page' : undefined}
              onClick={() => set({ tab: id })}
            >
              <Icon of={icon} />
              {title}
            </button>
          ))}
        </nav>
      )}
      {book && (
        <Suspense fallback={null}>
          <BooksSheet slug={slug} book={book} close={() => setBook(null)} />
        </Suspense>
      )}
      {sheet && <PartsSheet parts={parts} startOver={startOver} close={() => setSheet(false)} />}
    </div>
  )
}

const FIRST = { tab: '' }
