import { listed, plain } from '@holdout/engine'
import { type CardName, hordeFacts, titleOf } from '@holdout/until-daylight/table'
import { text } from './text.ts'
import type { Plan } from './use-plan.ts'

/** The plan in the prompt: who falls, then what follows for the player. */
export function planWords({ cards }: Plan): { readonly ask: string; readonly note: string } {
  const of = (verdict: string): CardName[] => cards.filter(card => card.verdict === verdict).map(({ card }) => card)
  const falls = of('falls')
  const enemies = falls.filter(card => hordeFacts(card).class !== 'survivor')
  const follows = of('follows')
  const draw = falls.reduce((sum, card) => sum + hordeFacts(card).draw, 0)
  const notes = [
    draw > 0 && text.plan.draws(draw),
    follows.length > 0 && text.plan.follow(plain(listed(follows.map(titleOf))), follows.length),
    falls.length > enemies.length && text.plan.survivorDies,
    text.plan.help,
  ]
  return {
    ask:
      enemies.length === 0 ? text.plan.noneFalls : text.plan.fall(enemies.length, plain(listed(enemies.map(titleOf)))),
    note: notes.filter(Boolean).join(' '),
  }
}
