import { botFor } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { checkDaily, playAsBots, seenByBot } from '@holdout/table'
import { challengeOf, type DailyGame, type DailyResult } from '@holdout/table/daily'

/** The result of bots of a level in the challenge that the date alone gives; null if they do not finish it. */
export async function dailyOfBots(slug: string, day: string, level: string): Promise<DailyResult | null> {
  const game = await loadGame(slug)
  const challenge = challengeOf(game as DailyGame & typeof game, day, null)
  const record = await playAsBots(game, challenge, level, async asked => {
    const seen = seenByBot(asked.match, asked.decision)
    return seen && botFor(game, asked.level).choose(seen)
  })
  if (!record) return null
  const steps = checkDaily(game, challenge, record)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value.ok ? value.result : null
  }
}
