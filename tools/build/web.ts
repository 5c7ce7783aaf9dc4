// Builds the web pages if their sources changed, and checks their size budget.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../scripts/registry.mjs'
import { type ProgramOutcome, runProgram } from '../programs/program.ts'

const SOURCES = [
  'web',
  'engine/src',
  'words/src',
  'knowledge/src',
  'games',
  'catalog/src',
  'analysis/src',
  'bots/src',
  'table/src',
  'protocol/src',
  'client/src',
  'rules-search/src',
  'package-lock.json',
]
const DIST = join(root, 'web', 'dist')
const STAMP = join(root, 'node_modules', '.cache', 'holdout', 'web-hash')

/** Vite's list of chunks, by entry. */
type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  /** The entries that are loaded with it. */
  readonly imports?: readonly string[]
}

/**
 * Budgets in gzipped kilobytes: the scripts of a first visit; scripts and style sheets of the play page on top of it, and
 * of each table on top of both; all fonts.
 */
const BUDGET = { home: 110, playPage: 20, table: 60, fonts: 100 }

/** Builds the web pages; does nothing if no source changed. */
export async function buildWeb(): Promise<ProgramOutcome> {
  const hash = hashOfSources()
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp === hash && existsSync(join(DIST, 'index.html'))) return { ok: true, output: '' }
  const built = await runProgram('vite', ['build', 'web', '--logLevel', 'warn'])
  if (!built.ok) return built
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, hash)
  return built
}

/** Prints the sizes and fails above the budget. */
export function checkSizes(): ProgramOutcome {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const home = filesOf(manifest, 'index.html')
  const playPage = without(filesOf(manifest, 'src/pages/play/play-page.tsx'), home)
  const scripts = [...home].filter(file => file.endsWith('.js'))
  const rows: [string, number, number][] = [
    ['home page', kilobytes(scripts), BUDGET.home],
    ['play page', kilobytes(playPage), BUDGET.playPage],
  ]
  for (const entry of Object.keys(manifest).filter(name => /^src\/tables\/[^/]+\/index\.tsx$/.test(name))) {
    const added = without(filesOf(manifest, entry), home, playPage)
    rows.push([`table ${entry.split('/')[2]}`, kilobytes(added), BUDGET.table])
  }
  const fonts = readdirSync(join(DIST, 'assets')).filter(name => name.endsWith('.woff2'))
  rows.push([
    'fonts',
    fonts.reduce((sum, name) => sum + statSync(join(DIST, 'assets', name)).size / 1000, 0),
    BUDGET.fonts,
  ])
  for (const [name, size, most] of rows)
    console.log(`   ${name.padEnd(22)} ${size.toFixed(1).padStart(6)} kB of ${most} ${size > most ? 'TOO MUCH' : ''}`)
  return { ok: rows.every(([, size, most]) => size <= most), output: '' }
}

/** The script of a chunk, its style sheets, and everything loaded with it. */
function filesOf(manifest: Manifest, entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry]
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found)
  return found
}

function without(files: Iterable<string>, ...known: Iterable<string>[]): string[] {
  return [...files].filter(file => !known.flatMap(set => [...set]).includes(file))
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000, 0)
}

/** A hash of all sources by name and content, without build output. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  const visit = (path: string): void => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (!statSync(full).isDirectory()) return void hash.update(path).update(readFileSync(full))
    for (const name of readdirSync(full).sort())
      if (!['dist', 'node_modules', 'test', 'scenarios'].includes(name)) visit(join(path, name))
  }
  for (const path of SOURCES) visit(path)
  return hash.digest('hex')
}
