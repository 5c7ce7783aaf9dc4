import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let bundles = 0

/** Bundles a node from the sources in a folder, by default these; gives back the program to run. */
export function bundleNode(sources = root): string {
  const folder = join(root, 'node_modules', '.cache', 'holdout', `node-${process.pid}-${bundles++}`)
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'server/test/fault/bundle.config.mjs']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: sources,
    env: { ...process.env, BUNDLE: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The node could not be bundled:\n${stdout}${stderr}`)
  return join(folder, 'node.js')
}
