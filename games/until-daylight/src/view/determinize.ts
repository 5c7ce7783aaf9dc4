import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import { type Place, placeOf } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { isAchieved } from '../rules/experience.ts'
import { mostShift, turnsBeforeTail } from '../rules/search.ts'
import { fixed, type State } from '../state.ts'
import { clone } from './clone.ts'

/**
 * Randomizes what a seat cannot know: piles, horde, other players' secondary objectives, Blackout choices, the gong.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  const me = placeOf(seat)
  if (s.outcome !== null) return copy
  const rubble = [...copy.piles[0], ...copy.piles[1]]
  chance.shuffle('rubble', rubble)
  const a = copy.piles[0].length
  copy.piles = [rubble.slice(0, a), rubble.slice(a)]
  chance.shuffle('horde', copy.horde)
  dealSecondaries(copy, me, chance)
  guessChoices(copy, me, chance)
  guessGong(copy, chance)
  copy.chance = rekeyed(chance)
  return copy
}

/** Redeals other players' open and rejected secondary objectives together with the pile. */
function dealSecondaries(s: State, me: Place, chance: Chance): void {
  const box = boxOf(s)
  const secondary = (card: Kind): boolean => box.objectives[card].character === null
  const pool = s.secondary
  s.players.forEach((player, place) => {
    if (place === me) return
    if (!s.options['objectives-open']) pool.push(...player.objectives.filter(secondary))
    if (player.rejected !== null) pool.push(player.rejected)
    pool.push(...player.offered)
  })
  chance.shuffle('secondary', pool)
  // An achieved objective would have been announced, so no player holds one.
  const auto = s.options['objectives-announce'] === 'auto'
  s.players.forEach((player, place) => {
    if (place === me) return
    if (!s.options['objectives-open']) {
      const fits = (card: Kind): boolean => !auto || !isAchieved(s, place, card)
      player.objectives = fixed(player.objectives.map(card => (secondary(card) ? takeCard(pool, fits) : card)))
    }
    if (player.rejected !== null) player.rejected = takeCard(pool, () => true)
    player.offered = fixed(player.offered.map(() => takeCard(pool, () => true)))
  })
}

function takeCard(pool: Kind[], fits: (card: Kind) => boolean): Kind {
  const at = pool.findLastIndex(fits)
  return pool.splice(at < 0 ? pool.length - 1 : at, 1)[0]
}

/** DL-142 A hidden Blackout choice may be any of that player's cards. */
function guessChoices(s: State, me: Place, chance: Chance): void {
  for (let i = 0; i < s.agenda.length; i++) {
    const step = s.agenda[i]
    if (step.step !== 'blackout') continue
    const chosen = step.chosen.map((card, place) => {
      const { bag } = s.players[place]
      return card === null || place === me ? card : bag[chance.pick('blackout', bag)]
    })
    s.agenda[i] = { step: 'blackout', chosen }
  }
}

/** DL-43, DL-53 Draws a new hidden moment for the gong that is still in the future. */
function guessGong(s: State, chance: Chance): void {
  const { search } = s
  if (search === null || s.options['gong-turn'] > 0) return
  const jitter = mostShift(s)
  if (search.last === null) {
    if (jitter > 0) search.shift = chance.int('shift', 2 * jitter + 1) - jitter
    return
  }
  if (s.options['search-tail'] !== 'random') return
  const least = turnsBeforeTail(s)
  const spent = s.agenda.some(step => step.step === 'search-turn' && step.spent)
  const from = Math.max(least, search.turn + (spent ? 1 : 0))
  search.last = from + chance.int('tail', least + s.players.length - from)
}
