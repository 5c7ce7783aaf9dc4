import { setUp } from './setup.mjs'
import { build } from './tools.mjs'
import { buildWeb } from './web.mjs'

setUp()
for (const make of [build, buildWeb]) {
  const { ok, output } = make()
  if (output) console.log(output)
  if (!ok) process.exit(1)
}
