import { hordeFacts, titleOf, type View } from '@holdout/until-daylight/table'
import { listed, plain } from '@holdout/words'
import { isEliminated, spotsOf } from './fates.ts'
import { text } from './text.ts'
import type { Plan } from './use-plan.ts'

/** The whole attack in the prompt: who falls by the dice spent and planned, who is left, then what follows. */
export function planWords({ cards }: Pick<Plan, 'cards'>, { attack, players }: View): PlanWords {
  const line = players.find(({ seat }) => seat === attack?.area)?.line ?? []
  const spots = spotsOf(line, attack, cards)
  const isEnemy = ({ card }: { readonly card: string }): boolean => hordeFacts(card).class !== 'survivor'
  const falls = spots.filter(isEliminated)
  const left = spots.filter(spot => !isEliminated(spot))
  const follows = spots.filter(({ fate }) => fate === 'follows').map(({ card }) => card)
  const draw = falls.reduce((sum, { card }) => sum + hordeFacts(card).draw, 0)
  const spared = left.filter(({ fate }) => fate === 'spared').length
  const titlesOf = (some: typeof spots): readonly string[] => some.filter(isEnemy).map(({ card }) => titleOf(card))
  const notes = [
    follows.length > 0 && text.plan.follow(plain(listed(follows.map(titleOf))), follows.length),
    draw > 0 && text.plan.draws(draw),
    falls.some(spot => !isEnemy(spot)) && text.plan.survivorDies,
    spared > 0 && text.plan.spared(spared),
    text.plan.help,
  ]
  return { ask: text.plan.summary(titlesOf(falls), titlesOf(left)), note: notes.filter(Boolean).join(' ') }
}

interface PlanWords {
  readonly ask: string
  readonly note: string
}
