import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'

/** Survivors saved, or the round in which the night was lost. */
export function ending(ended: Ended): Ending {
  const { outcome, won, seats, names } = ended
  const { facts } = outcome
  const saved = quantity(Number(facts.survivors ?? 0), 'Survivor')
  const said = plain(outcome.text, names)
  const kind = String(seats.length)
  if (won)
    return {
      badge: 'Team win',
      headline: seats.length > 1 ? `Daylight. All ${seats.length} of you.` : 'Daylight.',
      line: `${saved} saved. Legend of the night: ${names[String(facts.legend)] ?? '–'}.`,
      mark: { kind, score: 100 + Number(facts.survivors ?? 0), say: `${saved} saved` },
      picture: `end-won.svg#players-${seats.length}`,
    }
  const round = Number(facts.round ?? 0)
  return {
    badge: badgeOf(ended),
    headline: `The night took you in round ${round}.`,
    line: said,
    mark: { kind, score: round, say: `round ${round}` },
    picture: outcome.id === 'lost-death' ? 'end-lost.svg' : 'end-lost.svg#nobody-died',
  }
}
