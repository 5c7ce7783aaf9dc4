import { expect, it } from 'vitest'
import { isOutdated } from './opened-sheet.ts'

const waiting = { mine: false, over: false }
const asked = { mine: true, over: false }
const ended = { mine: false, over: true }

it.each([
  ['the list closes with its decision', 'choices', asked, waiting, true],
  ['the list stays while a decision is open', 'choices', asked, asked, false],
  ['a list that was opened early stays and fills', 'choices', waiting, asked, false],
  ['the end closes the list', 'choices', asked, ended, true],
  ['the end closes an empty list', 'choices', waiting, ended, true],
  ['the end closes the rules', 'rules', asked, ended, true],
  ['a new decision closes the rules', 'rules', waiting, asked, true],
  ['the rules stay open when the own turn ends', 'rules', asked, waiting, false],
  ['a sheet opened after the end stays', 'log', ended, ended, false],
] as const)('%s', (_title, kind, then, now, outdated) => {
  expect(isOutdated({ sheet: { kind }, ...then }, now)).toBe(outdated)
})
