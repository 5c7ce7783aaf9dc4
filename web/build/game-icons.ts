import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

/**
 * `import shotgun from 'icon:shotgun'`: one drawing of the game-icons collection, as the path inside a 192 × 192 svg.
 */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      if (!Object.hasOwn(icons, name)) throw new Error(`There is no icon "${name}" in game-icons.`)
      return `export default ${JSON.stringify(lighter(icons[name].body))}`
    },
  }
}

/**
 * The collection uses a grid of 512 units. We show icons at 20 to 100 pixels, so whole units of 192 are enough, at half
 * the size.
 */
const SCALE = 192 / 512

function lighter(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_all, path: string) => ` d="${svgpath(path).scale(SCALE).rel().round(0)}"`)
}
