import { hordeFacts, titleOf, type View } from '@holdout/until-daylight/table'
import { listed, plain } from '@holdout/words'
import { isEliminated, spotsOf } from './fates.ts'
import { text } from './text.ts'
import type { Plan } from './use-plan.ts'

/** The whole attack in the prompt: who falls by the dice spent and planned, then what follows. */
export function planWords({ cards }: Pick<Plan, 'cards'>, { attack, players }: View): PlanWords {
  const line = players.find(({ seat }) => seat === attack?.area)?.line ?? []
  const spots = spotsOf(line, attack, cards)
  const falls = spots.filter(isEliminated).map(({ card }) => card)
  const enemies = falls.filter(card => hordeFacts(card).class !== 'survivor')
  const follows = spots.filter(({ fate }) => fate === 'follows').map(({ card }) => card)
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

interface PlanWords {
  readonly ask: string
  readonly note: string
}
