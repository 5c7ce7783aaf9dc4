import { expect, it } from 'vitest'
import boardJson from '../src/data/board.json' with { type: 'json' }
import { BOARD, BUILDINGS, distance, LOCATIONS, leftNeighbor, loadBoard, locNamed, nameOf } from '../src/data/board.ts'

const d = (a: string, b: string) => distance(locNamed(a), locNamed(b))
const stepsOf = (at: string) => BOARD.steps[locNamed(at)].map(nameOf).sort()

it('ZT-20 every street square and every building is one location: 156 and 12', () => {
  expect(LOCATIONS).toBe(168)
  expect(BOARD.names.filter(name => /^b\d\d$/.test(name))).toHaveLength(BUILDINGS)
  expect(new Set(BOARD.names).size).toBe(LOCATIONS)
})

it('ZT-21 ZT-27 ZT-R02 steps go to all touching squares, into buildings from the side only, and never into the cemetery', () => {
  expect(stepsOf('G5')).toEqual(['F4', 'F5', 'G4', 'H4', 'H5'])
  expect(stepsOf('E2')).not.toContain('b01')
  expect(stepsOf('B2')).not.toContain('b01')
  expect(BOARD.names).not.toContain('F6')
  for (let a = 0; a < LOCATIONS; a++) for (const b of BOARD.steps[a]) expect(BOARD.steps[b]).toContain(a)
})

it('ZT-22 ZT-23 a building is entered and left at each of its four squares, two in front and one at each end', () => {
  expect(stepsOf('b01')).toEqual(['B1', 'C2', 'D2', 'E1'])
  expect(stepsOf('b07')).toEqual(['J14', 'K13', 'L13', 'M14'])
  for (let b = 0; b < BUILDINGS; b++) {
    expect(BOARD.contacts[b].map(square => BOARD.ring[square])).toEqual([4, 4, 5, 5])
    for (const square of BOARD.contacts[b]) expect(BOARD.contactOf[square]).toBe(b)
  }
})

it('ZT-24 ZT-R01 distances are the fewest steps, through buildings and around the cemetery', () => {
  expect(d('B1', 'E1')).toBe(2)
  expect(d('E7', 'G5')).toBe(3)
  expect(d('b01', 'b07')).toBe(14)
  expect(d('b02', 'b08')).toBe(13)
  for (let b = 0; b < BUILDINGS; b++) {
    const second = leftNeighbor(leftNeighbor(b))
    expect(distance(b, leftNeighbor(b))).toBe(3)
    expect(distance(b, second)).toBe(6)
    expect(Math.min(...BOARD.contacts[second].map(square => distance(b, square)))).toBe(5)
  }
})

it('ZT-25 ZT-R22 the rings have 20, 28, 36, 44 and 28 street squares', () => {
  const count = (ring: number) => BOARD.ring.filter((own, at) => own === ring && at >= BUILDINGS).length
  expect([1, 2, 3, 4, 5].map(count)).toEqual([20, 28, 36, 44, 28])
  for (let b = 0; b < BUILDINGS; b++) expect(BOARD.ring[b]).toBe(5)
  for (let at = 0; at < LOCATIONS; at++)
    for (const { to } of BOARD.zombieSteps[at]) expect(BOARD.ring[to]).toBeGreaterThanOrEqual(BOARD.ring[at])
})

it('ZT-26 the buildings form one circle around the corners of the board', () => {
  expect(nameOf(leftNeighbor(locNamed('b12')))).toBe('b01')
  expect(d('b03', 'b04')).toBe(3)
})

it('a wrong board is rejected, naming the error', () => {
  const bad = (rows: string[]) => () => loadBoard({ ...boardJson, rows })
  expect(bad(boardJson.rows.slice(1))).toThrow(/board.json/)
  expect(bad(boardJson.rows.map(row => row.replace('X', '.')))).toThrow(/refill/)
  expect(bad(boardJson.rows.map((row, i) => (i === 0 ? row.replace('01 01', '01 . ') : row)))).toThrow(/board.json/)
})
