import cog from 'icon:cog'
import ruleBook from 'icon:rule-book'
import scroll from 'icon:scroll-unfurled'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../parts/icon.tsx'
import { Announcer } from './announcer.tsx'
import { Clocks } from './clocks.tsx'
import { LogList } from './log-list.tsx'
import { useOnlineParts } from './online-parts.ts'
import { Prompt, type PromptWords } from './prompt.tsx'
import { useRoom } from './room.ts'
import { UntoldProvider } from './told.ts'
import './frame.css'

/**
 * The one frame of all tables: the night on top, the board as the hero, the prompt with one sentence and the action, what
 * one holds in thumb's reach, seats and log at the side (on a phone: sheets).
 */
export function TableFrame(props: {
  /** How far the night has got: the track in the top bar. */
  readonly night: ReactNode
  readonly children: ReactNode
  /** A hand, gear, actions: below the prompt, always in reach. */
  readonly hand?: ReactNode
  /** Seats and tracks above the log at the side; on a phone they go where `seatsOnPhone` puts them. */
  readonly side?: ReactNode
  /** Words for the prompt while something is being chosen step by step. */
  readonly prompt?: PromptWords
  readonly className?: string
  /** While the table plays events back: how many of the newest log lines are still to be shown. The log and the end wait for it. */
  readonly playback?: { readonly untold: number } | null
}) {
  const { state, mode, open, notice, shown } = useRoom()
  const untold = props.playback?.untold ?? null
  const online = useOnlineParts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is reported for each scene anew
  useLayoutEffect(() => shown(untold), [shown, untold, state.scene])
  return (
    <UntoldProvider value={untold ?? 0}>
      <div
        className={`frame ${props.className ?? ''}`}
        data-mode={mode}
        data-game={state.slug}
        data-seq={state.scene.seq}
        data-phase={state.phase.kind}
      >
        <header className="frame__top">
          <div className="frame__name">
            <Link href="/" className="frame__home" aria-label="Holdout, home">
              <span aria-hidden="true">‹</span>
              <b>HOLDOUT</b>
            </Link>
            <h1 title={state.title}>{state.title}</h1>
          </div>
          <div className="frame__night">{props.night}</div>
          <nav className="frame__menu" aria-label="Table">
            {online?.menu}
            <MenuButton icon={ruleBook} label="Rules" press={() => open({ kind: 'rules' })} />
            <MenuButton icon={scroll} label="Log" press={() => open({ kind: 'log' })} />
            <MenuButton icon={cog} label="Menu" press={() => open({ kind: 'menu' })} />
          </nav>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <main className="frame__board" aria-label="Board" tabIndex={0}>
          {props.children}
        </main>
        {notice}
        {mode === 'play' && (
          <section className="frame__dock" aria-label="Your move">
            <Clocks />
            <Prompt words={props.prompt} />
            {props.hand}
          </section>
        )}
        {mode === 'review' && props.hand && (
          <section className="frame__dock" aria-label="In hand">
            {props.hand}
          </section>
        )}
        <aside className="frame__side" aria-label="Players and log">
          {props.side}
          <LogList />
        </aside>
        <Announcer />
      </div>
    </UntoldProvider>
  )
}

function MenuButton({ icon, label, press }: { icon: string; label: string; press: () => void }) {
  return (
    <button type="button" className="frame__menu-button" aria-label={label} onClick={press}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  )
}
