import undoArrow from 'icon:anticlockwise-rotation'
import cog from 'icon:cog'
import swap from 'icon:cycle'
import ruleBook from 'icon:rule-book'
import crate from 'icon:wooden-crate'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useStored } from '../../companion/stored-state.ts'
import { useWakeLock } from '../../companion/wake-lock.ts'
import { Icon } from '../../parts/icon.tsx'
import { useArrival } from '../../parts/use-arrival.ts'
import { BoxTab } from './box-tab.tsx'
import { PartsSheet } from './parts-sheet.tsx'
import type { Parts } from './use-parts.ts'
import { useWide } from './use-wide.ts'
import './companion.css'
import { commonText } from '../../text/common.ts'
import { companionText } from '../../text/companion.ts'

const BooksSheet = lazy(() => import('./books-sheet.tsx'))

interface Tab {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly body: ReactNode
  /** The feature that hides the tab when it is off; without one the tab always shows. */
  readonly part?: string
}

/** The frame of all companions: a menu, the trackers, and tabs at the bottom. Wide screens show all tabs at once. */
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
  /** The trackers. The tab with setup, books and aid is added. */
  readonly tabs: readonly Tab[]
  /** The part above the setup that only this game has. */
  readonly boxExtra?: ReactNode
  readonly parts: Parts
  readonly undo: { readonly canUndo: boolean; readonly undo: () => void }
  readonly startOver: () => void
  readonly className?: string
}) {
  const heading = useArrival(companionText.pageTitle(title))
  const wide = useWide()
  const [sheet, setSheet] = useState(false)
  const [book, setBook] = useState<'rules' | 'cards' | null>(null)
  const { state, set } = useStored(`companion:${slug}:tab`, FIRST)
  useWakeLock(parts.isOn('awake'))
  const tabs = [
    ...own.filter(({ part }) => part === undefined || parts.isOn(part)),
    {
      id: 'box',
      title: companionText.box,
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
          {title} <small>{companionText.companion}</small>
        </h1>
        <nav className="companion__menu" aria-label={companionText.menu}>
          <button
            type="button"
            aria-label={companionText.undoLabel}
            aria-disabled={!undo.canUndo}
            onClick={undo.undo}
            className="companion__tool"
          >
            <Icon of={undoArrow} />
            <span>{companionText.undo}</span>
          </button>
          <Link href="/companion" aria-label={companionText.otherGame} className="companion__tool">
            <Icon of={swap} />
            <span>{companionText.otherGame}</span>
          </Link>
          <button
            type="button"
            aria-label={commonText.rules}
            className="companion__tool"
            onClick={() => setBook('rules')}
          >
            <Icon of={ruleBook} />
            <span>{commonText.rules}</span>
          </button>
          <button
            type="button"
            aria-label={commonText.settings}
            className="companion__tool"
            onClick={() => setSheet(true)}
          >
            <Icon of={cog} />
            <span>{commonText.settings}</span>
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
        <nav className="companion__tabs" aria-label={companionText.parts}>
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
