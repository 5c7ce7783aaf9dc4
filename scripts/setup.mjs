// Installs the packages of package-lock.json unless node_modules already matches it, and writes the registry of games.
// Uses the network only to install.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkGames, root, writeRegistry } from './registry.mjs'

const lockfile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.holdout-lock-hash')

/** Brings the registry and node_modules up to date; exits the process if that fails. */
export function setUp() {
  refuseOldNode()
  writeRegistry()
  bringPackages()
  linkGames()
}

function bringPackages() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!isInstalled()) install()
  writeFileSync(stamp, hash)
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Holdout needs Node 20.19 or later; this is Node ${process.versions.node}.`)
  process.exit(2)
}

/** Whether npm's list of installed packages matches the lockfile. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  const wanted = packagesIn(lockfile)
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true // the root, the workspaces and their links
    const found = installed[path]
    if (found === undefined) return entry.optional === true // for another platform
    return found.version === entry.version && found.resolved === entry.resolved
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function install() {
  console.log('Installing dependencies (npm ci) …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      })
  if (status === 0) return
  console.error('The dependencies could not be installed: see the lines above. A first install needs the network.')
  process.exit(1)
}
