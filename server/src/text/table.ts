import { agree, listed as phraseOf, plain, quantity } from '@holdout/words'

/** Reasons why a request at a table fails, and the notes that tell everyone what the host changed. */
export const tableText = {
  notFound: 'This table does not exist. Check the link or the code.',
  noSpectators: 'This table does not allow spectators.',
  busy: 'The table is busy. Try again.',
  onlyHost: (host: string): string => `Only the host (${host}) can do that.`,
  onlyHostStarts: (host: string): string => `Only the host (${host}) can start the game.`,
  onlyPlayers: 'Only players can do that.',
  noSeat: 'You have no seat at this table.',
  noSuchSeat: (seat: string, seats: readonly string[]): string =>
    `There is no seat "${seat}". The ${agree(seats.length, 'only seat is', 'seats are')}: ${seats.join(', ')}.`,
  noSuchBot: (level: string, levels: readonly string[]): string =>
    `There is no bot "${level}". The ${agree(levels.length, 'only bot is', 'bots are')}: ${levels.join(', ')}.`,

  // Before the start
  notStarted: 'The game has not started.',
  alreadyStarted: 'The game has already started.',
  tooLateToSit: 'The game has started. You can no longer take a seat.',
  tooLateToChange: 'The game has started. The table can no longer be changed.',
  seatTaken: (name: string): string => `${name} already has that seat.`,
  seatHeld: (name: string): string => `That seat is held for ${name}. Choose another one, or ask the host to free it.`,
  seatTakenFreeFirst: (name: string): string => `${name} has that seat. Remove ${name} first.`,
  seatTakenByAnother: (name: string): string =>
    `${name} has that seat now. Check the table before you remove a player.`,
  seatWithoutPerson: 'No person has that seat.',
  ownSeat: 'That is your own seat. Stand up instead.',
  seatFreed: 'The host removed you from this seat. Choose another one.',
  seatFreedTwice: 'The host removed you twice. Only the host can let you sit down again.',
  seatWouldBeLost: (name: string): string =>
    `This would remove the seat of ${name}. Remove ${name} first, or keep the option as it is.`,
  seatsChanged: (now: number, expected: number): string =>
    `The table now has ${quantity(now, 'seat')}, not ${expected}. Check it and try again.`,
  seatsFixed: (game: string): string => `${game} has a fixed number of seats.`,
  seatsOutOfRange: (game: string, min: number, max: number): string =>
    `${game} takes ${min === max ? quantity(max, 'player') : `${min} to ${quantity(max, 'player')}`}.`,
  seatsFree: (count: number): string =>
    `${quantity(count, 'seat')} ${agree(count, 'is', 'are')} still free. Wait for a player or add a bot.`,
  playersChanged: (now: number, expected: number): string =>
    `There ${agree(now, 'is', 'are')} now ${quantity(now, 'player')}, not ${expected}.`,
  onlyBots: 'At least one person must take a seat.',
  noCommitment: 'You have not committed to a seed contribution at this table.',
  notDealing: 'A seed contribution is revealed after the host has started the game.',
  revealMismatch: 'This seed contribution does not match the hash that you committed to.',
  dealing: 'The deal is under way. Wait until all seed contributions are revealed.',
  fillOrWith: 'Use either "fill" (bots take the free seats) or "with" (free seats are removed), not both.',

  // During the match
  botPlaysForYou: 'A bot is playing for you. Take your seat back first.',
  noBotPlaysForYou: 'No bot is playing for you.',
  notYourTurn: (waitedFor: readonly string[]): string =>
    `It is not your turn. The game is waiting for ${listed(waitedFor.length === 0 ? ['the timer'] : waitedFor)}.`,
  paused: (name: string): string => `${name} paused the game.`,
  nothingToPause: 'Only a game in progress can be paused.',
  notCooperative: 'Only cooperative games can be paused.',
  noHints: 'Hints are off at this table.',
  hintLate: 'The server is busy. Ask for a hint again later.',
  spectatorsCannotUndo: 'Spectators cannot undo moves.',
  notAMove: 'This is not a move of the game. Moves are undone with "undo" and "ask-undo".',
  undoWithoutMatch: 'Moves can be undone only in a game in progress.',
  undoOff: 'At this table, players cannot ask to undo moves.',
  undoAskedBefore: 'You have asked to undo in this turn. You can ask again after your next turn.',
  undoAlone: 'You can undo this move without asking.',
  undoIsAsked: (name: string): string => `${name} is already asking to undo moves. Answer first.`,
  undoFirst: 'A player asks to undo moves. Answer first.',
  noOneToAgree: 'No other player is connected who could agree.',
  noUndoAsked: 'No player asks to undo moves.',
  ownUndo: 'The other players must agree.',
  stopWithoutMatch: 'Only a game in progress can be stopped.',
  stopIsAsked: (name: string): string => `${name} is already asking to stop the game. Answer first.`,
  noStopAsked: 'No player asks to stop the game.',
  ownAwaySeat: 'The other players decide about your seat. Make a move to keep it.',
  notWaitingForSeat: 'The game is not waiting for that seat.',
  stillHasTime: (name: string): string => `${name} still has time to come back.`,

  // After the match
  endedEarly: 'The game was ended early.',
  notOver: 'The game is not over.',
  rematchExists: 'This table already has a rematch.',
  rematchNotAllowed: 'Only players can ask for a rematch, after the game is over.',
  recordTooEarly: 'The record shows hidden information. It is available when the game is over.',
  recordBroken: 'The rules changed during this game, so its record cannot be replayed.',

  // Chat
  muted: 'The host has muted you at this table.',
  chatTooFast: 'You are sending messages too fast. Wait a moment.',
  hostCannotBeMuted: 'The host cannot be muted.',
  unknownPerson: 'That person is not at this table.',
}

/** Notes that everyone at the table reads. They are stored with the table. */
export const noteText = {
  seatAdded: (seats: number): string => `The host added a seat. The table now has ${quantity(seats, 'seat')}.`,
  seatRemoved: (seats: number): string => `The host removed a seat. The table now has ${quantity(seats, 'seat')}.`,
  seatFreed: (name: string): string => `The host removed ${name} from their seat.`,
  declined: (name: string): string => `${name} declined the rematch.`,
  seatAllowed: (name: string): string => `${name} may sit down again.`,
  optionsChanged: (changes: readonly string[], more: number): string =>
    `The host changed the options: ${[...changes, ...(more > 0 ? [`${more} more`] : [])].join('; ')}.`,
  optionChanged: (option: string, now: string, before: string): string => `${option}: ${now} (was ${before})`,
  /** `first` is the log line of the first move that is undone. */
  undoAgreed: (asker: string, first: string, moves: number): string =>
    `${asker} asked to undo ${undone(first, moves)}. All players agreed.`,
  undoDeclined: (asker: string, first: string, moves: number): string =>
    `${asker} asked to undo ${undone(first, moves)}. Not all players agreed.`,
  undoWithdrawn: (asker: string, first: string, moves: number): string =>
    `${asker} asked to undo ${undone(first, moves)} and withdrew the question.`,
  undoUnanswered: (asker: string, first: string, moves: number): string =>
    `${asker} asked to undo ${undone(first, moves)}. Not all players answered in time.`,
  stopDeclined: (asker: string): string => `${asker} asked to stop the game. Not all players agreed, so it goes on.`,
  stopWithdrawn: (asker: string): string => `${asker} asked to stop the game and withdrew the question.`,
  stopped: (asker: string, agreed: number): string =>
    agreed === 0 ? `${asker} stopped the game.` : `${asker} asked to stop the game. All players agreed.`,
  on: 'on',
  off: 'off',
  /** `unit` is the plural that the option declares, such as "seconds". */
  amount: (value: number, unit: string): string => `${value} ${agree(value, unit.replace(/s$/, ''), unit)}`,
}

/** Reasons why something would exceed a quota. */
export const quotaText = {
  person: (tables: number): string =>
    `You already have ${quantity(tables, 'table')} that ${agree(tables, 'is', 'are')} not over. Finish or leave one first.`,
  address: (minutes: number): string =>
    `Too many new tables from this address today. Try again in ${quantity(minutes, 'minute')}.`,
  space: 'This server is low on space, so no new tables can be opened. Games in progress go on. Tell the operator.',
  spaceForChat: 'This server is low on space, so chat is off. Games in progress go on. Tell the operator.',
}

/** Replaces the name of a person who deleted their data. */
export const DELETED_USER = 'Deleted user'

function undone(first: string, moves: number): string {
  if (first === '') return quantity(moves, 'move')
  return `"${first}"${moves > 1 ? ` and the ${quantity(moves - 1, 'move')} after it` : ''}`
}

function listed(names: readonly string[]): string {
  return plain(phraseOf(names))
}
