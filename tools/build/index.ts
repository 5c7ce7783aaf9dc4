import { parseArgs } from 'node:util'
import { cleanBuild } from './clean.ts'
import { buildPackages } from './packages.ts'
import { buildWeb } from './web.ts'

export const usage = 'npm run build -- [--clean] [--without-web]'

/** Compiles what changed: the packages, then the web pages. With `--clean`, everything. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { clean: { type: 'boolean', default: false }, 'without-web': { type: 'boolean', default: false } },
  })
  if (values.clean) cleanBuild()
  for (const build of values['without-web'] ? [buildPackages] : [buildPackages, buildWeb]) {
    const { ok, output } = await build()
    if (output) console.log(output)
    if (!ok) return 1
  }
  return 0
}
