import { quantity } from '@holdout/words'
import type { View } from '@holdout/zombie-town/table'
import { type Ended, type Ending, type EndPlayer, type EndTable, plainEnding } from '../../table/end/ending.ts'
import { endText, ordinal } from '../../text/end.ts'
import { placesIn } from './standings.ts'

const PARTS = ['kills', 'barricades', 'survivors', 'guns', 'houses', 'points'] as const
const HEADS = ['Kills', 'Walls', 'Surv.', 'Guns', 'Houses', 'Points']

/** Place and margin in points; a dead player has no place. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, me, won, seats } = ended
  const { facts } = outcome
  const told = plainEnding(ended)
  const line = told.line?.split(' Points:')[0] ?? null
  const table = scoreOf(ended)
  const part = (name: string): number => Number(facts[`${me} ${name}`] ?? 0)
  const died = me === null ? undefined : facts[`${me} died`]
  if (died !== undefined)
    return {
      badge: 'Lost · dead',
      headline: `You died on day ${died}.`,
      line,
      chips: [],
      table,
      mark: told.mark && { ...told.mark, score: 0, say: `died on day ${died}` },
      share: `I died on day ${died} of ${facts.day}.`,
    }
  const place = placesIn(ended).find(({ seat }) => seat === me)?.place
  const badge = won || place === undefined ? told.badge : endText.placeOf(place, seats.length)
  const share = place === undefined ? told.share : endText.sharedPlace(place, seats.length, told.mark?.say ?? '')
  // On equal points more kills win, so the second of two equal players has no margin in points.
  const behind = !won && place !== undefined && told.headline === endText.tie(false)
  return {
    ...told,
    badge,
    headline: behind ? `${capitalOf(ordinal(place))} on equal points.` : told.headline,
    line,
    chips:
      me === null
        ? []
        : [
            quantity(part('kills'), 'kill'),
            `${quantity(part('barricades'), 'wall card')} standing`,
            `${quantity(part('survivors'), 'survivor')} alive`,
          ],
    table,
    share,
  }
}

/** "2nd" at the start of a headline. */
function capitalOf(place: string): string {
  return place === '2nd' ? 'Second' : place === '3rd' ? 'Third' : place
}

/** The score of all players, the best first. */
function scoreOf(ended: Ended<View>): EndTable {
  const { facts } = ended.outcome
  const rows = placesIn(ended).map(({ seat }): EndPlayer => {
    const died = facts[`${seat} died`]
    return died === undefined
      ? { seat, cells: PARTS.map(part => Number(facts[`${seat} ${part}`])) }
      : { seat, dead: true, note: `died on day ${died}`, cells: PARTS.map(part => (part === 'points' ? 0 : '–')) }
  })
  return {
    title: 'Score',
    note: 'equal points: more kills win',
    players: { heads: HEADS, rows },
    foot: `Day ${facts.day} was the last. ${quantity(Number(facts.cemetery), 'zombie')} were left in the cemetery.`,
  }
}
