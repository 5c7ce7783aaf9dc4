import { ordinal, rate, rating } from 'openskill'
import { rateOf } from '../html/figures.ts'
import type { Rate } from '../wilson.ts'
import type { ArenaResult } from './result.ts'

export interface ArenaStanding {
  readonly bot: string
  readonly wins: Rate
  /** Wins by seat; empty if all seats are one team. */
  readonly seats: Readonly<Record<string, Rate>>
  /** The mean of the outcome's tier, for games with graded endings. */
  readonly tier: number
  /** OpenSkill rating after all matches, in the order of the deals. `ordinal` is a careful estimate: mu - 3 sigma. */
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number }
  /** Milliseconds of a decision with more than one move; null for programs. */
  readonly time: { readonly mean: number; readonly p95: number; readonly max: number } | null
}

export interface ArenaReport {
  readonly game: string
  readonly title: string
  readonly seed: string
  readonly houseRules: Readonly<Record<string, unknown>>
  readonly team: boolean
  readonly deals: number
  readonly matches: number
  /** The best first. */
  readonly standings: readonly ArenaStanding[]
  readonly seconds: number
}

/** The standings of a tournament. Results must be in the order of the matches, because ratings depend on it. */
export function standingsOf(
  seats: readonly string[],
  team: boolean,
  results: readonly ArenaResult[],
): readonly ArenaStanding[] {
  const bots = [...new Set(results.flatMap(result => result.bots))]
  const ratings = team ? teamRatings(bots, results) : ratingsOf(bots, results)
  return bots
    .map(bot => standingOf(bot, seats, team, results, ratings[bot]))
    .sort((a, b) => b.wins.rate - a.wins.rate || b.rating.mu - a.rating.mu)
}

type Skill = ReturnType<typeof rating>

function standingOf(
  bot: string,
  seats: readonly string[],
  team: boolean,
  results: readonly ArenaResult[],
  skill: Skill,
): ArenaStanding {
  let wins = 0
  let games = 0
  let tiers = 0
  const bySeat: Record<string, { wins: number; games: number }> = {}
  const times: number[] = []
  for (const { bots, won, tier, times: spent } of results) {
    if (!bots.includes(bot)) continue
    times.push(...(spent[bot] ?? []))
    if (team) {
      games += 1
      wins += won[0] ? 1 : 0
      tiers += tier
      continue
    }
    bots.forEach((other, at) => {
      if (other !== bot) return
      games += 1
      wins += won[at] ? 1 : 0
      tiers += won[at] ? tier : 0
      bySeat[seats[at]] ??= { wins: 0, games: 0 }
      const seat = bySeat[seats[at]]
      seat.games += 1
      seat.wins += won[at] ? 1 : 0
    })
  }
  return {
    bot,
    wins: rateOf(wins, games),
    seats: Object.fromEntries(Object.entries(bySeat).map(([seat, count]) => [seat, rateOf(count.wins, count.games)])),
    tier: tiers / games,
    rating: { mu: skill.mu, sigma: skill.sigma, ordinal: ordinal(skill) },
    time: timeOf(times),
  }
}

function timeOf(times: number[]): ArenaStanding['time'] {
  if (times.length === 0) return null
  times.sort((a, b) => a - b)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { mean, p95: times[Math.floor(times.length * 0.95)], max: times[times.length - 1] }
}

/** Bots that meet in a match: winners rank before the others. A bot with several seats counts once, with its best. */
function ratingsOf(bots: readonly string[], results: readonly ArenaResult[]): Record<string, Skill> {
  const skills = Object.fromEntries(bots.map(bot => [bot, rating()]))
  for (const { bots: seated, won } of results) {
    const met = [...new Set(seated)]
    if (met.length < 2) continue
    const rank = met.map(bot => (seated.some((other, at) => other === bot && won[at]) ? 1 : 2))
    update(skills, met, rank)
  }
  return skills
}

/** Teams that played the same deal: a better ending ranks before a worse one. */
function teamRatings(bots: readonly string[], results: readonly ArenaResult[]): Record<string, Skill> {
  const skills = Object.fromEntries(bots.map(bot => [bot, rating()]))
  if (bots.length < 2) return skills
  for (const deal of dealsOf(results)) {
    const score = (result: ArenaResult): number => (result.won[0] ? 1000 : 0) + result.tier
    update(
      skills,
      deal.map(({ bots: [bot] }) => bot),
      deal.map(result => 1 + deal.filter(other => score(other) > score(result)).length),
    )
  }
  return skills
}

function dealsOf(results: readonly ArenaResult[]): ArenaResult[][] {
  const deals: ArenaResult[][] = []
  for (const result of results) {
    deals[result.deal] ??= []
    deals[result.deal].push(result)
  }
  return deals
}

function update(skills: Record<string, Skill>, met: readonly string[], rank: number[]): void {
  const rated = rate(
    met.map(bot => [skills[bot]]),
    { rank },
  )
  met.forEach((bot, at) => {
    skills[bot] = rated[at][0]
  })
}
