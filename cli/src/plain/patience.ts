import { InputError } from '@holdout/engine'

/** A script that says nothing of use so often in a row has lost its way, and might go on for ever. */
const MOST_USELESS = 200

/** What was typed was of no use for too long: the table is left, with the game as it stands. */
export class LostPatience extends InputError {}

/** Counts what leads to nothing. A person at a keyboard may go on as long as they like. */
export class Patience {
  private useless = 0

  constructor(private readonly endless: boolean) {}

  /** A line has come. Whether it was of use shows only later. */
  tried(): void {
    this.useless += 1
    if (this.endless || this.useless <= MOST_USELESS) return
    throw new LostPatience(`${MOST_USELESS} lines of input in a row were of no use here, so the rest was not read.`)
  }

  /** The last line led to something. */
  used(): void {
    this.useless = 0
  }
}
