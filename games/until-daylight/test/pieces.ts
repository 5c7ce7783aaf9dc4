import { boxOf } from '../src/data/box.ts'
import type { Options } from '../src/options.ts'
import { barricadesLeft, type State, trapsLeft } from '../src/state.ts'

/** Every card and token, wherever it lies. */
export function pieces(s: State): string[] {
  const box = boxOf(s)
  const rubble = (card: number): string => box.names[box.rubble[card].fresh] // a dented shield is still that shield
  const name = (card: number): string => box.names[card]
  const all: string[] = []
  if (s.phase !== 'set-up') {
    for (const pile of [...s.piles, s.rubbleDiscard]) all.push(...pile.map(rubble))
    for (const player of s.players) all.push(...player.bag.map(rubble))
    if (s.attack) all.push(...s.attack.used.map(rubble))
  } else all.push(...box.rubbleKinds.flatMap(card => new Array<string>(card.count).fill(card.id)))
  all.push(...s.horde.map(name), ...s.hordeDiscard.map(name), ...(s.attack?.felled.map(name) ?? []))
  all.push(...s.secondary.map(name))
  for (const player of s.players) {
    all.push(...player.line.map(name), ...player.trophies.map(name))
    all.push(...new Array<string>(player.saved).fill(name(box.survivor)))
    all.push(
      ...[...player.objectives, ...player.achieved].filter(card => box.objectives[card].character === null).map(name),
    )
    if (player.rejected !== null) all.push(name(player.rejected))
    all.push(...player.offered.map(name))
    all.push(...new Array<string>(player.barricades).fill('barricade'), ...new Array<string>(player.traps).fill('trap'))
  }
  all.push(...new Array<string>(barricadesLeft(s)).fill('barricade'), ...new Array<string>(trapsLeft(s)).fill('trap'))
  return all
}

/**
 * Every number of players, timed (by the clock and by script) and untimed, and every other option somewhere. The greedy bot
 * plays every eighth game: there are 24 tables, and the first of each eight has no clock, which it could only wait for.
 */
export const tables: Partial<Options>[] = [
  { players: 4 },
  { players: 3, 'search.mode': 'timed' },
  { players: 4, 'search.mode': 'timed' },
  { players: 5, 'search.mode': 'timed' },
  { players: 6, 'search.mode': 'timed' },
  { players: 3, 'search.mode': 'timed', 'gong.turn': 9, 'gong.moment': 'before', people: 3 },
  { players: 4, 'search.mode': 'timed', 'gong.turn': 12, people: 2 },
  { players: 5, 'search.mode': 'timed', 'gong.turn': 9, people: 0 },

  { players: 5, 'survivor.line': 'block', 'survivor.sacrificed-counts': true, 'attract.moment': 'attack' },
  { players: 6, 'search.mode': 'timed', 'gong.turn': 14, 'gong.moment': 'before' },
  { players: 3 },
  { players: 5 },
  { players: 3, 'three.relief': true, difficulty: 'gentle', 'health.bonus': 3, 'search.actions': 10, 'search.tail': 2 },
  { players: 4, difficulty: 'brutal', 'collateral.per': 'attack', 'collateral.order': 'full', 'search.actions': 2 },
  { players: 5, 'objectives.open': true, 'objectives.announce': 'manual', 'leader.authority': 'none' },
  { players: 4, 'multi-character': 2, people: 2, 'search.mode': 'timed', 'search.seconds': 45, 'search.jitter': 5 },

  { players: 6 },
  { players: 6, 'short-night': true, 'combat.seconds': 30, 'consent.seconds': 30, 'take.bulk': false, people: 6 },
  { players: 4, 'clock.kind': 'sand', 'search.mode': 'timed', 'take.seconds': 9, 'clock.display': 'digits' },
  { players: 3, 'search.mode': 'timed', 'search.seconds': 150, 'search.jitter': 0, people: 3 },
  { players: 4, 'health.bonus': 3, difficulty: 'gentle', 'multi-character': 4 },
  { players: 5, 'search.mode': 'timed', 'gong.turn': 5, people: 5 },
  { players: 6, 'search.mode': 'untimed', 'search.tail': 5, 'search.absent': 1, people: 4 },
  { players: 4, 'collateral.order': 'full', 'survivor.line': 'block', 'objectives.announce': 'manual' },
]
