import type { OptionSpecs } from '@holdout/engine'
import type { SimReport } from '../report.ts'

/** The command that gives the same numbers again. */
export function commandOf(report: SimReport, specs: OptionSpecs<Record<string, unknown>>): string {
  const { game, games, bots, seed, options, rotate, cards } = report
  const same = bots.every(bot => bot === bots[0])
  const isChosen = ([name, value]: [string, unknown]): boolean =>
    value !== specs[name].default && !(name === 'cards' && cards !== undefined) // the file already implies this option
  const chosen = Object.entries(options).filter(isChosen)
  const parts = ['npx holdout sim', game, '--games', String(games), '--bots', quoted(same ? bots[0] : bots.join(','))]
  if (rotate === same) parts.push(rotate ? '--rotate' : '--no-rotate')
  parts.push('--seed', quoted(seed))
  if (chosen.length) parts.push('--options', quoted(chosen.map(([name, value]) => `${name}=${value}`).join(',')))
  if (cards !== undefined) parts.push('--cards', quoted(cards))
  return parts.join(' ')
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
