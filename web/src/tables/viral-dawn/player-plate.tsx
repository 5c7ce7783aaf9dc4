import type { Move, PlayerView } from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import { Plate } from '../../board/plate.tsx'
import { useChoosing } from '../../table/choosing.ts'
import { useDrawn } from './drawn.ts'
import { text } from './text.ts'

/** The plate of the player at a place. It moves from place to place; the laid cards stay. */
export function PlayerPlate(props: {
  readonly place: number
  /** The viewer sees their hand: its count is not on the plate. */
  readonly own?: boolean
  readonly children?: ReactNode
}) {
  const { place, own = false, children } = props
  const { view, names } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const player = view.players[index]
  return (
    <Plate
      seat={index}
      name={names[seat]}
      cards={own && seat === view.me ? null : player.cards}
      says={text.plate.cards(player.cards)}
      tags={useTags(player)}
      data-travel={`plate:${seat}`}
      data-at={place}
      data-ms="700"
    >
      {children}
    </Plate>
  )
}

/** What holds for the player now: aimed at, acting, owing turns. */
function useTags(player: PlayerView): readonly { kind: string; words: string }[] {
  const { view, winner, narrow } = useDrawn()
  const { draft } = useChoosing()
  const { seat, owes } = player
  const doing = winner === seat ? text.plate.safe : doingNow(view, seat)
  const aimed = aimedAt(draft as Move | null, seat)
  return [
    ...(aimed ? [{ kind: 'aim', words: aimed }] : []),
    ...(doing ? [{ kind: ATTACKS.has(doing) ? 'attack' : 'turn', words: doing }] : []),
    ...(owes > 0 ? [{ kind: 'lost', words: narrow ? text.plate.skipsOnPhone(owes) : text.plate.skips(owes) }] : []),
  ]
}

const { answers, playsQueen, playsKing, playsJack, takes, hasJoker, deciding, playsJoker, jokerNext, pays } = text.plate
const ATTACKS: ReadonlySet<string> = new Set([playsQueen, playsKing, playsJack, playsJoker, takes])

/** What the move that waits for confirmation does to the player. */
function aimedAt(move: Move | null, seat: string): string | null {
  if (move?.move === 'swap' && move.with === seat) return text.plate.newPlace
  return (move?.move === 'jack' || move?.move === 'king') && move.on === seat ? text.place.target : null
}

/** What the player is doing, as all viewers can see it. */
function doingNow({ question: q }: ReturnType<typeof useDrawn>['view'], seat: string): string | null {
  if (q?.asked === 'queen-answer') {
    const turned = q.queens.length % 2 === 1
    const [attacker, target] = turned ? [q.on, q.by] : [q.by, q.on]
    if (seat === target) return answers
    if (seat === attacker) return turned ? playsQueen : q.attack === 'king' ? playsKing : playsJack
  }
  if (q?.asked === 'reversal-take' && seat === q.by) return takes
  if (q?.asked === 'joker-announce') {
    if (q.announced.includes(seat)) return hasJoker
    if (q.waiting.includes(seat)) return deciding
    return null
  }
  if (q?.asked === 'joker-target' && q.queue.includes(seat)) return q.queue[0] === seat ? playsJoker : jokerNext
  if (q?.asked === 'honor-highest' && q.seat === seat) return pays
  return null
}
