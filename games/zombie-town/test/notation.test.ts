import { type Facets, readOptions, SeededChance } from '@holdout/engine'
import { checkNotation } from '@holdout/testkit'
import { expect, it } from 'vitest'
import { seatOf } from '../src/codes.ts'
import { nameOf } from '../src/data/board.ts'
import { zombieTown } from '../src/index.ts'

checkNotation(zombieTown, new URL('../scenarios/', import.meta.url))

/** The home bases of a position in which pawns are named at places. */
function homesWith(pawns: Readonly<Record<string, string>>): string {
  const options = readOptions(zombieTown.options, {})
  const zones = zombieTown.notation.zones(options)
  const given = Object.entries(pawns).map(([pawn, at]): [string, Facets] => [pawn, zones[pawn].read(`at ${at}`)])
  const { homes, owners } = zombieTown.notation.place(options, new Map(given), SeededChance.of('notation'))
  return homes.flatMap((isHome, at) => (isHome ? [`${nameOf(at)} ${seatOf(owners[at] as number)}`] : [])).join(', ')
}

it.each([
  [{}, 'b01 p1, b04 p2, b07 p3, b10 p4'],
  [{ red: 'b04' }, 'b01 p1, b04 p2, b07 p3, b10 p4'],
  [{ red: 'b04', blue: 'b01' }, 'b01 p2, b04 p1, b07 p3, b10 p4'],
  [{ red: 'b04', blue: 'C2' }, 'b01 p1, b02 p2, b07 p3, b10 p4'],
])('a building with a named pawn is no home base of an absent player: %o', (pawns, homes) => {
  expect(homesWith(pawns)).toBe(homes)
})
