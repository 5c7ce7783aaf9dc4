/** A fault in the rules themselves: an agenda that ran dry, or ten thousand steps without a question. Never a player's fault. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug'
}

/** Something from outside (a file, an option, a scenario) that is not what it should be. The message is meant for people. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
