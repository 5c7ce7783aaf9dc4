// Finds names of types that two files export: then one name means two things, or one thing stands in two places. Games
// are left out, with their own tables in `web` and `cli`: each has its own State and Move.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findGames, root } from '../../scripts/registry.mjs'
import type { ProgramOutcome } from '../programs/program.ts'

const GAME = /^(games|sample-game)\b/
const SOURCE = /\.tsx?$/
const TEST = /\.test\.tsx?$/
/** A declaration. A name that is exported again from another file is still declared once. */
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm

export function checkTypeNames(at = root): ProgramOutcome {
  const games = findGames(at).map(({ slug }) => slug)
  const own = new RegExp(`^(web|cli)/src/(tables|companion)/(${games.join('|')})[./-]`)
  const files = foldersOf(at)
    .flatMap(folder => filesIn(join(at, folder)))
    .map(file => relative(at, file).replaceAll('\\', '/'))
    .filter(path => SOURCE.test(path) && !TEST.test(path) && !own.test(path))
  const places = new Map<string, Set<string>>()
  for (const path of files) {
    for (const [, name] of readFileSync(join(at, path), 'utf8').matchAll(EXPORTED))
      places.set(name, (places.get(name) ?? new Set()).add(path))
  }
  const found = [...places].flatMap(([name, paths]) =>
    paths.size > 1 ? [`${name} is exported by ${[...paths].join(' and ')}: rename one, or import it`] : [],
  )
  return { ok: found.length === 0, output: found.join('\n') }
}

function foldersOf(at: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { workspaces: string[] }
  const sources = workspaces.filter(path => !GAME.test(path)).map(path => `${path}/src`)
  return [...sources, 'tools'].filter(folder => existsSync(join(at, folder)))
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap(name => filesIn(join(path, name)))
}
