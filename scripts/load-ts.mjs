// Lets Node load the TypeScript sources of the packages, as the tests do.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
}

export function resolve(specifier, context, next) {
  return next(specifier, { ...context, conditions: ['holdout-src', ...context.conditions] })
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const fileName = fileURLToPath(url)
  const { outputText } = ts.transpileModule(await readFile(fileName, 'utf8'), { compilerOptions, fileName })
  return { format: 'module', shortCircuit: true, source: outputText }
}
