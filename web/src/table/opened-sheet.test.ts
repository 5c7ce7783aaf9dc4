import { expect, it } from 'vitest'
import { isOutdated } from './opened-sheet.ts'

const waiting = { mine: false, over: false }
const asked = { mine: true, over: false }
const ended = { mine: false, over: true }

it.each([
  ['the list goes with its question', 'choices', asked, waiting, true],
  ['the list stays while something is asked', 'choices', asked, asked, false],
  ['a list that was opened early fills', 'choices', waiting, asked, false],
  ['the end closes the list', 'choices', asked, ended, true],
  ['the end closes a list that was still empty', 'choices', waiting, ended, true],
  ['the end closes the rules', 'rules', asked, ended, true],
  ['a question calls back whoever reads the log', 'log', waiting, asked, true],
  ['whoever reads in their own turn reads on', 'rules', asked, waiting, false],
  ['what is opened after the end stays', 'log', ended, ended, false],
] as const)('%s', (_title, kind, then, now, outdated) => {
  expect(isOutdated({ sheet: { kind }, ...then }, now)).toBe(outdated)
})
