import { capital } from '@holdout/words'

/** The level of a bot, as every screen shows it. */
export function levelText(level: string): string {
  return capital(level.replaceAll('-', ' '))
}
