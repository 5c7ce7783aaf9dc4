import { boxOf } from '../src/data/box.ts'
import { barricadesLeft, type State, trapsLeft } from '../src/state.ts'

/** All cards and tokens of a position. */
export function pieces(s: State): string[] {
  const box = boxOf(s)
  const rubble = (card: number): string => box.names[box.rubble[card].fresh] // a dented shield counts as the same card
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
