import { type Rate, wilson } from '../wilson.ts'

/** A share as a percentage, with enough decimals to tell a small one from 0. */
export function percent(share: number): string {
  const value = share * 100
  const rest = Math.min(value, 100 - value)
  const places = rest === 0 ? 0 : rest >= 1 ? 1 : rest >= 0.1 ? 2 : 3
  return `${value.toFixed(places)} %`
}

/** The interval of a share. */
export function interval({ low, high }: { low: number; high: number }): string {
  return `${percent(low).replace(' %', '')} – ${percent(high)}`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** A number with up to two decimals. */
export function decimal(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

export function rateOf(wins: number, games: number): Rate {
  return { wins, games, rate: wins / games, ...wilson(wins, games) }
}

/** The id of an ending or fact as words. */
export function words(name: string): string {
  return name.replaceAll('-', ' ')
}
