import { LAST_ROUND, titleOf, type View } from '@holdout/until-daylight/table'
import { listed, plain, quantity } from '@holdout/words'
import type { Ended, Ending, EndTable } from '../../table/end/ending.ts'

/** The last health of which the line tells that it was close. */
const CLOSE = 2

/** Survivors saved, or the round in which the night was lost. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, won, seats, names, view } = ended
  const { facts, id } = outcome
  const rescued = Number(facts.survivors ?? 0)
  const saved = quantity(rescued, 'Survivor')
  const kind = String(seats.length)
  const legend = String(facts.legend)
  const xp = view.players.find(({ seat }) => seat === legend)?.experience ?? 0
  const title = (seat: string): string => {
    const character = view.players.find(one => one.seat === seat)?.character
    return character ? titleOf(character) : (names[seat] ?? seat)
  }
  const table = teamOf(ended)
  const round = Number(facts.round ?? view.round)
  const chips = [
    `${saved} saved`,
    `${quantity(
      view.players.reduce((sum, one) => sum + one.trophies.length, 0),
      'trophy',
      'trophies',
    )}`,
    `Legend: ${names[legend] ?? legend}, ${xp} XP`,
  ]
  if (won) {
    const weakest = view.players.toSorted((a, b) => left(a) - left(b))[0]
    const close = weakest && left(weakest) <= CLOSE
    return {
      badge: `Won · ${saved} saved`,
      headline: seats.length > 1 ? `All ${COUNT[seats.length] ?? seats.length} see daylight.` : 'Daylight.',
      line: close
        ? `${title(weakest.seat)} came through with ${left(weakest)} health left.`
        : plain(outcome.text, names),
      chips,
      table,
      mark: { kind, score: 100 + rescued, say: `${saved} saved` },
      share: `All ${COUNT[seats.length] ?? seats.length} of us saw daylight, with ${saved} saved.`,
    }
  }
  const mark = { kind, score: round, say: `round ${round}` }
  const badge = `Lost in round ${round} of ${LAST_ROUND}`
  const dead = view.players.filter(one => left(one) === 0)
  const told = { badge, chips, table, mark }
  if (id === 'lost-death') {
    const fell = dead.length > 0 ? dead.map(({ seat }) => seat) : [String(facts.who)]
    const who = plain(listed(fell.map(title)))
    const stood = seats.length - fell.length
    return {
      ...told,
      headline: `${who} fell before daylight.`,
      line: `${stood === 0 ? 'Nobody' : `${capitalCount(stood)} of you`} still stood. ${saved} ${rescued === 1 ? 'was' : 'were'} safe.`,
      share: `${who} fell in round ${round} of ${LAST_ROUND}, with ${saved} safe.`,
    }
  }
  return {
    ...told,
    headline: id === 'lost-no-survivor' ? 'Daylight, and nobody saved.' : `The night took you in round ${round}.`,
    line: plain(outcome.text, names),
    share:
      id === 'lost-no-survivor'
        ? 'We saw daylight, but saved nobody.'
        : `The night took us in round ${round} of ${LAST_ROUND}.`,
  }
}

const COUNT: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

function capitalCount(count: number): string {
  const word = COUNT[count] ?? String(count)
  return word[0].toUpperCase() + word.slice(1)
}

function left({ health, damage }: { readonly health: number; readonly damage: number }): number {
  return Math.max(0, health - damage)
}

/** Health, experience and Survivors saved of each player. */
function teamOf({ view, outcome }: Ended<View>): EndTable {
  return {
    title: 'The team',
    note: 'one death ends the night',
    players: {
      heads: ['Health left', 'XP', 'Saved'],
      rows: view.players.map(one => ({
        seat: one.seat,
        note: one.character ? `${titleOf(one.character)}${left(one) === 0 ? ', died' : ''}` : '',
        dead: left(one) === 0,
        cells: [{ left: left(one), of: one.health }, one.experience, one.saved],
      })),
    },
    ...(outcome.id === 'lost-death' ? { foot: CAUSES[String(outcome.facts.source)] ?? '' } : {}),
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  infected: 'Infected struck the last blow.',
  raider: 'A Raider struck the last blow.',
}
