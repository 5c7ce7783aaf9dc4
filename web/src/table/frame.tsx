import cards from 'icon:card-pickup'
import cog from 'icon:cog'
import ruleBook from 'icon:rule-book'
import scroll from 'icon:scroll-unfurled'
import { type CSSProperties, lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { atTable } from '../client/text-size.ts'
import { Icon } from '../parts/icon.tsx'
import { tableText } from '../text/table.ts'
import { Announcer } from './announcer.tsx'
import { Clocks } from './clocks.tsx'
import { Hits } from './notices.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useOverlays } from './overlays.ts'
import { Prompt, type PromptWords } from './prompt.tsx'
import { useSession } from './session.ts'
import { UnshownProvider } from './shown-log.ts'
import { useSounds } from './sounds.ts'
import { useSkipKey } from './stage/use-skip-key.ts'
import { useStage } from './stage/use-stage.ts'
import './frame.css'

const Stage = lazy(() => import('./stage/stage.tsx'))
const LogList = lazy(async () => ({ default: (await import('./log-list.tsx')).LogList }))
const LogDrawer = lazy(() => import('./log-drawer.tsx'))

/**
 * The frame of all tables: the night track on top, the board, the prompt with its buttons, the hand within thumb's
 * reach. The log is a drawer over the board.
 */
export function TableFrame(props: {
  /** The track in the top bar: how far the night has progressed. */
  readonly night: ReactNode
  readonly children: ReactNode
  /** Hand, gear and actions, below the prompt. */
  readonly hand?: ReactNode
  /** A column beside the board, with the log below it. Narrow windows have no room for it. */
  readonly side?: ReactNode
  /** Text for the prompt while a move is chosen in several steps. */
  readonly prompt?: PromptWords
  readonly className?: string
  /**
   * During a playback of the table's own: how many of the newest log lines are not shown yet. The log and the end panel
   * wait for them.
   */
  readonly playback?: { readonly unshown: number; skip(): void } | null
}) {
  const { state, mode, module, open } = useSession()
  const { notice, hits, shown, logOpen } = useOverlays()
  const staged = useStage()
  const playback = staged ?? props.playback ?? null
  const unshown = playback?.unshown ?? null
  const telling = playback === null ? null : (state.log.at(-1 - playback.unshown) ?? null)
  const covered = staged?.now?.act.covers === true
  useSkipKey(playback?.skip ?? null)
  useSounds(unshown)
  const online = useOnlineParts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported again for each scene
  useLayoutEffect(() => shown(unshown), [shown, unshown, state.scene])
  useLayoutEffect(atTable, [])
  const dock = useRef<HTMLElement>(null)
  /** Whether the dock was scrolled. To ask the dock itself would lay out the table at each move. */
  const scrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision starts with its question
  useLayoutEffect(() => {
    if (!dock.current || !scrolled.current) return
    dock.current.scrollTop = 0
    scrolled.current = false
  }, [state.scene.seq])
  return (
    <UnshownProvider value={unshown ?? 0}>
      <div
        className={`frame ${props.className ?? ''}`}
        data-mode={mode}
        data-game={state.slug}
        data-seq={state.scene.seq}
        data-phase={state.phase.kind}
      >
        <header className="frame__top">
          <div className="frame__name">
            <Link href="/" className="frame__home" aria-label={tableText.frame.home}>
              <span aria-hidden="true">‹</span>
              <b>HOLDOUT</b>
            </Link>
            <h1 title={state.title} style={{ '--letters': lettersOf(state.title) } as CSSProperties}>
              {state.title}
            </h1>
          </div>
          <div className="frame__night">{props.night}</div>
          <nav className="frame__menu" aria-label={tableText.frame.menuBar}>
            {online?.menu}
            <MenuButton icon={ruleBook} label={tableText.frame.rules} press={() => open({ kind: 'rules' })} />
            {module.loadCounts && (
              <MenuButton icon={cards} label={tableText.frame.counts} press={() => open({ kind: 'counts' })} />
            )}
            <MenuButton
              icon={scroll}
              label={tableText.frame.log}
              expanded={logOpen}
              press={() => open({ kind: 'log' })}
            />
            <MenuButton icon={cog} label={tableText.frame.menu} press={() => open({ kind: 'menu' })} />
          </nav>
        </header>
        {logOpen && (
          <Suspense fallback={null}>
            <LogDrawer />
          </Suspense>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <main className="frame__board" aria-label={tableText.frame.board} tabIndex={0} inert={covered}>
          {props.children}
        </main>
        {notice}
        {mode === 'play' && (
          <section
            ref={dock}
            className="frame__dock"
            aria-label={tableText.frame.yourMove}
            inert={covered}
            onScroll={() => {
              scrolled.current = true
            }}
          >
            <Clocks answered={props.prompt?.answered ?? false} />
            <Prompt words={props.prompt} telling={telling} />
            {props.hand}
          </section>
        )}
        {mode === 'review' && props.hand && (
          <section className="frame__dock" aria-label={tableText.frame.hand}>
            {props.hand}
          </section>
        )}
        {props.side && (
          <aside className="frame__side" aria-label={tableText.frame.playersAndLog}>
            {props.side}
            {hits && <Hits lines={hits} names={state.names} />}
            <Suspense fallback={null}>{online ? online.aside(<LogList />) : <LogList />}</Suspense>
          </aside>
        )}
        <Announcer />
        {staged && (
          <Suspense fallback={null}>
            <Stage staged={staged} />
          </Suspense>
        )}
      </div>
    </UnshownProvider>
  )
}

/** The letters of the longer line, if the title is broken into two lines as evenly as possible. */
function lettersOf(title: string): number {
  const words = title.split(' ')
  const ways = words.map((_, i) => [words.slice(0, i), words.slice(i)].map(line => line.join(' ').length))
  return Math.max(8, Math.min(...ways.map(lines => Math.max(...lines))))
}

function MenuButton({
  icon,
  label,
  expanded,
  press,
}: {
  readonly icon: string
  readonly label: string
  /** Whether the part that it opens and closes is open. */
  readonly expanded?: boolean
  readonly press: () => void
}) {
  return (
    <button type="button" className="frame__menu-button" aria-label={label} aria-expanded={expanded} onClick={press}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  )
}
