import { ArgumentError } from '../tool.ts'
import { Checks } from './stages.ts'

export const usage = 'npm run check'

/** Runs every check except the tests. The last line is `N passed, N failed`. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new ArgumentError(`Found "${args[0]}", but this command has no options.`)
  const checks = new Checks()
  await checks.build()
  await checks.runRest()
  return checks.end()
}
