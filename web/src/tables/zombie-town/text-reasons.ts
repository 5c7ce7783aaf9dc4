import { agree, quantity, type Reason } from '@holdout/engine'

const reason = (why: string, say: string): Reason => ({ why, say })

/** Why something is not possible now. Loaded after the table is drawn. */
export const reasons = {
  noTarget: reason('ZT-80', 'Choose a square with a zombie, up to 2 squares away.'),
  home: reason('ZT-06', 'Choose a building that is not a home base yet.'),
  flee: reason('ZT-114', 'Flee 3 squares away if possible, to an open place without zombies.'),
  retreat: reason('ZT-106', 'Retreat 1 step, to an open place without zombies.'),
  sendWay: reason('ZT-169', 'The path is 3 squares long and cannot enter a building with 3 barricades.'),
  addZombies: reason('ZT-171', 'Choose one of the 4 squares around the building.'),
  noMovementLeft: reason('ZT-33', 'You have used the free movement and have no action left for another one.'),
  closed: (place: string): Reason =>
    reason('ZT-40', `${place} is closed. With 3 barricades, only its owner can enter.`),
  zombiesThere: (zombies: number, place: string): Reason =>
    reason(
      'ZT-43',
      `There ${agree(zombies, 'is', 'are')} ${quantity(zombies, 'zombie')} at ${place}. To move there you need a loaded gun, ${quantity(zombies, 'action')} to fight, and a path of at most 3 steps.`,
    ),
  tooFar: (place: string): Reason =>
    reason('ZT-32', `${place} is too far. A movement is 1 to 3 steps and cannot pass zombies.`),
  chooseZombie: reason('ZT-150', 'First choose a zombie that has not moved yet, then its target square.'),
  movedAlready: reason('ZT-153', 'Each zombie moves only once per phase.'),
  zombieStuck: reason('ZT-152', 'This zombie cannot move to any square.'),
  notOneStep: (place: string, from: string): Reason => reason('ZT-21', `${place} is not 1 step away from ${from}.`),
  towardCemetery: reason('ZT-25', 'Zombies never move back toward the cemetery.'),
  barricaded: reason('ZT-138', 'A zombie cannot enter a building that has a barricade.'),
  fullSquare: reason('ZT-28', 'There are already 6 zombies there.'),
  fireworks: reason('ZT-176', 'Fireworks keep zombies from moving there.'),
  noAction: reason('ZT-31', 'You have no action left.'),
  notNow: reason('ZT-34', 'You cannot do that now.'),
  noFights: reason('ZT-100', 'At this table players do not fight each other.'),
  noLoadedGun: reason('ZT-86', 'Your pawn has no loaded gun.'),
  noZombieInRange: reason('ZT-80', 'There is no zombie within 2 squares.'),
  noEnemyHere: reason('ZT-100', "There is no other player's pawn or survivor here."),
  noUnexplored: reason('ZT-52', 'There are no unexplored cards left here.'),
  exploreInside: reason('ZT-52', 'You can only explore in a building.'),
  houseUseless: reason('ZT-143', 'The house card would have no effect now.'),
  nothingToStore: reason('ZT-69', 'You have no card in hand to store.'),
  storeInside: reason('ZT-69', 'You can only store cards in a building.'),
  nothingStored: reason('ZT-70', 'You have no stored cards here.'),
  giveGun: reason('ZT-66', 'You need a survivor of yours here who has no gun.'),
  takeGun: reason('ZT-67', 'You need an armed survivor of yours here, and your pawn can hold 2 guns at most.'),
  noSurvivorHere: reason('ZT-73', 'You have no survivor in this building.'),
  putDown: reason('ZT-74', 'Your pawn carries no survivor, or you already own as many buildings as allowed.'),
  putDownInside: reason('ZT-74', 'You can only put down a survivor in a building.'),
  tearDown: reason('ZT-139', 'Your pawn must be on one of the 4 squares around a building with barricades.'),
  eventUseless: reason('ZT-162', 'This event would have no effect now.'),
  eventLater: reason('ZT-161', 'Play events while you choose your next action or the next zombie.'),
  cardsAreActions: reason('ZT-34', 'You play cards as actions, during your own action phase.'),
  buildInside: reason('ZT-132', 'You build barricades from inside the building.'),
  threeBarricades: reason('ZT-132', 'A building can have 3 barricades at most.'),
  ownsEnough: reason('ZT-123', 'You already own as many buildings as allowed.'),
  barricadeTooLow: reason('ZT-133', 'The barricades must be worth at least as much as the number of adjacent zombies.'),
  noRoomForGun: reason('ZT-62', 'Your pawn has 2 guns, and you have no unarmed survivor here.'),
} as const
