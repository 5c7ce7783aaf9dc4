// The arguments of `npm run load`.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE =
  'npm run load -- [--tables 200] [--seconds 6] [--pace 400] [--database postgres://…] [--bots 50] [--against ../checkout [--rounds 3]]'
const NUMBERS = { tables: '200', seconds: '6', pace: '400', rounds: '3' }

/** Reads the arguments. Throws an error that says what is wrong and what would be right. */
export function readLoadArguments(args) {
  const numbers = Object.keys(NUMBERS).map(name => [name, { type: 'string' }])
  try {
    const text = { type: 'string' }
    const options = { ...Object.fromEntries(numbers), database: text, bots: text, against: text }
    const { values } = parseArgs({ args, options })
    if (values.rounds !== undefined && values.against === undefined)
      throw new Error('--rounds is only for a comparison; add --against and the folder of another checkout')
    const read = Object.entries(NUMBERS).map(([name, standard]) => [name, numberIn(name, values[name] ?? standard)])
    return {
      ...Object.fromEntries(read),
      database: values.database ?? null,
      bots: values.bots === undefined ? 0 : numberIn('bots', values.bots),
      against: values.against === undefined ? null : checkoutAt(values.against),
    }
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`)
  }
}

function numberIn(name, text) {
  const value = Number(text)
  if (value >= 1) return value
  throw new Error(`--${name} cannot be "${text}"; it must be a number of at least 1`)
}

function checkoutAt(path) {
  const folder = resolve(path)
  if (existsSync(join(folder, 'scripts/load.mjs'))) return folder
  throw new Error(`--against cannot be "${path}"; it must be the folder of a checkout that has scripts/load.mjs`)
}
