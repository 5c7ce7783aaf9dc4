import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ArgumentError, numberIn } from '../tool.ts'

export const LOAD_USAGE =
  'npm run measure -- load [--tables 200] [--seconds 6] [--pace 400] [--database postgres://…] [--bots 50] [--against ../checkout [--rounds 3]]'

export interface LoadArguments {
  readonly tables: number
  readonly seconds: number
  /** The time between two moves of a table, in ms. */
  readonly pace: number
  readonly rounds: number
  readonly database: string | null
  /** Tables of expert bots to measure beside; 0: none. */
  readonly bots: number
  /** The folder of another checkout to compare with. */
  readonly against: string | null
}

export function readLoadArguments(args: readonly string[]): LoadArguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      tables: { ...text, default: '200' },
      seconds: { ...text, default: '6' },
      pace: { ...text, default: '400' },
      rounds: text,
      database: text,
      bots: text,
      against: text,
    },
  })
  const { database = null, against, bots, rounds } = values
  if (rounds !== undefined && against === undefined)
    throw new ArgumentError('--rounds is only for a comparison; add --against and the folder of another checkout')
  return {
    tables: numberIn('tables', values.tables, { whole: true }),
    seconds: numberIn('seconds', values.seconds),
    pace: numberIn('pace', values.pace),
    rounds: numberIn('rounds', rounds ?? '3', { whole: true }),
    database,
    bots: bots === undefined ? 0 : numberIn('bots', bots, { whole: true }),
    against: against === undefined ? null : checkoutAt(against),
  }
}

/** How to start this measurement in a checkout, which may be older than tools/; null if it has none. */
export function loadProgramIn(folder: string): readonly string[] | null {
  if (existsSync(join(folder, 'tools/measure/load.ts'))) return ['scripts/run.mjs', 'measure', 'load']
  return existsSync(join(folder, 'scripts/load.mjs')) ? ['scripts/load.mjs'] : null
}

function checkoutAt(path: string): string {
  const folder = resolve(path)
  if (loadProgramIn(folder)) return folder
  throw new ArgumentError(`--against cannot be "${path}"; it must be the folder of a checkout with this measurement`)
}
