import type { Attack, Player, State } from '../state.ts'

/**
 * Uses spread and slice instead of literals. V8 moves objects made by literals to its old space once some of them have
 * lived long (a benchmark's positions, a match's history), and then every clone costs 5 times as much. Lists made by
 * `fixed` are shared.
 */
export function clone(s: State): State {
  const copy: State = { ...s, chance: { ...s.chance }, agenda: s.agenda.slice() } // a step is never changed on the agenda
  copy.players = s.players.slice()
  for (let place = 0; place < s.players.length; place++) copy.players[place] = clonePlayer(s.players[place])
  copy.piles = [s.piles[0].slice(), s.piles[1].slice()]
  copy.rubbleDiscard = s.rubbleDiscard.slice()
  copy.horde = s.horde.slice()
  copy.hordeDiscard = s.hordeDiscard.slice()
  copy.secondary = s.secondary.slice()
  if (s.search) copy.search = { ...s.search }
  if (s.turn) copy.turn = { ...s.turn, refused: s.turn.refused.slice(), noise: s.turn.noise.map(one => ({ ...one })) }
  if (s.attack) copy.attack = cloneAttack(s.attack)
  if (s.assault) copy.assault = { ...s.assault }
  if (s.vote) copy.vote = { ...s.vote, votes: s.vote.votes.slice() }
  if (s.note) copy.note = { ...s.note }
  return copy
}

function clonePlayer(player: Player): Player {
  const copy = { ...player }
  copy.bag = player.bag.slice()
  copy.line = player.line.slice()
  copy.tally = player.tally.slice()
  return copy
}

function cloneAttack(attack: Attack): Attack {
  const rolled = attack.rolled && { ...attack.rolled }
  return { ...attack, used: attack.used.slice(), felled: attack.felled.slice(), rolled }
}
