import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { CLOCK, Match, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { AnyMatch } from '@holdout/table'
import { type Move, type Payment, planOf, titleOf, type View } from '@holdout/until-daylight/table'
import { expect, it } from 'vitest'
import { planWords } from './plan-words.ts'
import { text } from './text.ts'
import { isPayment } from './use-plan.ts'

/** The attacks whose sentence is compared with what the engine does. */
const ATTACKS = 100
/** Matches that are enough for them. */
const MATCHES = 60

const isEnemy = (card: string): boolean => card !== 'survivor'

it('sums up a plan as the engine plays it', async () => {
  const game: AnyKnownGame = await loadGame('until-daylight')
  let checked = 0
  for (let seed = 1; checked < ATTACKS && seed <= MATCHES; seed++) {
    const match: AnyMatch = Match.start(game, {
      seed: `sum-${seed}`,
      options: { players: 3, people: 1, 'search-mode': 'untimed' },
    })
    const luck = SeededChance.of(`sum-${seed}`)
    const bot = botFor(game, 'greedy')
    /** The plan that is being played, with its sentence and the enemies of the line when it was made. */
    let played: { ask: string; ways: Map<number, Payment | null>; line: readonly string[] } | null = null
    while (!match.over) {
      const open = game.pending(match.state).filter(({ kind }) => kind === 'must')
      const decision = open.find(({ seat }) => seat !== CLOCK) ?? open[0]
      const { seat } = decision
      const moves = game.moves(match.state, seat) as readonly Move[]
      const asksForDice = moves.some(isPayment)
      const view = asksForDice ? (game.view(match.state, seat) as View) : null
      if (view?.attack && !played) {
        const cards = planOf(view)
        const ways = new Map(cards.map(({ step, way }) => [step, way]))
        const line = view.players.find(player => player.seat === view.attack?.area)?.line ?? []
        played = { ask: planWords({ cards }, view).ask, ways, line: [...view.attack.felled, ...line] }
      }
      const step = (view?.attack?.felled.length ?? 0) + (view?.attack?.at ?? 0)
      const planned = asksForDice ? played?.ways.get(step) : null
      const move =
        moves.find(one => JSON.stringify(one) === JSON.stringify(planned)) ??
        (bot.choose(perspective(game, match.state, decision, moves, luck)) as Move)
      if (!match.play(seat, move).ok) throw new Error(`${JSON.stringify(move)} was rejected.`)
      if (!played) continue
      const after = game.view(match.state, seat) as View
      if (after.attack) continue
      const events = match.entries.flatMap(({ events }) => events) as readonly { event: string; card?: string }[]
      const begun = events.findLastIndex(({ event }) => event === 'attacked')
      const fell = events.slice(begun).flatMap(({ event, card }) => (event === 'felled' && card ? [card] : []))
      const total = played.line.filter(isEnemy).length
      const names = fell.filter(isEnemy).map(titleOf)
      expect(played.ask.startsWith(text.plan.summary(names, ['-']).replace(/ - is left\.$/, '')), played.ask).toBe(true)
      expect(played.ask.includes(' left.'), played.ask).toBe(total > 0)
      expect(played.ask.includes('None is left'), `${played.ask} of ${total}`).toBe(total > 0 && names.length === total)
      checked += 1
      played = null
    }
  }
  expect(checked).toBeGreaterThanOrEqual(ATTACKS)
})
