import { setUp } from './setup.mjs'
import { build } from './tools.mjs'

setUp()
const { ok, output } = build()
if (output) console.log(output)
process.exitCode = ok ? 0 : 1
