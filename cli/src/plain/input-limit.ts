import { InputError } from '@holdout/engine'
import { playErrorText } from '../text/play.ts'

/** A script with this many lines in a row without effect is stopped: it might never end. */
const MOST_USELESS = 200

/** Too many lines in a row had no effect. The game is saved and the table is closed. */
export class UselessInput extends InputError {}

/** Counts lines without effect. There is no limit for a person at a keyboard (`endless`). */
export class InputLimit {
  private useless = 0

  constructor(private readonly endless: boolean) {}

  /** Counts a line. `used` resets the count if the line has an effect. */
  tried(): void {
    this.useless += 1
    if (this.endless || this.useless <= MOST_USELESS) return
    throw new UselessInput(playErrorText.uselessInput(MOST_USELESS))
  }

  /** The last line had an effect. */
  used(): void {
    this.useless = 0
  }
}
