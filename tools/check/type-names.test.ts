import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findGames } from '../../scripts/registry.mjs'
import { checkTypeNames } from './type-names.ts'

const [{ slug }] = findGames()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-names-'))
  const workspaces = ['engine', 'web', `games/${slug}`]
  write('package.json', JSON.stringify({ workspaces }))
  write(`games/${slug}/package.json`, JSON.stringify({ name: `@holdout/${slug}`, holdout: { game: 'game' } }))
  write(`games/${slug}/src/state.ts`, 'export interface State {}\nexport type Move = string\n')
  write('engine/src/match.ts', 'export class Match<S> {}\nexport type Move = object\n')
  write('web/src/client/store.ts', "export { type Match } from '@holdout/engine'\ninterface Entry {}\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('takes a name that is exported again, not exported, or of a game', () => {
  write(`web/src/tables/${slug}/pieces.ts`, 'export type Match = number\n')
  write('web/src/client/store.test.ts', 'export class Match {}\n')
  expect(checkTypeNames(folder)).toEqual({ ok: true, output: '' })
})

it.each([
  'export class Match {}',
  'export abstract class Match {}',
  'export interface Match {',
  'export type Match = 1',
])('finds a second "%s"', text => {
  write('web/src/table/match.ts', `const one = 1\n${text}\n`)
  expect(checkTypeNames(folder)).toEqual({
    ok: false,
    output: 'Match is exported by engine/src/match.ts and web/src/table/match.ts: rename one, or import it',
  })
})
