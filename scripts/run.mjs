// Runs a tool of tools/: node scripts/run.mjs <tool> [arguments]
// Installs what is missing and lets Node load TypeScript first, so that a fresh clone needs nothing else.
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { setUp } from './setup.mjs'

const [name = '', ...args] = process.argv.slice(2)
const file = [`../tools/${name}.ts`, `../tools/${name}/index.ts`].find(path =>
  existsSync(new URL(path, import.meta.url)),
)
if (file === undefined) {
  console.error(`There is no tool "${name}". tools/README.md lists them.\nnode scripts/run.mjs <tool> [arguments]`)
  process.exit(2)
}
setUp()
register('./load-ts.mjs', import.meta.url)
const { runTool } = await import('../tools/tool.ts')
process.exitCode = await runTool(await import(file), args)
