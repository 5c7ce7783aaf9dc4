import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../scripts/registry.mjs'

const FOLDERS = ['build', 'check', 'measure', 'campaign', 'programs']
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

it('says what each file is for', () => {
  const readme = readFileSync(join(root, 'tools', 'README.md'), 'utf8')
  const files = FOLDERS.flatMap(folder => readdirSync(join(root, 'tools', folder)))
  const tools = files.filter(name => !name.endsWith('.test.ts'))
  expect(tools.length).toBeGreaterThan(20)
  expect(tools.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

it('has at most ten npm scripts besides the one that npm runs itself, each with a program', () => {
  const { postinstall, ...commands } = scripts
  expect(postinstall).toBe('node scripts/registry.mjs')
  expect(Object.keys(commands).length).toBeLessThanOrEqual(10)
  for (const command of Object.values(commands)) {
    const [, program, tool] = /^node (scripts\/\S+)(?: (\S+))?$/.exec(command) ?? []
    expect(existsSync(join(root, program ?? '')), command).toBe(true)
    const files = program === 'scripts/run.mjs' ? [`tools/${tool}.ts`, `tools/${tool}/index.ts`] : [program]
    expect(files.filter(file => existsSync(join(root, file ?? ''))).length, command).toBeGreaterThan(0)
  }
})
