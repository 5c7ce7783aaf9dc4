/** A bug in the rules: for example an empty agenda, or 10,000 steps without a decision. Never caused by a player. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug'
}

/** Invalid input: a file, an option, a scenario. The message is shown to people. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
