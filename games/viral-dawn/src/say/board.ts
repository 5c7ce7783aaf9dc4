import { type Phrase, say } from '@holdout/engine'
import { capital, capitalized, form, listed, player, quantity, whose } from '@holdout/words'
import text from '../data/text.en.json' with { type: 'json' }
import type { How } from '../state.ts'
import type { PlaceView, View } from '../view/index.ts'
import { standingOf } from '../view/standing.ts'
import { card, milesListed, titleOfPlace } from './parts.ts'
import { needsOf } from './standing.ts'

/** The table in sentences. */
export function boardOf(v: View): { title: string; text: Phrase }[] {
  const { players, places } = v
  const mine = players.find(other => other.seat === v.me)
  const rows: { title: string; text: Phrase }[] = [
    { title: 'Match', text: matchLine(v) },
    {
      title: 'Turn',
      text: say`${whose(v.onTurn)} turn: turn ${v.turns + 1}, lap ${Math.floor(v.turns / players.length) + 1}.${v.firstLap ? ' No attacks in the first lap.' : ''}`,
    },
    ...places.map((at, i) => ({ title: capital(titleOfPlace(i)), text: placeLine(v, at) })),
    {
      title: 'Piles',
      text: v.discard
        ? say`${quantity(v.draw, 'card')} in the draw pile, ${v.discard} in the discard pile with ${card(v.discarded[v.discarded.length - 1])} on top.`
        : say`${quantity(v.draw, 'card')} in the draw pile, none in the discard pile.`,
    },
  ]
  if (mine)
    rows.push({
      title: 'Your hand',
      text: v.hand.length ? capitalized(say`${listed(v.hand.map(card))}.`) : say`Empty.`,
    })
  if (v.last) rows.push({ title: `Game ${v.last.game}`, text: lastLine(v.last) })
  return rows
}

function matchLine(v: View): Phrase {
  const score = v.players.map(({ seat, wins }): Phrase => say`${player(seat)} (${wins})`)
  return say`Game ${v.game}; ${quantity(v.winsNeeded, 'win')} needed. Games won: ${listed(score)}. Dealer: ${player(v.dealer)}.`
}

function placeLine(v: View, at: PlaceView): Phrase {
  const occupant = v.players.find(other => other.seat === at.seat) as View['players'][number]
  const you = at.seat === v.me ? form(at.seat, ' (you)', '') : ''
  const owes = occupant.owes ? say`, ${form(at.seat, 'loses', 'lose')} ${quantity(occupant.owes, 'turn')}` : ''
  const sits = say`${player(at.seat)}${you}, ${quantity(occupant.cards, 'card')} in hand${owes}.`
  if (at.laid.length === 0) return say`${sits} Nothing laid.`
  return say`${sits} Laid: ${listed(at.laid.map(card))}. ${needsOf(standingOf(at.laid, v.options['expert-tens']))}${shortLine(at.short)}`
}

function shortLine(short: number | null): string {
  if (short === 0) return ''
  if (short === null) return ' Purge a card first.'
  return short === 1 ? ' 1 more card can win.' : ` At least ${quantity(short, 'more card')} needed.`
}

function lastLine(last: NonNullable<View['last']>): Phrase {
  if (last.winner === null) return say`Overrun: no winner.`
  return say`Won by ${player(last.winner)} ${text.hows[last.how as How]}: ${listed(last.resources.map(card))} as resources, ${listed(milesListed(last.miles, last.counts))} as miles.`
}
