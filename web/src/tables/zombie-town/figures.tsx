import type { Seat } from '@holdout/engine'
import { FULL, type GunView, type View } from '@holdout/zombie-town/table'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { bulletsOf, colorOf, happened, letterOf, type News, titleOf } from './data.ts'
import { ICONS, iconOf } from './icons.ts'
import { text } from './text.ts'
import { middleOf } from './town.ts'

/** The owner of something: color, pattern and letter. */
export function Chip({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <span className={`zt-chip zt-is-${colorOf(view, seat)}`} aria-hidden="true">
      {letterOf(seat)}
    </span>
  )
}

/** A pawn on the map. It hops along the squares it just walked over. */
export function Pawn({ pawn, seat, news }: { readonly pawn: string; readonly seat: Seat; readonly news: News }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const way = trackOf(news, pawn)
    if (way.length > 1) hop(ref.current, way)
  }, [news, pawn])
  const hurt = news.some(({ event }) => event.event === 'wounded' && event.pawn === pawn)
  return (
    <span ref={ref} className={`zt-pawn zt-is-${pawn} ${hurt ? 'is-hurt' : ''}`} aria-hidden="true">
      <Icon of={ICONS.pawn} />
      <b>{letterOf(seat)}</b>
    </span>
  )
}

/** The places a pawn passed in the new events. */
function trackOf(news: News, pawn: string): readonly string[] {
  const way: string[] = []
  for (const { event } of news) {
    if (!('pawn' in event) || event.pawn !== pawn || !('from' in event) || !('to' in event)) continue
    if (way.length === 0) way.push(event.from)
    way.push(event.to)
  }
  return way
}

function hop(element: HTMLElement | null, way: readonly string[]): void {
  if (!element || document.documentElement.dataset.motion === 'off') return
  const style = getComputedStyle(element)
  const each = Number.parseFloat(style.getPropertyValue('--move')) || 260
  const end = middleOf(way[way.length - 1])
  const cell = element.closest<HTMLElement>('.zt-town')?.querySelector<HTMLElement>('.zt-square')?.offsetWidth ?? 44
  const translate = way.map(place => {
    const { x, y } = middleOf(place)
    return `${(x - end.x) * cell}px ${(y - end.y) * cell}px`
  })
  element.animate({ translate }, { duration: each * (way.length - 1), easing: 'ease-in-out' })
}

/** The zombies at one place: one figure and a number. During the zombie phase, moved ones are tilted. */
export function Zombies({
  at,
  count,
  moved,
  phase,
  news,
}: {
  readonly at: string
  readonly count: number
  readonly moved: number
  /** Whether it is the zombie phase: then the moved zombies are marked. */
  readonly phase: boolean
  readonly news: News
}) {
  const come = [...happened(news, 'zombie-moved'), ...happened(news, 'zombie-pushed')].findLast(({ to }) => to === at)
  const from = come && middleOf(come.from)
  const to = middleOf(at)
  const spent = phase && moved === count
  return (
    <span
      key={come ? `from ${come.from}` : 'here'}
      className={`zt-zombies ${count > 1 ? 'is-crowd' : ''} ${spent ? 'is-moved' : ''} ${come ? 'is-coming' : ''}`}
      style={from ? ({ '--dx': from.x - to.x, '--dy': from.y - to.y } as React.CSSProperties) : undefined}
      aria-hidden="true"
    >
      <Icon of={ICONS.zombie} />
      <b>
        {count}
        {count >= FULL && text.places.full}
      </b>
      {phase && moved > 0 && <i>{text.moved(moved, count)}</i>}
    </span>
  )
}

/** A gun with its bullets. */
export function Gun({ gun, className = '' }: { readonly gun: GunView; readonly className?: string }) {
  const { left, of } = bulletsOf(gun)
  return (
    <span className={`zt-gun ${left === 0 ? 'is-empty' : ''} ${className}`} data-names={gun.card}>
      <Icon of={iconOf(gun.card)} />
      <b>{titleOf(gun.card)}</b>
      <Bullets left={left} of={of} />
      {gun.card === 'gun-2-draw-2' && <em>{text.gear.turnsTwo}</em>}
      {left === 0 && <em>{text.gear.empty}</em>}
    </span>
  )
}

function Bullets({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <span className="zt-bullets" role="img" aria-label={text.gear.bullets(left, of)}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < left ? '' : 'is-spent'} />
      ))}
    </span>
  )
}

export function Hearts({ health }: { readonly health: number }) {
  return (
    <span className="zt-hearts" role="img" aria-label={text.gear.health(health)}>
      {[1, 2, 3, 4].map(i => (
        <span key={i} className={i <= health ? '' : 'is-lost'}>
          <Icon of={ICONS.heart} />
        </span>
      ))}
      <b>{health}</b>
    </span>
  )
}
