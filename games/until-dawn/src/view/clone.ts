import type { Door, State } from '../state.ts'

export function clone(s: State): State {
  const copy: State = {
    options: s.options, // frozen, so it may be shared
    doors: [cloneDoor(s.doors[0]), cloneDoor(s.doors[1]), cloneDoor(s.doors[2]), cloneDoor(s.doors[3])],
    supply: s.supply,
    ammo: s.ammo,
    time: s.time,
    zombieTime: s.zombieTime,
    jasper: s.jasper,
    closed: s.closed,
    rebecca: s.rebecca,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    bitePile: s.bitePile.slice(),
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
  if (s.rules !== undefined) copy.rules = s.rules
  return copy
}

function cloneDoor(door: Door): Door {
  return {
    barricades: door.barricades,
    zombies: door.zombies.length === 0 ? [] : door.zombies.slice(),
    attacking: door.attacking.length === 0 ? [] : door.attacking.slice(),
    breachedBy: door.breachedBy,
  }
}
