import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as campaign from './campaign/index.ts'
import * as measure from './measure/index.ts'
import { ArgumentError, numberIn, runTool, type Tool, toolList } from './tool.ts'

let printed: string[]
let errors: string[]

beforeEach(() => {
  printed = []
  errors = []
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation(line => void errors.push(line))
})
afterEach(() => void vi.restoreAllMocks())

const echo: Tool = {
  usage: 'echo [words]',
  main(args) {
    if (args.includes('wrong')) throw new ArgumentError('"wrong" is wrong.')
    console.log(args.join(' '))
    return 0
  },
}
const list = toolList('npm run tools --', { echo: { does: 'prints its arguments', load: async () => echo } }, 'echo')

it('prints the usage of a tool', async () => {
  expect(await runTool(echo, ['--help'])).toBe(0)
  expect(printed).toEqual(['echo [words]'])
})

it('prints the help of a tool that has more than a usage', async () => {
  expect(await runTool({ ...echo, help: 'all about echo' }, ['-h'])).toBe(0)
  expect(printed).toEqual(['all about echo'])
})

it('prints a wrong argument with the usage', async () => {
  expect(await runTool(echo, ['wrong'])).toBe(2)
  expect(errors).toEqual(['"wrong" is wrong.\necho [words]'])
})

it('does not hide other errors', async () => {
  const broken: Tool = { usage: '', main: () => Promise.reject(new Error('broken')) }
  await expect(runTool(broken, [])).rejects.toThrow('broken')
})

it('runs the tool of a list that the first argument names', async () => {
  expect(await runTool(list, ['echo', 'a', '--b'])).toBe(0)
  expect(await runTool(list, ['--b'])).toBe(0) // the default
  expect(printed).toEqual(['a --b', '--b'])
})

it('prints the usage of a tool of a list, and its errors with its own usage', async () => {
  expect(await runTool(list, ['echo', '--help'])).toBe(0)
  expect(await runTool(list, ['echo', 'wrong'])).toBe(2)
  expect(printed).toEqual(['echo [words]'])
  expect(errors).toEqual(['"wrong" is wrong.\necho [words]'])
})

it.each([
  ['measure', measure, [], 'Say what to run.'],
  ['measure', measure, ['--loud'], 'Say what to run.'],
  ['measure', measure, ['weight'], 'There is no "weight" to run.'],
  ['measure', measure, ['load', '--tables', 'many'], '--tables cannot be "many"'],
  ['campaign', campaign, ['weight'], 'There is no "weight" to run.'],
  ['campaign', campaign, ['survey', 'chess', '--games', '1'], 'There is no game "chess".'],
])('rejects the arguments of %s', async (name, tool, args, message) => {
  expect(await runTool(tool, args)).toBe(2)
  expect(errors.join('\n')).toContain(message)
  expect(errors.join('\n')).toContain(`npm run ${name} --`)
})

it.each([measure, campaign])('lists every tool in one line', ({ usage }) => {
  const lines = usage.split('\n').filter(line => line.startsWith('  '))
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(120)
})

it.each([
  ['', {}, 'a number of at least 1'],
  ['0', {}, 'a number of at least 1'],
  ['1.5', { whole: true }, 'a whole number of at least 1'],
  ['41', { most: 40 }, 'a number from 1 to 40'],
])('does not take "%s" for a number', (text, limits, expected) => {
  expect(() => numberIn('n', text, limits)).toThrow(`--n cannot be "${text}"; it must be ${expected}`)
})
