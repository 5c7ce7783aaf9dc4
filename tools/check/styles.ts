// Checks the style sheets of the web pages: colors are tokens, media conditions are the named breakpoints, and the
// classes of a table have its prefix, so that a sheet cannot restyle another page.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import type { ProgramOutcome } from '../programs/program.ts'

/** The breakpoints: phone, low (a phone in landscape), compact and wide. They combine with and, or, not. */
const BREAKPOINTS = ['max-width: 47.5rem', 'max-height: 30rem', 'max-width: 77.5rem', 'min-width: 91rem']
const FREE_FEATURE = /^(any-)?(pointer|hover)\b|^prefers-/
const FREE_WORDS = new Set(['and', 'or', 'not', 'only', 'print', 'screen'])

const HEX = /(?<!url\()#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i
const DECLARATION = /(?<=[;{}]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g
/** The folders whose classes are used by all tables. */
const SHARED = /^web\/src\/(look|table|parts|board)\//
const TABLE = /^web\/src\/tables\/([^/]+)\//
const STATE = /^(can|is-.+|t-.+)$/

interface Sheet {
  readonly path: string
  readonly css: string
}

export function checkStyles(at = root): ProgramOutcome {
  const sheets = filesIn(join(at, 'web/src'))
    .filter(file => file.endsWith('.css'))
    .map(file => ({ path: relative(at, file).replaceAll('\\', '/'), css: withoutComments(readFileSync(file, 'utf8')) }))
  const found = [...sheets.flatMap(colorsIn), ...tokenSheets(sheets), ...sheets.flatMap(mediaIn), ...classesIn(sheets)]
  return { ok: found.length === 0, output: found.join('\n') }
}

/** Colors outside of custom properties. */
function colorsIn({ path, css }: Sheet): string[] {
  return declarations(css).flatMap(({ line, name, value }) =>
    HEX.test(value) && !name.startsWith('--')
      ? [`${path}:${line} has a raw color, use a token: ${name}: ${value}`]
      : [],
  )
}

/** Folders with color tokens in more than one sheet, where they are hard to find. Those of all pages are in `look`. */
function tokenSheets(sheets: readonly Sheet[]): string[] {
  const byFolder = new Map<string, string[]>()
  for (const { path, css } of sheets) {
    if (path.startsWith('web/src/look/')) continue
    if (!declarations(css).some(({ name, value }) => name.startsWith('--') && HEX.test(value))) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), path])
  }
  return [...byFolder].flatMap(([folder, paths]) =>
    paths.length > 1 ? [`${folder} declares color tokens in several sheets: ${paths.join(', ')}`] : [],
  )
}

function mediaIn({ path, css }: Sheet): string[] {
  return [...css.matchAll(/@media([^{]+)\{/g)].flatMap(({ 1: condition, index }) => {
    const features = [...condition.matchAll(/\(([^()]+:[^()]+|[\w-]+)\)/g)].map(match => match[1].trim())
    const words = condition.replaceAll(/\([^()]*\)/g, ' ').match(/[\w-]+/g) ?? []
    const ok =
      features.every(feature => BREAKPOINTS.includes(feature) || FREE_FEATURE.test(feature)) &&
      words.every(word => FREE_WORDS.has(word))
    return ok ? [] : [`${path}:${lineOf(css, index)} is not a named breakpoint: @media${condition.trimEnd()}`]
  })
}

/** Classes of a table without its prefix, and prefixes that two tables share. */
function classesIn(sheets: readonly Sheet[]): string[] {
  const shared = new Set(sheets.filter(({ path }) => SHARED.test(path)).flatMap(({ css }) => classes(css)))
  const prefixes = new Map<string, Map<string, string[]>>()
  for (const { path, css } of sheets) {
    const table = TABLE.exec(path)?.[1]
    if (!table) continue
    for (const name of classes(css)) {
      if (shared.has(name) || STATE.test(name)) continue
      const prefix = /^[a-z]{2,3}-/.exec(name)?.[0] ?? '(none)'
      const users = prefixes.get(table) ?? new Map<string, string[]>()
      prefixes.set(table, users.set(prefix, [...(users.get(prefix) ?? []), `${path}: .${name}`]))
    }
  }
  const owners = new Map<string, string>()
  return [...prefixes].flatMap(([table, users]) => {
    const [[own], ...others] = [...users].sort((a, b) => b[1].length - a[1].length)
    const other = owners.get(own)
    owners.set(own, table)
    return [
      ...others.flatMap(([, names]) => [...new Set(names)].map(name => `${name} lacks the table's prefix ${own}`)),
      ...(other ? [`The tables ${other} and ${table} share the prefix ${own}`] : []),
    ]
  })
}

function classes(css: string): string[] {
  const selectors = css.replaceAll(DECLARATION, '').replaceAll(/@[\w-]+[^{;]*[;{]/g, '')
  return [...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(match => match[1])
}

interface Declaration {
  readonly line: number
  readonly name: string
  readonly value: string
}

function declarations(css: string): Declaration[] {
  return [...css.matchAll(DECLARATION)].map(({ 1: name, 2: value, index }) => ({
    line: lineOf(css, index),
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
  }))
}

function lineOf(css: string, index: number): number {
  return css.slice(0, index).split('\n').length
}

/** Comments become blank lines, so that line numbers stay right. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ''))
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap(name => filesIn(join(path, name)))
}
