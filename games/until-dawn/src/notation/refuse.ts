import { InputError } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { face } from '../data/load.ts'
import { NIGHTS } from '../options.ts'
import { BARRICADES, ENTRANCES, openEntrances, type State } from '../state.ts'

export function refuseImpossible(s: State, nailed: number): void {
  const night = NIGHTS[s.options['night-length']]
  const no = (what: string): never => {
    throw new InputError(what)
  }
  for (const at of ENTRANCES) {
    const door = s.doors[at]
    if (door.breachedBy !== null && (door.zombies.length || door.barricades))
      no(`E${at} is breached, so nothing else can be there (UD-46 to UD-48)`)
    if (door.breachedBy !== null && (s.jasper === at || s.closed === at))
      no(`E${at} is breached, so Jasper cannot be there (UD-51)`)
  }
  if (s.closed !== null && s.jasper !== s.closed && s.jasper !== 'dead')
    no(`E${s.closed} is closed, so Jasper is there or was killed there (UD-81)`)
  if (openEntrances(s).length === 0) no('all four entrances are breached: that game is over (UD-53)')
  if (s.time > night) no(`time ${s.time} is past the end of this night, ${night} (UD-R02)`)
  if (s.zombieTime > s.time) no(`the zombie marker (${s.zombieTime}) is ahead of the time marker (${s.time}) (UD-12)`)
  if (s.ammo > s.options.shells) no(`${quantity(s.ammo, 'shell')}; this game starts with ${s.options.shells} (UD-03)`)
  if (nailed + s.supply > BARRICADES)
    no(
      `${quantity(nailed, 'barricade')} at the entrances and ${s.supply} in the supply; there are only ${BARRICADES} (UD-17)`,
    )
  if (nailed + s.supply < BARRICADES && !s.options['scarce-planks']) {
    no(
      `${quantity(nailed, 'barricade')} at the entrances and ${s.supply} in the supply; expected ${BARRICADES} in all (UD-17)`,
    )
  }
  if (s.bitePile.some(card => face(card).kind === 'movement')) no('a movement card cannot be in the bite pile (UD-43)')
}

/**
 * Rejects positions that are impossible at the moment of an action. A scenario that runs a step may start elsewhere.
 */
export function refuseOutOfTurn(s: State): void {
  const night = NIGHTS[s.options['night-length']]
  if (s.time >= night)
    throw new InputError(
      `time ${s.time} on your turn: the night ends at ${night}, so it is ${night - 1} at most (UD-15)`,
    )
  if (s.closed !== null) throw new InputError(`E${s.closed} is closed on your turn: closures end before it (UD-82)`)
}
