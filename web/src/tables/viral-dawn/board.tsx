import lock from 'icon:padlock'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { AttackArcs } from './attack.tsx'
import { useDrawn } from './drawn.ts'
import { MatchLine } from './match-line.tsx'
import { OwnPlace } from './own.tsx'
import { DiscardPile, DrawPile } from './piles.tsx'
import { Place, ROW, type Spot } from './place.tsx'
import { Road } from './road.tsx'
import { SinceList } from './since-list.tsx'
import { text } from './text.ts'

/**
 * The road with everything on it and beside it. `front`: the place at the near edge; `near`: how near dawn is, from 0
 * to 1; `look`: opens the discard pile or a place at full size.
 */
export function Board({
  front,
  near,
  look,
}: {
  readonly front: number
  readonly near: number
  look(at: 'discard' | number): void
}) {
  const { view } = useDrawn()
  const players = view.places.length
  const rivals = SPOTS[players].map((spot, i) => ({ spot, place: (front + i + 1) % players, order: i }))
  const beside = (side: Spot['side']) =>
    rivals
      .filter(({ spot }) => spot.side === side)
      .map(({ spot, place, order }) => (
        <Place key={place} place={place} spot={spot} order={order} look={() => look(place)} />
      ))
  const { question, me } = view
  const isHit = question?.asked === 'queen-answer' && (question.queens.length % 2 ? question.by : question.on) === me
  return (
    <div
      className="vd-board always-night"
      data-players={players}
      data-hit={isHit}
      style={{ '--columns': Math.min(ROW, rivals.length) } as CSSProperties}
    >
      <Road near={near} />
      <MatchLine />
      <AttackArcs />
      <div className="vd-side" data-side="left">
        {beside('left')}
      </div>
      <div className="vd-side" data-side="right">
        {beside('right')}
        {players < 5 && <SinceList />}
        {view.firstLap && (
          <p className="vd-lock">
            <Icon of={lock} />
            {text.center.locked}
          </p>
        )}
      </div>
      <DrawPile />
      <DiscardPile look={() => look('discard')} />
      <OwnPlace place={front} />
    </div>
  )
}

/** The spots of the rivals by the number of players, clockwise from the viewer's left. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: [at('left', 0)],
  3: [at('left', 0), at('right', 0)],
  4: [at('left', 1), at('left', 0), at('right', 0)],
  5: [at('left', 1), at('left', 0), at('right', 0), at('right', 1)],
  6: [at('left', 2), at('left', 1), at('left', 0), at('right', 0), at('right', 1)],
}

function at(side: Spot['side'], row: number): Spot {
  return { side, row }
}
