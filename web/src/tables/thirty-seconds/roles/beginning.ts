import { FULL_HEALTH, textOfCard } from '@holdout/thirty-seconds/table'
import { text } from '../text.ts'
import type { Role } from './role-list.ts'

/** What a role begins with, in a sentence or two. */
export function beginningOf({ tokens, rows, weapon, energy }: Role['ability']): string {
  return [
    text.roles.begin(tokens, rows),
    weapon && text.roles.weapon(textOfCard(weapon).title),
    text.roles.body(FULL_HEALTH, energy),
  ]
    .filter(Boolean)
    .join(' ')
}
