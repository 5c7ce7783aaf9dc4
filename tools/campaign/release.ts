// An earlier state of the repository, as a program that can be started.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { ArgumentError } from '../tool.ts'

export interface Release {
  /** What it is called in reports. */
  readonly name: string
  /** The program of its node. */
  readonly program: string
}

/** The last commit before the current version: the state in which the version before it was used. */
export function lastRelease(version: string): string {
  const since = git(['log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json']).trim()
  if (since === '') throw new ArgumentError(`No commit sets version ${version}. Name the earlier state with --from.`)
  return `${since}^`
}

/** Bundles the node of a commit, tag or branch, with the libraries that are installed here. */
export function bundleRelease(ref: string): Release {
  const found = spawnSync('git', ['rev-parse', '--verify', '--short', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  if (found.status !== 0) throw new ArgumentError(`--from cannot be "${ref}"; it must be a commit, tag or branch`)
  const commit = found.stdout.trim()
  const folder = mkdtempSync(join(tmpdir(), 'holdout-release-'))
  try {
    const archive = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 })
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
    if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`Commit ${commit} could not be unpacked.`)
    linkLibraries(folder)
    spawnSync(process.execPath, ['scripts/registry.mjs'], { cwd: folder })
    const { version } = JSON.parse(git(['show', `${commit}:package.json`])) as { version: string }
    return { name: `${version} (${commit})`, program: bundleNode(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives a folder the installed libraries, and its own packages instead of the current ones. */
function linkLibraries(folder: string): void {
  const here = join(root, 'node_modules')
  const there = join(folder, 'node_modules')
  mkdirSync(join(there, '@holdout'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@holdout' && name !== '.cache') symlinkSync(join(here, name), join(there, name))
  const packages = [...readdirSync(folder), ...readdirSync(join(folder, 'games')).map(game => join('games', game))]
  for (const path of packages) {
    const name = packageName(join(folder, path, 'package.json'))
    if (name?.startsWith('@holdout/')) symlinkSync(join(folder, path), join(there, name))
  }
}

function packageName(file: string): string | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name ?? null
  } catch {
    return null // not a package
  }
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  return stdout
}
