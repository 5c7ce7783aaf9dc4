import { type Facts, LATE, type ToldFact } from '@holdout/knowledge'
import { boxOf } from '../data/box.ts'
import { LAST_ROUND } from '../rules/rounds.ts'
import { healthLeft, isOverfull, type State } from '../state.ts'
import { danger, guardOf } from './danger.ts'
import { worth } from './worth.ts'

/** Facts about the position that the team's chance to win is fitted to. */
export function factsOf(s: State): Facts {
  const box = boxOf(s)
  const count = s.players.length
  const night = s.round / LAST_ROUND
  const combat = s.phase === 'combat' ? 1 : 0
  let least = 20
  let health = 0
  let cards = 0
  let worst = 0
  let dangers = 0
  let enemies = 0
  let shields = 0
  let saved = 0
  s.players.forEach((player, place) => {
    const left = s.phase === 'set-up' ? 6 : healthLeft(s, place)
    least = Math.min(least, left)
    health += left
    enemies += player.line.length
    shields += player.barricades + player.traps
    saved += player.saved
    if (s.phase === 'set-up') return
    const threat = danger(box, player.line, guardOf(s, place))
    dangers += threat
    worst = Math.max(worst, threat)
    if (!isOverfull(s, place)) for (const card of player.bag) cards += worth(s, place, card, true)
  })
  return {
    always: 1,
    [LATE]: night,
    'part of the night': night,
    'part of the night, squared': night * night,
    'health of the weakest': least,
    'health of the weakest late': least * night,
    'average health': health / count,
    'average health late': (health / count) * night,
    'average worth of cards': cards / count,
    'average worth of cards late': (cards / count) * night,
    'greatest danger': worst,
    'average danger': dangers / count,
    'enemies in each line': enemies / count,
    'enemies in each line late': (enemies / count) * night,
    'barricades and traps': shields / count,
    'a Survivor is saved': saved > 0 ? 1 : 0,
    'a Survivor is saved, late': saved > 0 ? night : 0,
    'setting up': s.phase === 'set-up' ? 1 : 0,
    'in combat': combat,
    'in combat late': combat * night,
    'enemies in each line in combat': combat * (enemies / count),
    'three players': count === 3 ? 1 : 0,
    'three players late': count === 3 ? night : 0,
    'five players': count === 5 ? 1 : 0,
    'five players late': count === 5 ? night : 0,
    'six players': count === 6 ? 1 : 0,
    'six players late': count === 6 ? night : 0,
  }
}

/** The facts that hints and analyses name. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  'health of the weakest': {
    better: 1,
    one: 'point of health for the weakest player',
    many: 'points of health for the weakest player',
  },
  'average health': { better: 1, one: 'point of health per player', many: 'points of health per player' },
  'average worth of cards': { better: 1, said: "better cards in the team's bags", plainIn: ['draw'] },
  'average danger': { better: -1, said: 'less danger for the team' },
  'enemies in each line': { better: -1, one: 'enemy per player', many: 'enemies per player' },
  'barricades and traps': {
    better: 1,
    one: 'barricade or trap per player',
    many: 'barricades and traps per player',
    plainIn: ['build'],
  },
}
