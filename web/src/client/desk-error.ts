/** The worker with the rules did not come, or broke: only loading the page again can help. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
}
