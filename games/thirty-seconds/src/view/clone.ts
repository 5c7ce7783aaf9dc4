import type { Attack, AttackPile, Pile, Row, State, Zombie } from '../state.ts'

export function clone(s: State): State {
  return {
    options: s.options, // frozen, so sharing is safe
    ...(s.rules === undefined ? undefined : { rules: s.rules }),
    character: s.character,
    row: s.row,
    health: s.health,
    down: s.down,
    grabbedBy: s.grabbedBy,
    tokens: s.tokens,
    lastBreath: s.lastBreath,
    concussions: s.concussions,
    energyLost: s.energyLost,
    slots: s.slots.slice(),
    hand: s.hand.slice(),
    shown: copied(s.shown),
    lookedAt: copied(s.lookedAt),
    left: s.left.slice(),
    damaged: s.damaged.length === 0 ? [] : s.damaged.map(({ weapon, card }) => ({ weapon, card })),
    rows: s.rows.map(cloneRow),
    warehouse: s.warehouse.length === 0 ? [] : s.warehouse.map(({ card, health }) => ({ card, health })),
    zombieHand: s.zombieHand.slice(),
    supplies: clonePile(s.supplies),
    tactics: clonePile(s.tactics),
    zombies: clonePile(s.zombies),
    zombieTactics: clonePile(s.zombieTactics),
    attackDeck: cloneAttackPile(s.attackDeck),
    zombieAttackDeck: cloneAttackPile(s.zombieAttackDeck),
    inPlay: copied(s.inPlay),
    removed: s.removed.slice(),
    timeTokens: s.timeTokens.slice(),
    round: s.round,
    active: s.active,
    phase: s.phase && { of: s.phase.of, timed: s.phase.timed, bell: s.phase.bell, acted: s.phase.acted },
    energy: s.energy,
    abilityUsed: s.abilityUsed,
    freePickUpUsed: s.freePickUpUsed,
    attackActions: s.attackActions,
    usedOnce: copied(s.usedOnce),
    shrieked: s.shrieked,
    attacked: s.attacked,
    reachedSix: s.reachedSix,
    idle: s.idle.slice(),
    attack: s.attack && cloneAttack(s.attack),
    blow: s.blow && { ...s.blow },
    pauseAskedBy: s.pauseAskedBy,
    killed: s.killed,
    killedHealth: s.killedHealth,
    emptied: s.emptied,
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
}

/** Copies a list that is mostly empty. A new empty list is faster than a copy. */
function copied<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}

function cloneRow(row: Row): Row {
  return {
    zombies: row.zombies.length === 0 ? [] : row.zombies.map(cloneZombie),
    faceUp: copied(row.faceUp),
    faceDown: copied(row.faceDown),
    token: row.token,
  }
}

function cloneZombie({ card, health, down, time, attacked }: Zombie): Zombie {
  return { card, health, down, time, attacked }
}

function clonePile(pile: Pile): Pile {
  return { draw: pile.draw.slice(), used: pile.used.slice() }
}

function cloneAttackPile(pile: AttackPile): AttackPile {
  return { draw: pile.draw.slice(), used: pile.used.slice(), shuffle: pile.shuffle }
}

function cloneAttack(attack: Attack): Attack {
  return {
    ...attack,
    criticalHits: attack.criticalHits.slice(),
    clipped: attack.clipped.slice(),
    shares: attack.shares.slice(),
  }
}
