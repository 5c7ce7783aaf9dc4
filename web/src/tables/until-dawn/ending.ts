import { plain, quantity } from '@holdout/engine'
import { clockTime, type View } from '@holdout/until-dawn/table'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'

const SAVED: Readonly<Record<string, string>> = {
  perfect: 'Rebecca and Jasper are alive',
  'rebecca-only': 'Rebecca is alive',
  'jasper-only': 'Jasper is alive',
  alone: 'Alone',
}

/** The time of the night, how far dawn was, and what still stood. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, won, view, names } = ended
  const { id, tier, facts } = outcome
  const at = clockTime(view.time, view.night)
  const left = view.night - view.time
  const stood = `${quantity(Number(facts.entrances), 'entrance')} still stood.`
  const kind = String(view.night)
  if (won)
    return {
      badge: SAVED[id] ?? badgeOf(ended),
      headline: 'Dawn.',
      line: `${plain(outcome.text, names)} ${stood}`,
      mark: { kind, score: 100 + tier, say: `dawn, ${(SAVED[id] ?? 'alive').toLowerCase()}` },
    }
  const headline =
    id === 'bitten' ? `John turned at ${at}.` : id === 'overrun' ? `Overrun at ${at}.` : `You gave up at ${at}.`
  return {
    badge: badgeOf(ended),
    headline,
    line: `${left > 0 ? `${quantity(left, 'half hour')} from dawn.` : 'In the last attack before dawn.'} ${stood}`,
    mark: { kind, score: view.time, say: at },
  }
}
