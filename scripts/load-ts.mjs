// Lets Node load the TypeScript sources of the packages and of tools/, as the tests do.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './registry.mjs'

/** Compiled files, by the hash of their source: loading the compiler takes longer than most tools. */
const CACHE = join(root, 'node_modules', '.cache', 'holdout', 'compiled')

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  return next(specifier, { ...context, conditions: ['holdout-src', ...context.conditions] })
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const file = fileURLToPath(url)
  const source = await readFile(file, 'utf8')
  const cached = join(CACHE, `${createHash('sha256').update(file).update(source).digest('hex')}.js`)
  return { format: 'module', shortCircuit: true, source: await readFile(cached, 'utf8').catch(compiled) }

  async function compiled() {
    const text = await compile(source, file)
    await mkdir(CACHE, { recursive: true })
    // Another process may read it at the same time: it must never see half of it.
    const own = `${cached}.${process.pid}`
    await writeFile(own, text)
    await rename(own, cached)
    return text
  }
}

/**
 * @param {string} source
 * @param {string} fileName
 */
async function compile(source, fileName) {
  const { default: ts } = await import('typescript')
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    inlineSourceMap: true,
  }
  return ts.transpileModule(source, { compilerOptions, fileName }).outputText
}
