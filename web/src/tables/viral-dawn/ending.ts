import type { View } from '@holdout/viral-dawn/table'
import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'
import { splitsOf, whenOf } from './standings.ts'

/** Who reached the Safe Zone, and how many cards the others were short. There are no places behind the winner. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, me, won, seats, names, view } = ended
  const { winners, facts } = outcome
  const { lap } = whenOf(view)
  const short = (seat: string): number | null => view.places.find(place => place.seat === seat)?.short ?? null
  const near = (seat: string): string => {
    const cards = short(seat)
    return cards === null ? 'past the Safe Zone' : `${quantity(cards, 'card')} short`
  }
  const one = winners.length === 1 ? winners[0] : null
  const headline =
    me !== null && won && one === me
      ? Number(facts.games) === 1
        ? 'You reached the Safe Zone.'
        : 'You won the match.'
      : plain(outcome.text, names)
  const rivals = seats.filter(seat => seat !== me && !winners.includes(seat))
  const nearest = rivals.toSorted((a, b) => (short(a) ?? 99) - (short(b) ?? 99))[0]
  const line =
    me !== null && !won
      ? `You were ${near(me)}.`
      : nearest === undefined
        ? null
        : `${names[nearest]} was ${near(nearest)}.`
  return {
    badge: badgeOf(ended),
    headline,
    line: [line, `It took ${quantity(lap, 'lap')}.`].filter(Boolean).join(' '),
    mark:
      me === null
        ? null
        : {
            kind: String(seats.length),
            score: won ? 100 - Math.min(lap, 99) : -(short(me) ?? 99),
            say: won ? `won in ${quantity(lap, 'lap')}` : near(me),
          },
    ...(Number(facts.games) === 1 ? { facts: scoreOf(ended) } : {}),
  }
}

/** The score of a single game: how far each player came. */
function scoreOf({ outcome, view }: Ended<View>): Ended['outcome']['facts'] {
  const single = Object.entries(outcome.facts).filter(([name]) => !name.startsWith('wins-') && name !== 'games')
  const splits = splitsOf(view, view.last?.winner ?? null)
  const each = view.places.flatMap(({ seat, short }, place) => [
    [`${seat} miles`, splits[place].miles],
    [`${seat} short`, short ?? 'too far'],
  ])
  return Object.fromEntries([...single, ...each])
}
