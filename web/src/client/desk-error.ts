/** The worker with the rules failed to load or crashed. Only a reload can help. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
}
