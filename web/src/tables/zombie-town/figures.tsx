import type { Seat } from '@holdout/engine'
import { FULL, type GunView, type View } from '@holdout/zombie-town/table'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { lengthOf } from '../../table/stage/pace.ts'
import { bulletsOf, colorOf, happened, letterOf, type News, titleOf } from './data.ts'
import { Drawing } from './drawing.tsx'
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
      <Drawing of="pawn" />
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

/** How long a step takes, in ms, and how high it hops, in px. */
const STEP = 160
const HOP = 6

function hop(element: HTMLElement | null, way: readonly string[]): void {
  const square = element?.closest<HTMLElement>('.zt-town')?.querySelector<HTMLElement>('.zt-square')
  if (!element || !square || document.documentElement.dataset.motion === 'off') return
  const end = middleOf(way[way.length - 1])
  const at = (x: number, y: number, up: number): string =>
    `${(x - end.x) * square.offsetWidth}px ${(y - end.y) * square.offsetHeight - up}px`
  const translate = way.map(middleOf).flatMap(({ x, y }, i, all) => {
    const next = all[i + 1]
    return next ? [at(x, y, 0), at((x + next.x) / 2, (y + next.y) / 2, HOP)] : [at(x, y, 0)]
  })
  element.animate?.({ translate }, { duration: lengthOf(STEP) * (way.length - 1), easing: 'linear' })
}

/** Where the bodies of a crowd stand, in hundredths of a square. Nobody moves when another one leaves. */
const STANDS = [
  [0, 4],
  [20, 12],
  [-20, 8],
  [10, -16],
  [-11, -18],
  [31, -8],
] as const
const SHAPES = 10

/** The zombies at one place, a body each. During the zombie phase, moved ones lie on the ground. */
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
  const seed = at.charCodeAt(0) * 3 + Number(at.slice(1)) * 7
  return (
    <span className="zt-zombies" aria-hidden="true">
      {STANDS.slice(0, count).map(([x, y], i) => {
        const isLast = i === count - 1
        const style = {
          '--in-x': x,
          '--in-y': y,
          '--shape': (seed + i * 3) % SHAPES,
          ...(from && isLast ? { '--dx': from.x - to.x, '--dy': from.y - to.y } : {}),
        }
        return (
          <i
            key={come && isLast ? `from ${come.from}` : i}
            className={`${phase && i >= count - moved ? 'is-moved' : ''} ${come && isLast ? 'is-coming' : ''}`}
            style={style as CSSProperties}
          />
        )
      })}
      {(count > 2 || (phase && moved > 0)) && (
        <b>{phase && moved > 0 ? text.moved(moved, count) : `${count}${count >= FULL ? text.places.full : ''}`}</b>
      )}
    </span>
  )
}

/** A gun with its bullets. */
export function Gun({ gun }: { readonly gun: GunView }) {
  const { left, of } = bulletsOf(gun)
  return (
    <span className={`zt-gun ${left === 0 ? 'is-empty' : ''}`} data-names={gun.card}>
      <Drawing of={gun.card} />
      <b>{titleOf(gun.card)}</b>
      <span>{text.gear.count(left, of)}</span>
    </span>
  )
}

export function Hearts({ health }: { readonly health: number }) {
  return (
    <span className="zt-hearts" role="img" aria-label={text.gear.health(health)}>
      {[1, 2, 3, 4].map(i => (
        <span key={i} className={i <= health ? '' : 'is-lost'}>
          <Drawing of="heart" />
        </span>
      ))}
    </span>
  )
}
