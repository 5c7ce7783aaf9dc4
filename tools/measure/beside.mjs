// Adds our server to a load generator that compares servers (`EXTRA=tools/measure/beside.mjs`). The default export
// describes how to start the server and how a player joins. Plain JavaScript, because the load generator is another
// program, with a Node that does not load TypeScript. Results: docs/lab/2026-11-16-server-load.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

register('../../scripts/load-ts.mjs', import.meta.url)
const { bundleNode } = await import('../../server/test/fault/bundle.ts')
const { LoadTables } = await import('../../server/test/load/join.ts')
const program = bundleNode()
const folder = mkdtempSync(join(tmpdir(), 'holdout-load-'))
writeFileSync(join(folder, 'index.html'), '<title>Holdout</title>')
process.once('exit', () => {
  for (const made of [folder, dirname(program)]) rmSync(made, { recursive: true, force: true })
})
/** @type {Map<number, InstanceType<typeof LoadTables>>} */
const perPort = new Map()

export default {
  name: 'holdout',
  file: new URL('./beside-launch.mjs', import.meta.url),
  env: {
    WEB_FOLDER: folder,
    HOLDOUT_DATA: folder,
    HOLDOUT_REQUESTS: '0',
    HOLDOUT_CONNECTIONS: '0',
    HOLDOUT_BUDGET: '0',
    HOLDOUT_LOG: 'error',
    HOLDOUT_PROGRAM: program,
  },
  /**
   * Each move sends one view to each of the four players; views before the first move do not count.
   * @param {number} port
   * @param {number} table
   * @param {number} player
   * @param {(bytes: number) => void} seen
   */
  async join(port, table, player, seen) {
    const tables = perPort.get(port) ?? new LoadTables(port)
    perPort.set(port, tables)
    return tables.join(table, player, bytes => {
      if (tables.hasBegun(table)) seen(bytes)
    })
  },
}
