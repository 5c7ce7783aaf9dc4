import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/registry.mjs'

/** Removes the build output. */
export function cleanBuild(): void {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'games')).map(slug => join('games', slug))]
  for (const folder of folders.filter(name => existsSync(join(root, name, 'tsconfig.json'))))
    rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
  rmSync(join(root, 'node_modules', '.cache', 'holdout'), { recursive: true, force: true })
}
