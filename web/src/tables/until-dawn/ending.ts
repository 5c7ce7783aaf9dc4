import { clockTime, type View } from '@holdout/until-dawn/table'
import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'

/** Who is alive at dawn, as a badge and after "dawn". */
const SAVED: Readonly<Record<string, readonly [badge: string, dawn: string]>> = {
  perfect: ['Rebecca and Jasper are alive', 'with Rebecca and Jasper'],
  'rebecca-only': ['Rebecca is alive', 'with Rebecca'],
  'jasper-only': ['Jasper is alive', 'with Jasper'],
  alone: ['Alone', 'alone'],
}

/** The time of the night, how far dawn was, and what still stood. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, won, view, names } = ended
  const { id, tier, facts } = outcome
  const at = clockTime(view.time, view.night)
  const left = view.night - view.time
  const stood = `${quantity(Number(facts.entrances), 'entrance')} still stood.`
  const kind = String(view.night)
  if (won) {
    const [badge, dawn] = SAVED[id] ?? [badgeOf(ended), 'alive']
    return {
      badge,
      headline: 'Dawn.',
      line: `${plain(outcome.text, names)} ${stood}`,
      mark: { kind, score: 100 + tier, say: `dawn ${dawn}` },
      share: `I reached dawn ${dawn}.`,
      picture: `end-won.svg#${id}`,
    }
  }
  const headline =
    id === 'bitten' ? `John turned at ${at}.` : id === 'overrun' ? `Overrun at ${at}.` : `You gave up at ${at}.`
  const before = left > 0 ? `${quantity(left, 'half hour')} from dawn` : 'in the last attack before dawn'
  const shared = id === 'bitten' ? 'John turned' : id === 'overrun' ? 'I was overrun' : 'I gave up'
  return {
    badge: badgeOf(ended),
    headline,
    line: `${left > 0 ? `${before}.` : 'In the last attack before dawn.'} ${stood}`,
    mark: { kind, score: view.time, say: at },
    share: `${shared} at ${at}, ${before}.`,
    // Only an overrun cabin has a zombie in its door.
    picture: id === 'overrun' ? 'end-lost.svg' : 'end-lost.svg#held',
  }
}
