// Finds sources that name a game. Outside the games themselves only their own folders and files may do that: everything
// else asks the registry, so that a new game needs no edit.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findGames, root } from '../../scripts/registry.mjs'
import type { ProgramOutcome } from '../programs/program.ts'

const FOLDERS = ['web', 'cli', 'server', 'sim', 'table', 'protocol', 'client', 'bots'].map(name => `${name}/src`)
const TEST = /\.test\.tsx?$|__snapshots__/
/** Help texts of the command line show examples with real games. */
const EXAMPLES = /^cli\/src\/text\//

export function checkSlugs(at = root): ProgramOutcome {
  const games = findGames(at).map(({ slug }) => slug)
  const named = new RegExp(`\\b(${games.join('|')})\\b`)
  const own = new RegExp(`^(web/src/(tables|companion)/(${games.join('|')})/|cli/src/tables/(${games.join('|')})[.-])`)
  const found = FOLDERS.flatMap(folder => filesIn(join(at, folder))).flatMap(file => {
    const path = relative(at, file).replaceAll('\\', '/')
    if (!/\.(tsx?|css)$/.test(path) || TEST.test(path) || EXAMPLES.test(path) || own.test(path)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? [`${path}:${i + 1} names a game: ${line.trim()}`] : []))
  })
  return { ok: found.length === 0, output: found.join('\n') }
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap(name => filesIn(join(path, name)))
}
