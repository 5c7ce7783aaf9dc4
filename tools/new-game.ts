// Writes a small complete game to start from: a copy of the sample game, which is also the game of the tests.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { linkGames, root, writeRegistry } from '../scripts/registry.mjs'
import { ArgumentError } from './tool.ts'

const SAMPLE = join(root, 'sample-game')
/** A drawn table for it, made of the parts in web/src/board. */
const SAMPLE_TABLE = join(root, 'web', 'test', 'sample-table')

export const usage = 'Usage: npm run new-game <slug> [--title "Title"] [--table]'

export const help = `${usage}

Writes a small complete game into games/<slug>: rules, texts, bot, lessons and tests, to change step by step.

  <slug>            the name of the folder, such as night-shift: lower-case letters, digits and hyphens
  --title "Title"   the name of the game; default: the slug with capitals
  --table           also writes a drawn table for the browser into web/src/tables/<slug>

docs/new-game.md says what to change first.`

/** The names of the sample game, which are replaced in the copy. */
const SAMPLE_NAMES = { slug: 'night-watch', title: 'Night Watch', export: 'nightWatch', initials: 'NW' }

/** Names of files beside the drawn tables, which are found by slug. */
const RESERVED = ['generic', 'in-sentences', 'index', 'layout']

interface Input {
  readonly slug: string
  readonly title: string
  /** Whether a drawn table is written too. */
  readonly table: boolean
}

/** The names that differ from game to game. */
interface Names extends Input {
  /** What src/index.ts exports. */
  readonly export: string
  /** The letters of its rule ids. */
  readonly initials: string
}

export function main(args: readonly string[]): number {
  const names = namesOf(readInput(args))
  write(names)
  writeRegistry()
  linkGames()
  console.log(`games/${names.slug} is ready: ${names.title}, with rules ${names.initials}-01 and on.

  npm start                        play it in the browser
  npm start -- play ${names.slug}
  npx vitest run games/${names.slug}

docs/new-game.md says what to change first. To remove the game, delete its folder.`)
  return 0
}

function readInput(args: readonly string[]): Input {
  const { values, positionals } = parseArgs({
    args,
    options: { title: { type: 'string' }, table: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [slug, ...more] = positionals
  const given = values.title ?? titleFromNpm(more)
  if (slug === undefined) throw new ArgumentError('The slug is missing: the name of the folder, such as night-shift.')
  if (more.length > 0) throw new ArgumentError(`Found "${more[0]}" after the slug. Put a title with spaces in quotes.`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 40 || slug.replace(/[^a-z]/g, '').length < 2)
    throw new ArgumentError(
      `"${slug}" cannot be a slug. Use 2 to 40 lower-case letters, digits and hyphens, beginning with a letter: night-shift.`,
    )
  const title = (given ?? slug.split('-').map(capital).join(' ')).trim()
  if (title === '') throw new ArgumentError('The title is empty.')
  if (title.length > 60 || /[\p{C}\\`<>|]/u.test(title))
    throw new ArgumentError(
      'The title has more than 60 characters, or one that is not allowed: a line break or \\ ` < > |',
    )
  return { slug, title, table: values.table }
}

/** npm takes `--title "X"` for an option of its own and passes "X" on as one more argument, unless `--` precedes it. */
function titleFromNpm(more: string[]): string | undefined {
  const title = process.env.npm_config_title
  return title === 'true' ? (more.shift() ?? '') : title
}

/** Rejects a slug that is taken. */
function namesOf({ slug, title, table }: Input): Names {
  if (existsSync(join(root, 'games', slug))) throw new ArgumentError(`The folder games/${slug} already exists.`)
  if (RESERVED.includes(slug) || packageNames().includes(`@holdout/${slug}`))
    throw new ArgumentError(`"${slug}" is the name of another part of this repository. Choose another slug.`)
  return { slug, title, table, export: exportOf(slug), initials: initialsOf(slug) }
}

function packageNames(): unknown[] {
  const workspaces = readJson('package.json').workspaces as readonly string[]
  const folders = workspaces.flatMap(path => (path.endsWith('/*') ? foldersIn(path.slice(0, -2)) : [path]))
  return folders
    .filter(path => existsSync(join(root, path, 'package.json')))
    .map(path => readJson(path, 'package.json').name)
}

/** `night-shift` → `nightShift`, with `Game` added if that name means something else in the sample game. */
function exportOf(slug: string): string {
  const name = slug.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
  if (name === SAMPLE_NAMES.export) return name
  const sources = ['src', 'test'].flatMap(part => filesIn(join(SAMPLE, part)))
  const isUsed = sources.some(file => new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')))
  return isUsed || isReserved(name) ? `${name}Game` : name
}

function isReserved(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 0; return ${name}`)
    return false
  } catch {
    return true
  }
}

/** The letters of its rule ids: the initials, or more letters if those are taken or too few. */
function initialsOf(slug: string): string {
  const taken = foldersIn('games').map(path => prefixOf(join(root, path, 'src', 'data', 'rulebook.en.json')))
  const letters = slug.replace(/[^a-z]/g, '').toUpperCase()
  const initials = slug
    .replace(/[^a-z-]/g, '')
    .split('-')
    .map(word => word.charAt(0).toUpperCase())
    .join('')
  const longer = Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(0, i + 2))
  const free = [initials, ...longer].find(text => text.length >= 2 && !taken.includes(text))
  if (free === undefined)
    throw new ArgumentError(`Every beginning of "${slug}" is the rule prefix of another game. Choose another slug.`)
  return free
}

function prefixOf(rulebook: string): string | undefined {
  return existsSync(rulebook) ? /"id": "([A-Z]+)-/.exec(readFileSync(rulebook, 'utf8'))?.[1] : undefined
}

/** Copies the sample game and puts the names in. */
function write(names: Names): void {
  const folder = join(root, 'games', names.slug)
  cpSync(SAMPLE, folder, { recursive: true, filter: path => !/[\\/](?:dist|node_modules)$/.test(path) })
  for (const file of filesIn(folder)) writeFileSync(file, withNames(readFileSync(file, 'utf8'), file, names))
  if (names.table) writeTable(names)
}

/** Copies the table of the sample game. Its classes get the letters of the new one. */
function writeTable({ slug, initials }: Names): void {
  const folder = join(root, 'web', 'src', 'tables', slug)
  mkdirSync(folder, { recursive: true })
  for (const name of ['index.tsx', 'table.css']) {
    const text = readFileSync(join(SAMPLE_TABLE, name), 'utf8')
      .replaceAll("'../../src/", "'../../")
      .replaceAll(SAMPLE_NAMES.slug, slug)
      .replaceAll(/\bnw-/g, `${initials.slice(0, 3).toLowerCase()}-`)
    writeFileSync(join(folder, name), text)
  }
}

/** Replaces all names in one pass, so that a name which contains another stays as it is. */
function withNames(text: string, file: string, names: Names): string {
  const { slug, title: own, export: name, initials } = SAMPLE_NAMES
  const [title, written] = file.endsWith('.ts') ? [`'${own}'`, literal(names.title)] : [own, titleIn(file, names.title)]
  const all = new Map([
    [title, written],
    [slug, names.slug],
    [name, names.export],
    [`${initials}-`, `${names.initials}-`],
  ])
  const placed = file.endsWith('tsconfig.json') ? text.replaceAll('"../', '"../../') : text // games/ is one folder deeper
  return placed.replace(
    new RegExp(`${[...all.keys()].slice(0, 3).join('|')}|\\b${initials}-(?=\\d)`, 'g'),
    found => all.get(found) ?? found,
  )
}

function titleIn(file: string, title: string): string {
  return file.endsWith('.json') ? JSON.stringify(title).slice(1, -1) : title
}

/** A TypeScript string as the formatter writes it. */
function literal(text: string): string {
  if (!text.includes("'")) return `'${text}'`
  return text.includes('"') ? `'${text.replaceAll("'", "\\'")}'` : `"${text}"`
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${path}/${entry.name}`)
}

function readJson(...path: readonly string[]): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
