// The registry of games: everything that lists them is written from games/*/package.json by this script. `npm install`,
// `npm start`, `npm test` and `npm run build` run it; git ignores what it writes, apart from package-lock.json.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages that import games: their references in tsconfig.json name all of them. */
const IMPORTERS = ['catalog', 'cli']
const NOTE = 'Written by scripts/registry.mjs. Changes here are lost.'

/**
 * @typedef {object} FoundGame
 * @property {string} slug
 * @property {string} name What the package exports as the game.
 * @property {number} shelf Its place in lists. Games without one come last, by slug.
 * @property {Record<string, unknown>} manifest Its package.json.
 */

/**
 * The games, by slug: each folder of games/ with a package.json.
 * @returns {FoundGame[]}
 */
export function findGames(at = root) {
  const folders = readdirSync(join(at, 'games')).filter(slug => existsSync(join(at, 'games', slug, 'package.json')))
  return folders.sort().map(slug => {
    const manifest = readJson(join(at, 'games', slug, 'package.json'))
    const { game: name, shelf = Number.POSITIVE_INFINITY } = manifest.holdout ?? {}
    if (manifest.name !== `@holdout/${slug}`)
      throw new Error(`games/${slug}/package.json: "name" must be "@holdout/${slug}", the folder's name.`)
    if (typeof name !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new Error(`games/${slug}/package.json: "holdout": { "game": … } must name the export of src/index.ts.`)
    return { slug, name, shelf, manifest }
  })
}

/** Brings everything that lists games up to date. Uses no network. */
export function writeRegistry(at = root) {
  const games = findGames(at)
  write(join(at, 'catalog', 'src', 'games.ts'), catalogOf(games))
  for (const [folder, config] of configs(games, at))
    write(join(at, folder, 'tsconfig.json'), `// ${NOTE}\n${JSON.stringify(config, null, 2)}\n`)
  writeLock(games, at)
}

/**
 * Links each game and the sample game into node_modules, as `npm install` would, and removes the links of deleted
 * games.
 */
export function linkGames(at = root) {
  const scope = join(at, 'node_modules', '@holdout')
  mkdirSync(scope, { recursive: true })
  for (const name of readdirSync(scope)) if (!existsSync(join(scope, name, 'package.json'))) rmSync(join(scope, name))
  const games = findGames(at).map(({ slug }) => [slug, join('games', slug)])
  for (const [name, folder] of [...games, ['night-watch', 'sample-game']])
    if (!isThere(join(scope, name))) symlinkSync(join('..', '..', folder), join(scope, name), 'junction')
}

/** @param {FoundGame[]} games */
function catalogOf(games) {
  const shelf = [...games].sort((a, b) => a.shelf - b.shelf || (a.slug < b.slug ? -1 : 1))
  return `// ${NOTE}
import type { ChallengeAbout } from '@holdout/knowledge'
import type { AnyKnownGame } from '@holdout/knowledge'
${games.map(({ slug, name }) => `import { about as ${name} } from '@holdout/${slug}/about'\n`).join('')}
/** The games in the order lists show them. */
export const SHELF: readonly ChallengeAbout[] = [${shelf.map(({ name }) => name).join(', ')}]

/** The loader of each game, by slug. */
export const LOADERS: Readonly<Record<string, () => Promise<AnyKnownGame>>> = {
${games.map(({ slug, name }) => `  '${slug}': async () => (await import('@holdout/${slug}')).${name},\n`).join('')}}
`
}

/**
 * The tsconfig.json of the repository and of the packages that import games, by folder.
 * @param {FoundGame[]} games
 * @param {string} at
 * @returns {[folder: string, config: object][]}
 */
function configs(games, at) {
  /** @type {string[]} */
  const workspaces = readJson(join(at, 'package.json')).workspaces
  const folders = workspaces.filter(path => path !== 'games/*' && path !== 'web')
  const paths = games.map(({ slug }) => `games/${slug}`)
  /** @param {string[]} list */
  const references = list => list.map(path => ({ path }))
  /** @type {[folder: string, config: object][]} */
  const importers = IMPORTERS.map(folder => {
    const { dependencies } = readJson(join(at, folder, 'package.json'))
    const needs = folders.filter(path => Object.hasOwn(dependencies, `@holdout/${path}`))
    const all = [...needs, ...paths].map(path => `../${path}`)
    return [folder, { extends: './tsconfig.base.json', references: references(all) }]
  })
  return [['.', { files: [], references: references([...paths, ...folders]) }], ...importers]
}

/**
 * Lists the games in package-lock.json as npm does: without that, `npm ci` fails.
 * @param {FoundGame[]} games
 * @param {string} at
 */
function writeLock(games, at) {
  const file = join(at, 'package-lock.json')
  /** @type {{ packages: Record<string, Record<string, any>> }} */
  const lock = readJson(file)
  const kept = Object.entries(lock.packages).filter(
    ([path, { resolved, link }]) => !path.startsWith('games/') && !(link && resolved.startsWith('games/')),
  )
  /** @type {[path: string, entry: object][]} */
  const added = games.flatMap(({ slug, manifest }) => {
    const { name, version, license, dependencies, devDependencies, engines } = manifest
    return [
      [`games/${slug}`, { name, version, license, dependencies, devDependencies, engines }],
      [`node_modules/@holdout/${slug}`, { resolved: `games/${slug}`, link: true }],
    ]
  })
  const packages = [...kept, ...added].sort(([a], [b]) => a.localeCompare(b, 'en'))
  write(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
}

/**
 * Writes a file only if its text changes, so that builds stay up to date.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Whether a file or link exists, also if the link leads nowhere.
 * @param {string} path
 */
function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeRegistry()
  linkGames()
}
