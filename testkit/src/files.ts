import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface TextFile {
  /** The path relative to the folder where the tests were started. */
  readonly name: string
  readonly path: string
  read(): string
}

/** The files in a folder and its subfolders whose names end with `ending`, sorted by name. */
export function filesIn(folder: URL, ending: string): TextFile[] {
  const root = fileURLToPath(folder)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith(ending))
  return paths.sort().map(path => textFile(join(root, path)))
}

export function textFile(path: string): TextFile {
  return { name: relative(process.cwd(), path), path, read: () => readFileSync(path, 'utf8') }
}
