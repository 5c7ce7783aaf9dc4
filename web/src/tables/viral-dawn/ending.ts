import type { View } from '@holdout/viral-dawn/table'
import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending, type EndTable } from '../../table/end/ending.ts'
import { splitsOf, whenOf } from './standings.ts'

/** Who reached the Safe Zone, and how many cards the others were short. There are no places behind the winner. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, me, won, seats, names, view } = ended
  const { winners, facts } = outcome
  const { lap } = whenOf(view)
  const laps = quantity(lap, 'lap')
  const near = (seat: string): string => {
    const cards = shortOf(view, seat)
    return cards === null ? 'past the Safe Zone' : `${quantity(cards, 'card')} short`
  }
  const single = Number(facts.games) === 1
  const alone = me !== null && winners.length === 1 && winners[0] === me
  const headline = alone ? (single ? 'You reached the Safe Zone.' : 'You won the match.') : plain(outcome.text, names)
  const rivals = seats.filter(seat => seat !== me && !winners.includes(seat))
  const nearest = rivals.toSorted((a, b) => (shortOf(view, a) ?? 99) - (shortOf(view, b) ?? 99))[0]
  const line =
    me !== null && !won
      ? `You were ${near(me)}.`
      : nearest === undefined
        ? null
        : `${names[nearest]} was ${near(nearest)}.`
  return {
    badge: badgeOf(ended),
    headline,
    line: [line, `It took ${laps}.`].filter(Boolean).join(' '),
    chips: [
      ...(single ? [] : [`${quantity(Number(facts.games), 'game')} played`]),
      quantity(Number(facts.turns), 'turn'),
      HOW[String(facts.how)] ?? String(facts.how),
    ],
    table: roadOf(ended, single),
    mark:
      me === null
        ? null
        : {
            kind: String(seats.length),
            score: won ? 100 - Math.min(lap, 99) : -(shortOf(view, me) ?? 99),
            say: won ? `won in ${laps}` : near(me),
          },
    share:
      me === null
        ? headline
        : won
          ? `I reached the Safe Zone in ${laps}, ahead of ${quantity(seats.length - winners.length, 'rival')}.`
          : `I was ${near(me)} when ${winners.map(seat => names[seat] ?? seat).join(' and ')} reached the Safe Zone.`,
  }
}

const HOW: Readonly<Record<string, string>> = {
  laying: 'Won by laying a card',
  purging: 'Won by purging',
  king: 'Won with a King',
  'reversed-king': 'Won with a reversed King',
  'rivals-king': "Won by a rival's King",
  'reversed-king-excess': 'Won with a reversed King',
  penalty: 'Won by a penalty',
  overrun: 'Overrun by zombies',
}

/** The cards a player was short; null: past the Safe Zone. */
export function shortOf(view: View, seat: string): number | null {
  return view.places.find(place => place.seat === seat)?.short ?? null
}

/** How far each player came, the nearest to the Safe Zone first. */
function roadOf({ outcome, view }: Ended<View>, single: boolean): EndTable {
  const splits = splitsOf(view, view.last?.winner ?? null)
  const won = (seat: string): number => Number(outcome.winners.includes(seat))
  const rows = view.places
    .map(({ seat, short }, place) => ({ seat, short: short ?? 99, miles: splits[place].miles }))
    .toSorted((a, b) => won(b.seat) - won(a.seat) || a.short - b.short)
  return {
    title: single ? 'How far you got' : 'Games won',
    note: 'cards missing to the Safe Zone',
    players: {
      heads: ['Miles', 'Short', ...(single ? [] : ['Games'])],
      rows: rows.map(({ seat, short, miles }) => ({
        seat,
        cells: [
          miles,
          won(seat) && single ? 'safe' : short === 99 ? 'past' : short,
          ...(single ? [] : [Number(outcome.facts[`wins-${seat}`])]),
        ],
      })),
    },
  }
}
