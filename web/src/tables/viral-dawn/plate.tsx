import type { PlayerView } from '@holdout/viral-dawn/table'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { inWords } from './advice.ts'
import { useDrawn } from './drawn.ts'

/** A player: sign, name, what is owed, how many cards are held. It travels from place to place; the laid cards stay. */
export function Plate({ place }: { readonly place: number }) {
  const { view, names } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const player = view.players[index]
  return (
    <header className="vd-plate" data-travel={`plate:${seat}`} data-at={place}>
      <SeatBadge place={index} />
      <strong className="vd-plate__name">{names[seat]}</strong>
      <Tokens player={player} place={place} />
      <span className="vd-plate__hand">
        <span className="vd-plate__backs" aria-hidden="true">
          {Array.from({ length: player.cards }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        <b aria-hidden="true">{player.cards}</b>
        <span className="visually-hidden">{player.cards === 1 ? '1 card' : `${player.cards} cards`} in hand</span>
      </span>
    </header>
  )
}

function Tokens({ player, place }: { readonly player: PlayerView; readonly place: number }) {
  const { view, help, winner } = useDrawn()
  const { seat, owes } = player
  const doing = winner === seat ? 'Safe Zone!' : doingNow(view, seat)
  const tokens: [string, string][] = []
  if (doing) tokens.push([doing.startsWith('plays') || doing.startsWith('takes') ? 'attack' : 'turn', doing])
  if (owes > 0) tokens.push(['lost', owes === 1 ? 'loses a turn' : `loses ${inWords(owes)} turns`])
  if (help && winner === null && view.places[place].short === 1 && seat !== view.me)
    tokens.push(['short', 'one card short'])
  return tokens.map(([kind, words]) => (
    <span key={kind} className="vd-token" data-kind={kind}>
      {words}
    </span>
  ))
}

/** What everybody can see this player doing. */
function doingNow({ question: q, onTurn }: ReturnType<typeof useDrawn>['view'], seat: string): string | null {
  if (q?.asked === 'queen-answer') {
    const turned = q.queens.length % 2 === 1
    const [attacker, target] = turned ? [q.on, q.by] : [q.by, q.on]
    if (seat === target) return 'is to answer'
    if (seat === attacker) return turned ? 'plays the Queen' : q.attack === 'king' ? 'plays the King' : 'plays the Jack'
  }
  if (q?.asked === 'reversal-take' && seat === q.by) return 'takes in return'
  if (q?.asked === 'joker-announce') {
    if (q.announced.includes(seat)) return 'has a Joker'
    if (q.waiting.includes(seat)) return 'is asked'
    return null
  }
  if (q?.asked === 'joker-target' && q.queue.includes(seat)) return q.queue[0] === seat ? 'plays a Joker' : 'Joker next'
  if (q?.asked === 'honour-highest' && q.seat === seat) return 'pays'
  return seat === onTurn ? 'on turn' : null
}
