import { checkOdds } from '@holdout/testkit'
import { thirtySeconds } from '../src/index.ts'
import { oddsOf } from '../src/table.ts'

const OPTIONS = [
  {},
  { 'second-try': true },
  { 'soft-opportunities': true },
  { 'sure-stomps': true },
  { mode: 'solo' },
  {},
] as const

checkOdds(thirtySeconds, {
  title: 'a hit',
  options: OPTIONS,
  odds: (view, move) => (['attack', 'again', 'stomp', 'knock-down'].includes(move.move) ? oddsOf(view, move) : null),
  happened: events => events.some(event => event.event === 'attack-card' && event.result !== 'miss'),
})

checkOdds(thirtySeconds, {
  title: 'a strike',
  options: OPTIONS,
  odds: (view, move) => (['walk', 'dash', 'bite', 'trip'].includes(move.move) ? oddsOf(view, move) : null),
  happened: events => events.some(event => event.event === 'zombie-attacked' && event.result !== 'miss'),
})
