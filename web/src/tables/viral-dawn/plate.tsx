import type { Move, PlayerView } from '@holdout/viral-dawn/table'
import { Face } from '../../parts/face.tsx'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { useChoosing } from '../../table/choosing.ts'
import { useDrawn } from './drawn.ts'
import { text } from './text.ts'

/** A player: badge, name, lost turns, cards in hand. It moves from place to place; the laid cards stay. */
export function Plate({ place }: { readonly place: number }) {
  const { view, names } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const player = view.players[index]
  return (
    <header className="vd-plate" data-travel={`plate:${seat}`} data-at={place}>
      <SeatBadge place={index} />
      <Face name={names[seat]} />
      <strong className="vd-plate__name">{names[seat]}</strong>
      <Tokens player={player} />
      <span className="vd-plate__hand">
        <span className="vd-plate__backs" aria-hidden="true">
          {Array.from({ length: player.cards }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        <b aria-hidden="true">{player.cards}</b>
        <span className="visually-hidden">{text.plate.cards(player.cards)}</span>
      </span>
    </header>
  )
}

function Tokens({ player }: { readonly player: PlayerView }) {
  const { view, winner } = useDrawn()
  const { draft } = useChoosing()
  const { seat, owes } = player
  const doing = winner === seat ? text.plate.safe : doingNow(view, seat)
  const aimed = aimedAt(draft as Move | null, seat)
  const tokens: [string, string][] = []
  if (aimed) tokens.push(['aim', aimed])
  if (doing) tokens.push([ATTACKS.has(doing) ? 'attack' : 'turn', doing])
  if (owes > 0) tokens.push(['lost', text.plate.skips(owes)])
  return tokens.map(([kind, words]) => (
    <span key={kind} className="vd-token" data-kind={kind}>
      {words}
    </span>
  ))
}

const {
  answers,
  playsQueen,
  playsKing,
  playsJack,
  takes,
  hasJoker,
  deciding,
  playsJoker,
  jokerNext,
  pays,
  onTurn: active,
} = text.plate
const ATTACKS: ReadonlySet<string> = new Set([playsQueen, playsKing, playsJack, playsJoker, takes])

/** What the move that waits for confirmation does to the player. */
function aimedAt(move: Move | null, seat: string): string | null {
  if (move?.move === 'swap' && move.with === seat) return text.plate.newPlace
  return (move?.move === 'jack' || move?.move === 'king') && move.on === seat ? text.place.target : null
}

/** What the player is doing, as all viewers can see it. */
function doingNow({ question: q, onTurn }: ReturnType<typeof useDrawn>['view'], seat: string): string | null {
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
  return seat === onTurn ? active : null
}
