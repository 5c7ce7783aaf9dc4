import { KINDS, type Kind } from '../setup/plan.ts'

type Level = Exclude<Kind, 'person'>

/** The bots that a host may put on a seat, and what they are called. */
export const BOTS: readonly (readonly [Level, string])[] = KINDS.filter((kind): kind is Level => kind !== 'person').map(
  level => [level, botTitle(level)],
)

export function botTitle(level: string | null): string {
  return level ? `${level.charAt(0).toUpperCase()}${level.slice(1)} bot` : 'Bot'
}
